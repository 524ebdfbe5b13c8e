#!/usr/bin/env python3
"""Writes the workbooks of tests/data: binary .xls files (BIFF8) as clubs keep them, with invented people only.

Needs xlwt (`pip install xlwt`). The files are committed; run this only to change them:

    python3 crates/interchange/tests/make_xls.py
"""

import datetime
import pathlib

import xlwt

DATA = pathlib.Path(__file__).parent / "data"

NAMES = ["Ada", "Aldo", "Bianca", "Bruno", "Carla", "Cesare", "Dina", "Dario", "Elsa", "Ennio",
         "Fiamma", "Furio", "Gaia", "Guido", "Ilda", "Ivo", "Lea", "Livio", "Niccolò", "Milo"]
SURNAMES = ["Torremoro", "Brancalupi", "Valdiserra", "Montevelli", "Rocafosca", "Spinanardi", "Lanzagrana",
            "Cimatosti", "Boscabuio", "Rivascura"]
CLUBS = [("Aurora", "Liguria"), ("Bastione", "Liguria"), ("Carrarmato", "Lombardia"), ("Egemonia", "Veneto")]

DAY = xlwt.easyxf(num_format_str="DD/MM/YYYY")
TITLE = xlwt.easyxf("align: horiz center; font: bold on")
WRAP = xlwt.easyxf("align: wrap on")


def people(count):
    """Numbers are the club's own: they begin at 101 and are not those of the list."""
    out = []
    for at in range(count):
        club, region = CLUBS[at % len(CLUBS)]
        out.append(dict(id=101 + at, name=NAMES[at % 20], surname=SURNAMES[(at * 3) % 10], nickname="Zar" if at == 2 else "",
                        club=club, part="SI", region=region, birth=datetime.date(1980 + at % 20, 1 + at % 12, 1 + at % 28),
                        national="IT%04d" % (500 + at) if at % 2 == 0 else ""))
    return out


def event(book, kind, rounds, dates, name="Torneo di prova"):
    sheet = book.add_sheet("TORNEO")
    labels = ["Luogo", "Organizzatore", "Nome", "Tipo", "Turni"]
    values = ["Sala del circolo", "Circolo Aurora", name, kind, rounds]
    sheet.write(0, 1, "SCHEDA DEL TORNEO")
    for at, (label, value) in enumerate(zip(labels, values)):
        sheet.write(1 + at, 1, label)
        sheet.write(1 + at, 3, value)
    for at, date in enumerate(dates):
        sheet.write(7 + at, 1, "Data %d" % (at + 1))
        sheet.write(7 + at, 3, date, DAY)


def entrants(book, listed):
    sheet = book.add_sheet("Iscritti")
    sheet.write(0, 0, "ISCRITTI")
    for at, title in enumerate(["ID", "Nome", "Cognome", "Nickname", "Club", "Partecipa", "Regione", "Nascita", "ID naz."]):
        sheet.write(2, at, title)
    for at, one in enumerate(listed):
        row = 3 + at
        cells = [one["id"], one["name"], one["surname"], one["nickname"], one["club"], one["part"], one["region"]]
        for column, cell in enumerate(cells):
            sheet.write(row, column, cell)
        sheet.write(row, 7, one["birth"], DAY)
        sheet.write(row, 8, one["national"])


def a_round(book, number, tables, listed):
    known = {one["id"]: one for one in listed}
    sheet = book.add_sheet("%d° Turno" % number)
    for at, table in enumerate(tables):
        row = 2 * at
        sheet.write_merge(row, row, 0, 3 * len(table) - 1, "Tavolo N°%d" % (at + 1), TITLE)
        for seat, (who, points) in enumerate(table):
            one = known.get(who)
            sheet.write(row + 1, 3 * seat, who)
            sheet.write(row + 1, 3 * seat + 1, "%s %s\n%s" % (one["name"], one["surname"], one["club"]) if one else "FANTASMA", WRAP)
            if points is not None:
                sheet.write(row + 1, 3 * seat + 2, points)


def bonus_50(rounds):
    """T1.2: table points, the winner 50 more, a whole objective 150."""
    results = {}
    for number, tables in enumerate(rounds):
        for table in tables:
            real = [(who, points) for who, points in table if who != -1]
            best = max(points for _, points in real)
            for who, points in real:
                worth = int(points) + (50 if points == best else 0)
                results.setdefault(who, {})[number] = 150 if points >= 86 else worth
    return results


def ranking(results):
    """T2.6: by the sum, the best result, and who made it first."""
    def key(who):
        games = results[who]
        best = max(games.values())
        return (-sum(games.values()), -best, min(at for at, points in games.items() if points == best))
    order = sorted(results, key=lambda who: (key(who), who))
    places = []
    for at, who in enumerate(order):
        tied = at > 0 and key(order[at - 1]) == key(who)
        places.append((places[-1][0] if tied else at + 1, who))
    return places


def standings(book, places, results, rounds, listed):
    known = {one["id"]: one for one in listed}
    full = book.add_sheet("Classifica")
    full.write(0, 0, "CLASSIFICA GENERALE")
    for at, title in enumerate(["Pos.", "ID", "Giocatore", "Club", "Totale"] + ["%d° Turno" % (n + 1) for n in range(rounds)]):
        full.write(1, at, title)
    short = book.add_sheet("Classifica Ridotta")
    for at, title in enumerate(["Pos.", "Cognome", "Nome", "Punti"]):
        short.write(0, at, title)
    for at, (place, who) in enumerate(places):
        one, games = known[who], results[who]
        cells = [place, who, "%s %s" % (one["name"], one["surname"]), one["club"], sum(games.values())]
        cells += [games.get(n, "") for n in range(rounds)]
        for column, cell in enumerate(cells):
            full.write(2 + at, column, cell)
        for column, cell in enumerate([place, one["surname"], one["name"], sum(games.values())]):
            short.write(1 + at, column, cell)


def twenty():
    """Twenty people, two rounds, five tables of four each; one whole objective, one tie broken by decimals."""
    ids = [101 + at for at in range(20)]
    points = [[48, 39, 23, 10], [51, 30.1, 30, 12], [44, 41, 20, 9], [60, 35, 18, 0], [47.2, 47.1, 33, 21]]
    first = [[(ids[4 * t + s], points[t][s]) for s in range(4)] for t in range(5)]
    more = [[86, 33, 21, 8], [40, 52, 19, 11], [22, 38, 55, 17], [25, 28, 36, 49], [13, 45, 45.5, 27]]
    second = [[(ids[(t + 4 * s + s) % 20], more[t][s]) for s in range(4)] for t in range(5)]
    assert len({who for table in second for who, _ in table}) == 20
    return [first, second]


def save(book, name):
    book.save(str(DATA / name))


def main():
    DATA.mkdir(exist_ok=True)
    days = [datetime.date(2026, 3, 7), datetime.date(2026, 3, 8)]
    listed, rounds = people(20), twenty()
    listed.append(dict(id=140, name="Olga", surname="Selvalunga", nickname="", club="", part="NO", region="",
                       birth=datetime.date(1990, 2, 3), national=""))
    results = bonus_50(rounds)
    for name, wrong in [("venti.xls", False), ("venti-sbagliato.xls", True)]:
        book = xlwt.Workbook(encoding="utf-8")
        event(book, "Raduno", 2, days)
        entrants(book, listed)
        for at, tables in enumerate(rounds):
            a_round(book, at + 1, tables, listed)
        places, shown = ranking(results), {who: dict(games) for who, games in results.items()}
        if wrong:
            # The third has ten too many in the second round, and the fifth and sixth stand in each other's place.
            shown[places[2][1]][1] += 10
            places[4], places[5] = (places[4][0], places[5][1]), (places[5][0], places[4][1])
        standings(book, places, shown, 2, listed)
        save(book, name)

    # Seven people: a table of four and one of three with a ghost.
    book = xlwt.Workbook(encoding="utf-8")
    listed = people(7)
    event(book, "Campionato", 5, days[:1], "Campionato di prova")
    entrants(book, listed)
    a_round(book, 1, [[(101, 48), (102, 39), (103, 23), (104, 10)], [(105, 30), (-1, 0), (106, 30.5), (107, 12)]], listed)
    save(book, "fantasma.xls")

    # Faults of many kinds.
    book = xlwt.Workbook(encoding="utf-8")
    listed = people(8)
    listed[2]["part"] = "FORSE"
    listed[4]["id"] = 101
    listed[5]["id"] = "x7"
    event(book, "Raduno", "due", days[:1], "")
    entrants(book, listed)
    a_round(book, 1, [[(101, 48), (102, None), (999, 23), (104, "dieci")], [(107, 20), (108, 10), (102, 5), (104, 4)]], listed)
    sheet = book.add_sheet("Classifica")
    sheet.write(0, 0, "nessuna intestazione")
    save(book, "rotto.xls")

    # A list of entrants kept in a workbook of its own.
    book = xlwt.Workbook(encoding="utf-8")
    sheet = book.add_sheet("Foglio1")
    sheet.write(0, 0, "Iscritti al raduno")
    for column, title in enumerate(["Cognome", "Nome", "Telefono", "Circolo", "Data di nascita"]):
        sheet.write(2, column, title)
    for row, one in enumerate(people(3)):
        for column, cell in enumerate([one["surname"], one["name"], "0", one["club"]]):
            sheet.write(3 + row, column, cell)
        sheet.write(3 + row, 4, one["birth"], DAY)
    save(book, "elenco.xls")


if __name__ == "__main__":
    main()
