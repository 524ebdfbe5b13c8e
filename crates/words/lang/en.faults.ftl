# When something is wrong: the database, the disk, two servers at once.
store-in-use = a server runs here already: stop it, or choose another directory with --data ({ $why })
web-nonce-used = This nonce was used for another request: each new thing needs a new one.
serve-tls = Whoever logs in with a password from another computer opens the server over TLS; from here: { $address }
serve-tls-fingerprint = The certificate is this server's own: a browser warns the first time. Go on only if the SHA-256 fingerprint it shows is this: { $fingerprint }
serve-tls-file = TLS: { $path } cannot be used ({ $why })
serve-tls-pair = TLS: certificate and key cannot be used together ({ $why })
serve-tls-no-folder = TLS: with a database on another machine the certificate is given with --tls-certificate and --tls-key
web-password-over-tls = Passwords go over TLS only: open { $address }
arg-serve-tls = speaks TLS at this address too; 0.0.0.0:8443 if none is said
arg-serve-tls-certificate = the certificate, in PEM; without one the server makes its own and shows its fingerprint
arg-serve-tls-key = the private key of the certificate, in PEM
