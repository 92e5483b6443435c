import { CORE, HOUSE, matgo } from '@madang/engine/gostop';
import { describe, expect, it } from 'vitest';
import { en } from './help-en.ts';
import { ko } from './help-ko.ts';

describe('the help says by the rules of the table', () => {
  const house = matgo.configure({ ruleset: HOUSE, goMinScore: 5 });
  const core = matgo.configure(CORE);

  it('when a go has failed: without more points, and the opponent under the threshold', () => {
    expect(en.play(house).join(' ')).toContain('a go that brought nothing more with the opponent under 5 is nagari');
    expect(ko.play(house).join(' ')).toContain('고를 부르고 더 내지 못했는데 상대도 5점이 안 되면 나가리');
  });

  it('who starts after a nagari', () => {
    expect(en.play(core).join(' ')).toContain('after a nagari the starter stays');
    expect(ko.play(core).join(' ')).toContain('나가리면 선이 그대로');
  });

  it('what the third ppuk wins', () => {
    expect(en.factors(house, 2)).toContainEqual([
      '3 ppuk',
      'Win 7 points × nagari at once; nothing else multiplies them.',
    ]);
    expect(en.factors(core, 2)).toContainEqual(['3 ppuk', 'Win 7 points at once; nothing multiplies them.']);
    expect(ko.factors(house, 2)).toContainEqual(['3뻑', '곧바로 7점 × 나가리 배수로 이깁니다. 다른 배수는 없습니다.']);
    expect(ko.factors(core, 2)).toContainEqual(['3뻑', '곧바로 7점으로 이깁니다. 배수는 없습니다.']);
  });
});
