"""Step 03: compares new models with old ones, at the table (duplicate deals) and on logged matches.

python scripts/03_evaluate.py --input logs/*.jsonl --policy-old models/policy-v0.json --policy-new models/policy-v1.json
  --value-old models/value-v0.json --value-new models/value-v1.json --output logs/model-eval-v1.json
"""
from madang_command import files, parser, run

MODELS = ("--policy-old", "--policy-new", "--value-old", "--value-new")

arguments = parser("Compare old and new models.")
for model in MODELS:
    arguments.add_argument(model)
arguments.add_argument("--output", default="logs/model-eval-v1.json")
known, others = arguments.parse_known_args()
named = [(model, getattr(known, model[2:].replace("-", "_"))) for model in MODELS]
models = [word for model, file in named if file for word in (model, file)]
run("evaluate", known.game, *models, "--input", *files(known.input), "--out", known.output, *others)
