"""Calls the `madang` command of this checkout. Python's standard library only."""
import argparse
import glob
import subprocess
import sys
from pathlib import Path

MADANG = Path(__file__).resolve().parent.parent / "packages" / "cli" / "bin" / "madang.mjs"


def parser(description: str) -> argparse.ArgumentParser:
    """Matgo by the house rules where no game is named. Other options are passed on to the command."""
    arguments = argparse.ArgumentParser(description=description, allow_abbrev=False)
    arguments.add_argument("--game", default="matgo")
    arguments.add_argument("--input", nargs="+", required=True, metavar="LOG")
    return arguments


def files(patterns: list[str]) -> list[str]:
    """For shells that do not expand `logs/*.jsonl`."""
    return [name for pattern in patterns for name in (sorted(glob.glob(pattern)) or [pattern])]


def run(*arguments: str) -> None:
    """Ends with the exit code of the command."""
    sys.exit(subprocess.run(["node", str(MADANG), *arguments], check=False).returncode)
