# Quando qualcosa non va: la base dati, il disco, due server insieme.
store-in-use = qui gira già un server: fermalo, o scegli un'altra cartella con --data ({ $why })
web-nonce-used = Questo nonce è già servito per un'altra richiesta: per ogni cosa nuova ne serve uno nuovo.
