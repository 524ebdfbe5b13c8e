// The page for no network: what was wanted is asked for again as soon as there is one.

addEventListener("online", () => location.reload());
