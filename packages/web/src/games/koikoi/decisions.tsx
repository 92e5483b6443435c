import { useWords } from '../../app/words.ts';
import { Decision } from '../flower/Decision.tsx';
import { Sum } from '../flower/Sum.tsx';
import type { BoardProps } from './props.ts';
import { stakeOf } from './stake.ts';
import { koikoiWords } from './words.ts';

/** Koi-koi or stop. */
export function KoiDecision(board: BoardProps) {
  const { scene, narrator, names } = board;
  const words = useWords(koikoiWords);
  const view = scene.view;
  const { yaku, base, total, risk, cardsLeft } = stakeOf(view, scene.rules);
  return (
    <Decision
      board={board}
      title={words.decide}
      answers={[
        {
          key: 'G',
          label: words.koikoi,
          note: `${words.koikoiNote(cardsLeft)} ${words.risk(names[1 - view.seat], risk)}`,
          does: { type: 'koikoi' },
        },
        {
          key: 'S',
          label: words.stop,
          note: words.stopNote,
          worth: `+${total}`,
          isMain: true,
          does: { type: 'stop' },
        },
      ]}
    >
      <Sum
        items={yaku.map(({ type, points }) => ({ name: type, points }))}
        term={(name) => narrator.term(name)}
        factor={total / base}
      />
    </Decision>
  );
}
