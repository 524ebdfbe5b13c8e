#!/usr/bin/env bash
# Invents tournaments of every format, with mishaps, and makes each of them anew from its log.
# Usage: tests/tournaments.sh PROGRAM TIMES
set -euo pipefail
program=$1 times=$2
for format in challenge-2017:16 challenge-2017:35 challenge-2017:104 raduno:24 raduno:132 raduno/squadre:16 genova-53:13 \
              genova-53:23 firk/italiana:17 firk/eliminazione:48 lariana/como:14 spqr-rtu/giornata:13 spqr-rtu/giornata-5:25 \
              spqr-rtu/medagliere:16 spqr-rtu/tre-semifinali:17 spqr-rtu/due-semifinali:16 spqr-rtu/serate:13 \
              spqr-rtu/eliminazione:16 spqr-rtu/cns:25; do
  "$program" tournament simulate --format "${format%:*}" --entrants "${format#*:}" --times "$times" --seed 1 --mishaps
done
