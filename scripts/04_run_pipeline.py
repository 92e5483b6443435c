"""Step 04: runs 01, 02 and 03 in turn.

python scripts/04_run_pipeline.py --input logs/*.jsonl --tag v1
"""
from madang_command import files, parser, run

arguments = parser("Train both models on logs, and compare them with those of the tag before.")
arguments.add_argument("--tag", required=True)
known, others = arguments.parse_known_args()
run("pipeline", known.game, "--tag", known.tag, "--input", *files(known.input), *others)
