"""Step 01: trains a policy (which action to choose) on logs.

python scripts/01_train_policy.py --input logs/*.jsonl --output models/policy-v1.json
"""
from madang_command import files, parser, run

arguments = parser("Train a policy on logs of simulate-ai-vs-ai.mjs.")
arguments.add_argument("--output", default="models/policy-v1.json")
known, others = arguments.parse_known_args()
run("train", "policy", known.game, "--input", *files(known.input), "--output", known.output, *others)
