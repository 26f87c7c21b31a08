"""Laws of words: every act, event and refusal can be told in every language."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.testing.situations import Situation, watchers
from ludoteca.words import LANGUAGES, words

every_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ("Ana", "Bento", "Clara", "Dora", "Edu")


@every_language
@given(data=st.data())
def test_everything_that_happens_can_be_told(game: ludoteca.AnyGame, language: str, data: st.DataObject) -> None:
    situation = Situation(game, data)
    events: list[msgspec.Struct] = []
    situation.match.listen(events.extend)
    situation.finish()
    speech = words(language, game.id)
    for event in events:
        seen = [game.see(event, seat) for seat in watchers(situation.match.state)]
        for number, each in enumerate(seen):
            assert each in seen[:number] or speech.tell(each, NAMES, "event-")


@every_language
def test_every_act_source_of_points_and_option_has_words(game: ludoteca.AnyGame, language: str) -> None:
    speech = words(language, game.id)
    for act in game.actions:
        assert speech.tell(act, NAMES, "act-")
    for option in game.options:
        assert speech.say(f"option-{option}")
        assert speech.say(f"option-{option}-text")
    for ending in game.endings:
        assert speech.say(f"ending-{ending}")
    assert speech.say("tagline")


@every_language
@given(data=st.data())
def test_every_refusal_and_score_has_words(game: ludoteca.AnyGame, language: str, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    speech = words(language, game.id)
    legal = set(state.legal())
    for number in [situation.dice.below(game.num_actions) for _ in range(40)]:
        if number not in legal:
            assert game.refusal(state, number).say(speech)
    outcome = state.outcome()
    assert all(speech.say(f"points-{source}") for source in outcome.breakdown)
    assert all(speech.say(f"tie-{name}") for name in outcome.tie_breaks)
