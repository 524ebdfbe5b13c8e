#!/usr/bin/env python3
"""A small bot for the sdadata bot protocol (docs/bot.md). It attacks where it outnumbers, else it passes."""
import random
import sys


def say(line):
    print(line, flush=True)


def filled(command):
    """A `may` line as a command: the largest number each range stands for, 5 of `1..5`."""
    return [word.split("..")[-1] for word in command]


def choose(may, armies):
    """One of the commands that may be given, `may` holding each as a list of words."""
    def those(*verbs):
        return [command for command in may if command[0] in verbs]

    for verbs in (["claim"], ["tris", "colour", "settle", "build", "abandon", "reoccupy", "ghost"],
                  ["place", "launch"], ["occupy", "defend"]):
        if those(*verbs):
            return filled(random.choice(those(*verbs)))
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
