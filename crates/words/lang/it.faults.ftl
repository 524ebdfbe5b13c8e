# Quando qualcosa non va: la base dati, il disco, due server insieme.
store-in-use = qui gira già un server: fermalo, o scegli un'altra cartella con --data ({ $why })
web-nonce-used = Questo nonce è già servito per un'altra richiesta: per ogni cosa nuova ne serve uno nuovo.
serve-tls = Chi accede con una password da un altro computer apre il server con TLS; da qui: { $address }
serve-tls-fingerprint = Il certificato è di questo server: il browser avvisa la prima volta. Continua solo se l'impronta SHA-256 che mostra è questa: { $fingerprint }
serve-tls-file = TLS: { $path } non va bene ({ $why })
serve-tls-pair = TLS: il certificato e la chiave non si possono usare insieme ({ $why })
serve-tls-no-folder = TLS: con una base dati su un altro computer il certificato va dato con --tls-certificate e --tls-key
web-password-over-tls = Le password passano solo con TLS: apri { $address }
arg-serve-tls = parla TLS anche su questo indirizzo; 0.0.0.0:8443 se non si dice altro
arg-serve-tls-certificate = il certificato, in PEM; se manca il server ne fa uno suo e ne mostra l'impronta
arg-serve-tls-key = la chiave privata del certificato, in PEM
