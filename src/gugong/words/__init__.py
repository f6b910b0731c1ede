"""Everything the program says, in four languages: Fluent messages, and errors that are worded by them.

This package imports nothing of gugong, so that every layer may use it.  Fluent is imported with the first sentence.
"""

from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final, TypeAlias, Union

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "cs", "pl")
REMEMBERED: Final = 8192  # sentences; the same ones are said over and over
LONGEST: Final = 2400  # characters of a variable: Fluent refuses more than 2,500
Value: TypeAlias = Union[int, str, "Phrase"]  # of a variable


class Catalogue:
    """The messages of one language; raises ValueError if there are none."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
            raise ValueError(f"There are no words in {language!r}: choose {known}")
        self.language = language
        self._remembered = lru_cache(REMEMBERED)(self._format)

    def say(self, message: str, /, **args: int | str) -> str:
        """The message of this id, its variables filled in."""
        return self._remembered(message, **args)

    def quoted(self, text: str) -> str:
        """What somebody typed or may type, in quotation marks; nothing in it upsets a terminal."""
        return self.say("quoted", text=repr(text)[1:-1])

    def _format(self, message: str, /, **args: int | str) -> str:
        bundle = _bundle(self.language)
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} says nothing"
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
        words, errors = bundle.format_pattern(pattern, short)
        assert not errors, f"{message} in {self.language}: {errors}"
        return str(words)


class Phrase:
    """A message and its variables, in no language yet; a variable may be a phrase too."""

    def __init__(self, message: str, /, **given: Value) -> None:
        self.message: Final = message
        self.given: Final = given

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.given.items())
        return f"Phrase({self.message!r}{given})"

    def said(self, words: Catalogue) -> str:
        args = {name: value.said(words) if isinstance(value, Phrase) else value for name, value in self.given.items()}
        return words.say(self.message, **args)


class WordedError(ValueError):
    """An error that can be said in any language; str() says it in English."""

    # The phrase is kept in `args`, which a subclass compiled by mypyc shares with ValueError.
    __slots__ = ()

    def __init__(self, message: str | Phrase, /, **given: Value) -> None:
        super().__init__(message if isinstance(message, Phrase) else Phrase(message, **given))

    def __reduce__(self) -> tuple[type["WordedError"], tuple[Phrase]]:
        """Said here because dask changes how all other errors are pickled, and those of compiled classes then fail."""
        return type(self), (self.phrase,)

    @property
    def phrase(self) -> Phrase:
        """What is wrong, to be said or to stand inside another phrase."""
        phrase = self.args[0]
        assert isinstance(phrase, Phrase)
        return phrase

    def said(self, words: Catalogue) -> str:
        return self.phrase.said(words)

    def __str__(self) -> str:
        return self.said(catalogue("en"))


def say(language: str, message: str, /, **args: int | str) -> str:
    """The message of this id in this language."""
    return catalogue(language).say(message, **args)


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of this language, made once."""
    return Catalogue(language)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in resources.files(__name__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
