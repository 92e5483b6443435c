import { FULL_HAND, type Rules } from '@madang/engine/check';
import type { Section } from '../../../rulebook/section.ts';
import type { Wording } from './wording.ts';

/** Check's rules in one language, with a table's values. */
export function pages(words: Wording, rules: Rules): readonly Section[] {
  const { goal, cards, faces, deal, turn, check } = words;
  return [
    { title: goal.title, text: goal.text },
    {
      title: cards.title,
      text: cards.text,
      rows: [
        [cards.ace, '−1'],
        [cards.number, '2–10'],
        [faces.J, '11'],
        [faces.Q, '12'],
        [faces.K, '13'],
      ],
      pictures: [['A♠'], ['2♥', '10♣'], ['J♦'], ['Q♠'], ['K♥']],
    },
    { title: deal.title, text: [...deal.text, deal.order[rules.direction]] },
    { title: turn.title, text: turn.text },
    matching(words, rules),
    abilities(words),
    { title: check.title, text: check.text },
    end(words, rules),
  ];
}

function matching({ matching }: Wording, { misfirePenalty }: Rules): Section {
  return {
    title: matching.title,
    text: [...matching.text, matching.failed, misfirePenalty ? matching.penalty(FULL_HAND) : matching.free],
    pictures: [['7♥', '7♣']],
  };
}

function abilities({ abilities, faces }: Wording): Section {
  const { title, text, looks, swaps } = abilities;
  return {
    title,
    text,
    rows: [
      [faces.K, `${looks(2)} · ${swaps}`],
      [faces.Q, `${looks(1)} · ${swaps}`],
      [faces.J, swaps],
    ],
    pictures: [['K♥'], ['Q♠'], ['J♦']],
  };
}

function end({ end }: Wording, rules: Rules): Section {
  const match = rules.rounds === 1 ? [end.oneRound] : [end.series[rules.count](rules.rounds), end.next];
  return {
    title: end.title,
    text: [end.lowest, end.reshuffles(rules.maxReshuffles), end.maxTurns(rules.maxTurns), ...match, end.resign],
  };
}
