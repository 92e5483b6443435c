import { type Claim, Match, type Outcome } from '@madang/engine';
import { gostop } from '@madang/engine/gostop';
import { narrator } from '@madang/narrators/gostop';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sceneFrom } from '../../testing/scene.ts';
import { Count } from './Count.tsx';

const NAMES = ['You', 'Aiko', 'Dohyun'];
const ITEMS: Claim['items'] = [{ name: 'HONGDAN', points: 3 }];
const RED = ['0131', '0231', '0331'];

/** The count as text, line by line. */
function counted(claims: readonly Claim[], captured: readonly (readonly string[])[] = [RED, [], []]): string {
  const outcome: Outcome = { reason: 'STOPPED', winners: [0], points: [9, -9, 0], claims };
  const rules = gostop.configure();
  const { match } = Match.start(gostop, { rules, seats: 3, seed: new Uint8Array(32), inputs: {} });
  const view = { ...match.state.snapshot(), captured: Object.fromEntries(captured.entries()), gukjin: 'yeol' as const };
  const scene = sceneFrom({ view, rules });
  const ended = { round: 1, outcome, scores: [9, -9, 0], view, isPassing: false };
  const markup = renderToStaticMarkup(
    <Count scene={scene} ended={ended} names={NAMES} narrator={narrator('en')} cardName={(id) => id} />,
  );
  return markup;
}

describe('the count of a Go-Stop round for three', () => {
  const fromAiko: Claim = { seat: 0, from: 1, items: ITEMS, factors: [{ name: 'pibak', factor: 2 }], total: 6 };
  const fromDohyun: Claim = { seat: 0, from: 2, items: ITEMS, factors: [], total: 3 };

  it('shows the sets once, with their cards, and what each loser pays', () => {
    const text = counted([fromAiko, fromDohyun]);
    expect(text.match(/Red Poem Ribbons/g)).toHaveLength(1);
    expect(text).toContain('aria-label="0131, 0231, 0331"');
    expect(text).toMatch(/from Aiko.*pi-bak ×2.*\+6.*from Dohyun.*\+3.*Total.*9/);
  });

  it('explains why one player pays for both (dokbak)', () => {
    const forDohyun: Claim = { ...fromDohyun, from: 1, factors: [{ name: 'dokbak', factor: 1 }] };
    const text = counted([fromAiko, forDohyun]);
    expect(text).toContain('Dok-bak: Aiko had called go and pays Dohyun’s share, too.');
    expect(text).not.toContain('×1');
  });

  it('addresses the reader who pays, or does not have to', () => {
    const win = { seat: 1, items: ITEMS, total: 3 };
    const own: Claim = { ...win, from: 0, factors: [] };
    const forOther: Claim = { ...win, from: 0, factors: [{ name: 'dokbak', factor: 1 }] };
    expect(counted([own, forOther], [[], RED, []])).toContain('you had called go, so you pay Dohyun’s share');
    const spared: Claim = { ...win, from: 2, factors: [{ name: 'dokbak', factor: 1 }] };
    expect(counted([{ ...win, from: 2, factors: [] }, spared], [[], RED, []])).toContain('pays your share, too');
  });
});
