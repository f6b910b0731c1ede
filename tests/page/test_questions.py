"""At 1280×720 every option of every question is seen without scrolling, in every language."""

import pytest
from playwright.sync_api import Browser

from gugong.view.words import LANGUAGES
from tests.page.questions import Shown, one_of_each_shape, open_page, wrong
from tests.page.serving import Server


@pytest.fixture(scope="module")
def questions() -> list[Shown]:
    return one_of_each_shape()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_of_question_fits(server: Server, browser: Browser, questions: list[Shown], language: str):
    page = open_page(browser, server.address, language)
    assert wrong(page, questions, language) == []
    page.context.close()
