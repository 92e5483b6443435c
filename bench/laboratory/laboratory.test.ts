import { expect, it } from 'vitest';
import { benchLaboratory } from './index.ts';

it('the laboratory has a figure for simulations, logs, reports and the environment', async () => {
  const sizes = { rounds: 120, onWorkers: 200, logged: 40, reported: 60, steps: 512 };
  const text = await benchLaboratory({ samples: 1, sizes, write: false, tell: () => {} });
  expect(text).not.toMatch(/NaN|Infinity|undefined/);
  expect(text).toMatch(/^\| simulate koikoi \(seed\), all counts \/ the bare engine \| [\d.]+ \| ≥ 0\.6 \|$/m);
  expect(text).toMatch(/^\| CPU-seconds for report and page of .+ by 60 \| \d+ \| < 60 \|$/m);
  expect(text).toMatch(/^\| simulate matgo \(kr-matgo-house-v1\)( \| [1-9][\d,]*){5} \|$/m);
  expect(text.match(/^\| (koikoi|check) \| (1|256) \| [\d,]+ \| [\d,]+ \|$/gm)).toHaveLength(4);
}, 240_000);
