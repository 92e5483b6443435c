import { bench } from './commands/bench.ts';
import { evaluate } from './commands/evaluate.ts';
import { pipeline } from './commands/pipeline.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { run } from './frame.ts';

await run([play, replay, verify, simulate, evaluate, train, pipeline, bench, serve]);
