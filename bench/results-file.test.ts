import { describe, expect, it } from 'vitest';
import { withSection } from './results-file.ts';

const ENGINE = '# Benchmark results\n\nengine\n';
const SERVER = '## The server\n\nfigures\n';
const ATTACKS = '## The server under attack\n\nattacks\n';

describe('RESULTS.md', () => {
  it('has its parts in their order, whichever is written first', () => {
    const written = withSection(withSection(withSection('', 'attacks', ATTACKS), 'engine', ENGINE), 'server', SERVER);
    expect(written).toBe(`${ENGINE}\n${SERVER}\n${ATTACKS}`);
  });

  it('keeps the other parts when one is written again', () => {
    const before = `${ENGINE}\n${SERVER}\n${ATTACKS}`;
    expect(withSection(before, 'server', SERVER.replace('\nfigures\n', '\nnew\n'))).toBe(
      before.replace('\nfigures\n', '\nnew\n'),
    );
    expect(withSection(before, 'engine', ENGINE)).toBe(before);
    expect(withSection(before, 'attacks', ATTACKS)).toBe(before);
  });
});
