#!/usr/bin/env python3
"""A small bot for the sdadata bot protocol (docs/bot.md). It attacks where it outnumbers, else it passes."""
import random
import sys


def say(line):
    print(line, flush=True)


def largest(word):
    """The largest number a word of a `may` line stands for: 3 of `3`, 5 of `1..5`."""
    return word.split("..")[-1]


def choose(may, armies):
    """One of the commands that may be given, `may` holding each as a list of words."""
    def those(verb):
        return [command for command in may if command[0] == verb]

    for verb in ("tris", "colour", "abandon", "reoccupy", "ghost"):
        if those(verb):
            return random.choice(those(verb))
    if those("place"):
        _, where, most = random.choice(those("place"))
        return ["place", where, largest(most)]
    for verb in ("occupy", "defend"):
        if those(verb):
            return [verb, largest(those(verb)[0][1])]
    good = [c for c in those("attack") if armies[c[1]] > armies[c[2]] + 1]
    if good:
        return max(good, key=lambda c: (armies[c[1]] - armies[c[2]], c[3]))
    return ["pass"]


def main():
    may, armies = [], {}
    for line in sys.stdin:
        words = line.split()
        if words[0] == "sdadata-bot":
            say("bot sparrow")
            say("regulations *")
            say("ready")
        elif words[0] == "newgame":
            random.seed(int(words[words.index("seed") + 1]))
        elif words[0] == "view":
            may, armies = [], {}
        elif words[0] == "land":
            armies.update(zip(words[2::2], map(int, words[3::2])))
        elif words[0] == "may":
            may.append(words[1:])
        elif words[0] == "move":
            say(" ".join(choose(may, armies)))
        elif words[0] == "quit":
            break


if __name__ == "__main__":
    main()
