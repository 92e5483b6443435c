"""Step 02: trains a value (what a position is worth) on logs.

python scripts/02_train_value.py --input logs/*.jsonl --output models/value-v1.json
"""
from madang_command import files, parser, run

arguments = parser("Train a value on logs of simulate-ai-vs-ai.mjs.")
arguments.add_argument("--output", default="models/value-v1.json")
known, others = arguments.parse_known_args()
run("train", "value", known.game, "--input", *files(known.input), "--output", known.output, *others)
