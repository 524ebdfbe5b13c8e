#!/usr/bin/env bash
# Plays games of every regulation at every number of seats with every bot, each step compared with the second account.
# Usage: tests/games.sh PROGRAM GAMES
set -euo pipefail
program=$1 games=$2
play() { "$program" simulate --regulation "${1%:*}" --players "${1#*:}" --bots "$2" --games "$games" --seed 1 --audit --json >/dev/null; }
for table in challenge-2017:4 challenge-2017:5 raduno:4 genova-53:3 genova-53:4 genova-53:5 firk:3 firk:4 firk:6 \
             lariana:3 lariana:4 lariana:5 lariana:6 classico:3 classico:6; do
  for bot in random random-turns cautious medio; do play "$table" "$bot"; done
done
for table in spqr-rtu:4 spqr-rtu:5 spqr-box:3 spqr-box:4 spqr-box:5; do
  for bot in random cautious random,cautious medio; do play "$table" "$bot"; done
done
