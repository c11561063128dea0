"""The index of the user's files: passages in SQLite, found by their words.

The index only copies what is in the files: if it is damaged or of another version, it
is built anew. All of it is for the executor, from any of its threads.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
import heapq
from math import hypot, sumprod
from pathlib import Path
import sqlite3
from threading import Lock

from ...text.similarity import by_first_letter
from .files import Stamp
from .query import IndexedWords, codes_of, exact_words_of, fused, related, words_of
from .text import Passage

SCHEMA_VERSION = 1
"""Raised whenever the schema changes, or what the files are read as."""

MAX_VECTORS = 20_000
"""Passages that can be found by meaning: each is compared with the question."""

CANDIDATES = 30
"""Places of each ranking that are taken into account."""

_SCHEMA = """
BEGIN;
CREATE TABLE files (
    name TEXT PRIMARY KEY,
    mtime_ns INTEGER NOT NULL,
    size INTEGER NOT NULL,
    digest BLOB NOT NULL,
    problem TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE passages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    file TEXT NOT NULL,
    page INTEGER,
    vector BLOB
);
CREATE INDEX passages_by_file ON passages (file);
CREATE VIRTUAL TABLE words USING fts5 (
    file, heading, text, codes, tokenize = "unicode61 remove_diacritics 2"
);
CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, row);
CREATE TABLE embedding (model TEXT NOT NULL);
INSERT INTO embedding VALUES ('');
COMMIT;
"""

_BY_WORDS = """
SELECT rowid FROM words WHERE words MATCH ?
ORDER BY bm25(words, 2.0, 2.0, 1.0, 2.0) LIMIT ?
"""
"""Words in the name of a file or section weigh more than words in the text."""


@dataclass(frozen=True, slots=True)
class IndexedFile:
    """A file as it was read last."""

    stamp: Stamp
    digest: bytes
    problem: str = ""
    """Why it could not be read, empty where it was."""


@dataclass(frozen=True, slots=True)
class IndexedPassage:
    """A passage and the file it stands in, by its path in the folder."""

    file: str
    passage: Passage


class DocumentIndex:
    """The passages of all files. Its methods raise sqlite3.Error or OSError."""

    def __init__(self, path: Path) -> None:
        """Use the database at path; it is opened with the first use."""
        self._path = path
        self._lock = Lock()
        self._connection: sqlite3.Connection | None = None
        self._closed = False
        self._vocabulary: IndexedWords | None = None

    def close(self) -> None:
        """Close the database for good."""
        self._closed = True
        self.reset()

    def reset(self) -> None:
        """Close the database; the next use opens it anew."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def files(self) -> dict[str, IndexedFile]:
        """Return the files that the index knows, by their path in the folder."""
        with self._transaction() as db:
            rows = db.execute("SELECT name, mtime_ns, size, digest, problem FROM files")
            return {
                name: IndexedFile(Stamp(mtime_ns, size), digest, problem)
                for name, mtime_ns, size, digest, problem in rows
            }

    def put(self, name: str, file: IndexedFile, passages: Sequence[Passage]) -> None:
        """Put a file's passages in the place of those it had."""
        with self._transaction() as db:
            self._remove(db, name)
            self._note(db, name, file)
            for one in passages:
                row = db.execute(
                    "INSERT INTO passages (file, page) VALUES (?, ?)", (name, one.page)
                )
                codes = " ".join(codes_of(one.text))
                db.execute(
                    "INSERT INTO words (rowid, file, heading, text, codes)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (row.lastrowid, name, one.heading, one.text, codes),
                )

    def note(self, name: str, file: IndexedFile) -> None:
        """Store a new stamp of a file whose content did not change."""
        with self._transaction() as db:
            self._note(db, name, file)

    def remove(self, name: str) -> None:
        """Forget a file."""
        with self._transaction() as db:
            self._remove(db, name)

    def search(
        self, query: str, vector: Sequence[float] | None, limit: int
    ) -> list[IndexedPassage]:
        """Return the passages that fit a question best, the best first.

        vector is the question's embedding, None to search by its words alone.
        """
        with self._transaction() as db:
            rankings = [self._by_words(db, query)]
            if vector is not None:
                rankings.append(_by_meaning(db, vector))
            rows = [
                db.execute(
                    "SELECT passages.file, page, heading, text FROM passages"
                    " JOIN words ON words.rowid = passages.id WHERE id = ?",
                    (one,),
                ).fetchone()
                for one in fused(rankings, limit)
            ]
        return [
            IndexedPassage(file, Passage(page, heading, text))
            for file, page, heading, text in rows
        ]

    def use_model(self, model: str) -> None:
        """Forget the vectors that another embedding model made."""
        with self._transaction() as db:
            if db.execute("SELECT model FROM embedding").fetchone() != (model,):
                db.execute("UPDATE passages SET vector = NULL")
                db.execute("UPDATE embedding SET model = ?", (model,))

    def without_vector(self, limit: int) -> dict[int, str]:
        """Return the texts to embed of passages without a vector, by passage id."""
        with self._transaction() as db:
            (known,) = db.execute("SELECT count(vector) FROM passages").fetchone()
            rows = db.execute(
                "SELECT id, words.file, heading, text FROM passages"
                " JOIN words ON words.rowid = id WHERE vector IS NULL LIMIT ?",
                (max(0, min(limit, MAX_VECTORS - known)),),
            )
            return {
                one: "\n".join(filter(None, (file, heading, text)))
                for one, file, heading, text in rows
            }

    def set_vectors(self, vectors: Mapping[int, Sequence[float]]) -> None:
        """Store the vectors of passages, by passage id."""
        with self._transaction() as db:
            db.executemany(
                "UPDATE passages SET vector = ? WHERE id = ?",
                [(_packed(vector), one) for one, vector in vectors.items()],
            )

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Hold the database for one transaction, rolled back on an exception."""
        with self._lock:
            if self._closed:
                raise sqlite3.ProgrammingError("The index is closed")
            if self._connection is None:
                self._connection = _opened(self._path)
                self._vocabulary = None
            with self._connection:
                yield self._connection

    def _remove(self, db: sqlite3.Connection, name: str) -> None:
        """Forget a file."""
        db.execute(
            "DELETE FROM words WHERE rowid IN (SELECT id FROM passages WHERE file = ?)",
            (name,),
        )
        db.execute("DELETE FROM passages WHERE file = ?", (name,))
        db.execute("DELETE FROM files WHERE name = ?", (name,))
        self._vocabulary = None

    def _by_words(self, db: sqlite3.Connection, query: str) -> list[int]:
        """Return the ids of the passages with words of a question, or words like them.

        A word as it was said counts twice, because it is also like itself.
        """
        if self._vocabulary is None:
            terms = db.execute("SELECT term FROM vocabulary")
            self._vocabulary = by_first_letter(term for (term,) in terms)
        exact, words = exact_words_of(query), words_of(query)
        wider = [*exact, *words, *related(words, self._vocabulary)]
        return fused([_matching(db, exact), _matching(db, wider)], CANDIDATES)

    @staticmethod
    def _note(db: sqlite3.Connection, name: str, file: IndexedFile) -> None:
        """Note what is known of a file."""
        db.execute(
            "REPLACE INTO files (name, mtime_ns, size, digest, problem)"
            " VALUES (?, ?, ?, ?, ?)",
            (name, file.stamp.mtime_ns, file.stamp.size, file.digest, file.problem),
        )


def _matching(db: sqlite3.Connection, words: Sequence[str]) -> list[int]:
    """Return the ids of the passages with any of some words, the best first."""
    if not words:
        return []
    # Words have letters and digits only. Quoted, AND and NEAR are words too.
    match = " OR ".join(f'"{word}"' for word in dict.fromkeys(words))
    return [one for (one,) in db.execute(_BY_WORDS, (match, CANDIDATES))]


def _by_meaning(db: sqlite3.Connection, vector: Sequence[float]) -> list[int]:
    """Return the ids of the passages nearest to a question, the best first."""
    rows = db.execute(
        "SELECT id, vector FROM passages WHERE length(vector) = ?", (4 * len(vector),)
    )
    near = ((sumprod(memoryview(own).cast("f"), vector), one) for one, own in rows)
    return [one for _, one in heapq.nlargest(CANDIDATES, near)]


def _packed(vector: Sequence[float]) -> bytes:
    """Return a vector of length 1 in single precision, so that products are cosines."""
    length = hypot(*vector) or 1.0
    return array("f", [value / length for value in vector]).tobytes()


def _opened(path: Path) -> sqlite3.Connection:
    """Return the database, made anew if it is damaged or of another version."""
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = _connected(path)
    if _is_sound(connection):
        return connection
    connection.close()
    for name in (path.name, f"{path.name}-journal"):
        path.with_name(name).unlink(missing_ok=True)
    connection = _connected(path)
    connection.executescript(_SCHEMA)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    return connection


def _is_sound(connection: sqlite3.Connection) -> bool:
    """Return whether a database is an index of this version, and whole."""
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (health,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        # The database cannot be reached, which does not mean that it is damaged.
        raise
    except sqlite3.DatabaseError:
        return False
    return bool(version == SCHEMA_VERSION and health == "ok")


def _connected(path: Path) -> sqlite3.Connection:
    """Return a connection that any thread may use, one at a time."""
    return sqlite3.connect(path, check_same_thread=False)
