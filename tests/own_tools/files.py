"""Files as a user has them."""

from collections.abc import Sequence
import io

from pypdf import PdfWriter
from pypdf.generic import (
    DecodedStreamObject,
    DictionaryObject,
    NameObject,
    TextStringObject,
)

_FONT = DictionaryObject(
    {
        NameObject("/Type"): NameObject("/Font"),
        NameObject("/Subtype"): NameObject("/Type1"),
        NameObject("/BaseFont"): NameObject("/Helvetica"),
        NameObject("/Encoding"): NameObject("/WinAnsiEncoding"),
    }
)


def pdf(
    *pages: Sequence[str], password: str | None = None, owner: str | None = None
) -> bytes:
    """Return a PDF with the lines of each page; password opens it, owner protects it."""
    writer = PdfWriter()
    for lines in pages:
        page = writer.add_blank_page(595, 842)
        page[NameObject("/Resources")] = DictionaryObject(
            {NameObject("/Font"): DictionaryObject({NameObject("/F1"): _FONT})}
        )
        stream = DecodedStreamObject()
        stream.set_data(_text(lines))
        page[NameObject("/Contents")] = stream
    writer.add_metadata({"/Title": TextStringObject("A manual")})
    if password is not None or owner is not None:
        writer.encrypt(password or "", owner, algorithm="AES-128")
    data = io.BytesIO()
    writer.write(data)
    return data.getvalue()


def _text(lines: Sequence[str]) -> bytes:
    """Return what draws lines of text on a page."""
    drawn = b"".join(
        b"("
        + line.replace("(", r"\(").replace(")", r"\)").encode("cp1252")
        + b") Tj T*\n"
        for line in lines
    )
    return b"BT /F1 12 Tf 14 TL 50 780 Td\n" + drawn + b"ET"
