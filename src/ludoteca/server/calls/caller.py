"""Carries calls out: words in the person's language, a notice to each browser, a mail where an address is confirmed."""

from __future__ import annotations

import asyncio
import logging
from email.message import EmailMessage
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core.registry import game as find_game
from ludoteca.server.calls import due, mail, push, wishes
from ludoteca.server.calls.due import SECOND, Call
from ludoteca.server.calls.links import CONFIRM, STOP, sealed
from ludoteca.server.calls.wishes import Wished
from ludoteca.server.house import House
from ludoteca.server.problems import Malformed
from ludoteca.server.protocol.calls import Browser, Notice
from ludoteca.server.protocol.parts import Language
from ludoteca.server.store import schema
from ludoteca.server.store.rows import now
from ludoteca.server.table import telling
from ludoteca.words import Words, words

PAUSE = 2.0
PATIENCE = (60, 300, 1800, 7200)
"""Seconds after which a call that failed is tried again: the first time, the second …"""
ANSWER = 30 * SECOND
"""How long another process may take to say who is with it."""
log = logging.getLogger("ludoteca")


def start(house: House) -> None:
    """Begin."""
    if house.settings.smtp and not house.settings.address:
        log.warning("links in mails lead to %s: is that where people are?", house.settings.public_address)
    house.spawn(_go_on(house))


async def _go_on(house: House) -> None:
    while True:
        try:
            await round_of_calls(house)
        except (SQLAlchemyError, OSError) as error:
            log.warning("nobody could be called: %s", type(error).__name__)
        await asyncio.sleep(PAUSE)


async def round_of_calls(house: House) -> None:
    """Find who is to be called, and call them."""
    await due.note(house.store)
    await asyncio.gather(*(_carry_out(house, call) for call in await due.claimed(house.store)))


async def _carry_out(house: House, call: Call) -> None:
    try:
        await _call(house, call)
    except Exception as error:  # whatever is wrong with one call, everybody else is called all the same
        log.warning("somebody could not be called", exc_info=error)
        await _put_off(house, call)


async def _call(house: House, call: Call) -> None:
    wished = await wishes.wishes_of(house.store, call.person)
    if wished is None or not wished.called or _is_there(house, call) or not await due.holds(house.store, call):
        await due.settle(house.store, call)
    elif until := due.quiet_until(wished, now()):
        await due.put_off(house.store, call, until, call.tries)
    elif await _asked_who_is_there(house, call):
        await due.put_off(house.store, call, now() + ANSWER, call.tries)
    elif await _reached(house, call, wished):
        await due.settle(house.store, call)
    else:
        await _put_off(house, call)


async def _put_off(house: House, call: Call) -> None:
    pause = PATIENCE[min(call.tries, len(PATIENCE) - 1)] * SECOND
    await due.put_off(house.store, call, now() + pause, call.tries + 1)


async def _asked_who_is_there(house: House, call: Call) -> bool:
    """Somebody may sit at the table through another process: one that has it not in memory has to ask them first."""
    if not house.fanout.shared or call.table in house.rooms:
        return False
    await house.room(call.table)
    return True


def _is_there(house: House, call: Call) -> bool:
    """Is somebody at that table right now?"""
    room = house.rooms.get(call.table)
    return room is not None and call.person in telling.present(room)


async def _reached(house: House, call: Call, wished: Wished) -> bool:
    """Tell him by every way he wishes; true unless all of them failed for now."""
    told = await _told(house, call, wished)
    browsers = await wishes.browsers_of(house.store, call.person)
    ways = [_push(house, browser, told.notice) for browser in browsers]
    if wished.email and wished.confirmed and house.settings.smtp:
        ways.append(_mail(house, wished, told))
    done = await asyncio.gather(*ways)
    return not done or any(done)


class _Told(NamedTuple):
    notice: Notice
    speech: Words


async def _told(house: House, call: Call, wished: Wished) -> _Told:
    """What it is about, in his language."""
    seats = schema.seats.c
    others = select(seats.name, seats.kind).where(seats.table == call.table, seats.person.is_distinct_from(call.person))
    async with house.store.read() as reader:
        game = (await reader.execute(select(schema.tables.c.game).where(schema.tables.c.id == call.table))).scalar_one()
        rows = (await reader.execute(others.order_by(seats.seat))).all()
    speech = words(wished.language, game)
    names = [speech.say(f"bot-{row.name}") if row.kind == "bot" else row.name for row in rows if row.name]
    title = speech.say(f"title-{game}") if speech.has(f"title-{game}") else find_game(game).title
    text = speech.say(
        f"call-{call.kind}-with" if names else f"call-{call.kind}", title=title, people=speech.join(names)
    )
    notice = Notice(title=speech.say(f"call-{call.kind}-title", title=title), text=text, path=f"/t/{call.table}")
    return _Told(notice, speech)


async def _push(house: House, browser: Browser, notice: Notice) -> bool:
    try:
        await push.push(house.settings, house.key, browser, notice)
    except push.Gone:
        await wishes.forget_browser(house.store, browser.endpoint)
    except (OSError, Malformed) as error:
        log.warning("a browser's service did not take a notice: %s", error)
        return False
    return True


async def _mail(house: House, wished: Wished, told: _Told) -> bool:
    settings, (notice, speech) = house.settings, told
    seal = sealed(house.key, STOP, wished.person)
    text = speech.say(
        "mail-call",
        text=notice.text,
        link=f"{settings.public_address}{notice.path}",
        stop=f"{settings.public_address}/mail/stop/{seal}",
    )
    by_program = f"{settings.public_address}/api/calls/stop/{seal}"
    return await _sent(house, mail.letter(settings, wished.email or "", notice.title, text, by_program))


async def _sent(house: House, letter: EmailMessage) -> bool:
    try:
        await mail.send(house.settings, letter)
    except mail.TROUBLES as error:
        log.warning("the mail server did not take a mail: %s", mail.trouble(error))
        return False
    return True


async def ask_to_confirm(house: House, person: str, email: str, language: Language) -> bool:
    """A mail to a new address: is it yours? Nothing else goes there before."""
    speech, settings = words(language), house.settings
    link = f"{settings.public_address}/mail/confirm/{sealed(house.key, CONFIRM, person, email)}"
    text = speech.say("mail-confirm", link=link, address=settings.public_address)
    return await _sent(house, mail.letter(settings, email, speech.say("mail-confirm-title"), text, ""))
