"""Numbers in pictures have a true minus sign."""

from renderer.parts.figures import change, figures


def test_a_negative_number_has_a_minus_sign_not_a_hyphen() -> None:
    assert [figures(number) for number in (12, 0, -2)] == ["12", "0", "\N{MINUS SIGN}2"]


def test_a_change_always_has_its_sign() -> None:
    assert [change(number) for number in (10, 0, -1)] == ["+10", "+0", "\N{MINUS SIGN}1"]
