# When something is wrong: the database, the disk, two servers at once.
store-in-use = a server runs here already: stop it, or choose another directory with --data ({ $why })
web-nonce-used = This nonce was used for another request: each new thing needs a new one.
