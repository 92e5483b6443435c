import { goFactor, payoutIfStopped, scoreItems } from '@madang/engine/gostop';
import { monthName } from '@madang/narrators/hwatu';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import type { Written } from '../../play/told.ts';
import { type Answer, Decision } from '../flower/Decision.tsx';
import { Sum } from '../flower/Sum.tsx';
import { flowerWords } from '../flower/words.ts';
import { monthChoice } from './choices.ts';
import type { Declaration } from './declarations.ts';
import type { BoardProps } from './props.ts';
import { roundOf, seatsOf } from './view.ts';
import { type GostopWords, gostopWords } from './words/index.ts';

/** Go or stop. */
export function GoStop(board: BoardProps) {
  const { scene, narrator } = board;
  const words = useWords(gostopWords);
  const view = scene.view;
  const rules = scene.rules;
  const round = roundOf(view, rules);
  const seat = Number(view.player);
  const payout = payoutIfStopped(round, seat);
  const nextGo = view.tallies[seat].goCount + 1;
  const factor = goFactor(rules, nextGo);
  return (
    <Decision
      board={board}
      title={words.goOrStop}
      answers={[
        {
          key: 'G',
          label: words.go(nextGo),
          note: [
            words.goNote(rules.goBonus),
            ...(factor > 1 ? [words.goFactor(factor)] : []),
            words.goRisk(seatsOf(view) === 3),
          ].join(' '),
          does: { type: 'DECLARE_GO' },
        },
        {
          key: 'S',
          label: words.stop,
          note: words.stopNote,
          worth: `+${words.amount(payout, rules.gold)}`,
          isMain: true,
          does: { type: 'DECLARE_STOP' },
        },
      ]}
    >
      <Sum items={scoreItems(round, seat)} term={(name) => narrator.term(name)} />
    </Decision>
  );
}

interface DeclareProps extends BoardProps {
  readonly declarations: readonly Written[];
  readonly onDismiss: () => void;
}

/** Three cards of a month in hand: shake, bomb or kung, or not now. */
export function Declare({ declarations, onDismiss, ...board }: DeclareProps) {
  const { scene } = board;
  const words = useWords(gostopWords);
  const { language } = useSettings();
  const view = scene.view;
  const rules = scene.rules;
  const answers = declarations.map((action): Answer => {
    const { label, note, takes } = declarationWords(
      action,
      words,
      monthName('korean', Number(action.month), language),
      rules,
    );
    const gain = takes ? monthChoice(action, view, rules).gain : 0;
    return {
      key: null,
      label,
      note,
      worth: gain > 0 ? `+${gain}` : undefined,
      isMain: false,
      does: action,
    };
  });
  return (
    <Decision
      board={board}
      title={words.declare}
      answers={[...answers, { key: 'P', label: words.notNow, does: onDismiss }]}
    />
  );
}

function declarationWords(
  action: Written,
  words: GostopWords,
  month: string,
  { shakeFactor, bombFactor }: { readonly shakeFactor: number; readonly bombFactor: number },
) {
  switch (action.type as Declaration) {
    case 'DECLARE_SHAKE':
      return { label: words.shake(month), note: words.shakeNote(shakeFactor), takes: false };
    case 'DECLARE_BOMB':
      return { label: words.bomb(month), note: words.bombNote(bombFactor), takes: true };
    case 'DECLARE_KUNG':
      return { label: words.kung(month), note: words.kungNote, takes: true };
  }
}

/** Four cards of a month were dealt: win now, or play on. */
export function President(board: BoardProps) {
  const { scene } = board;
  const words = useWords(gostopWords);
  const { points } = useWords(flowerWords);
  const rules = scene.rules;
  const { multiplier } = scene.view;
  return (
    <Decision
      board={board}
      title={words.president(board.narrator.option('president'))}
      answers={[
        {
          key: 'S',
          label: words.presidentEnd,
          note: words.presidentEndNote,
          worth: `+${points(rules.presidentPoints * multiplier)}`,
          isMain: true,
          does: { type: 'DECLARE_PRESIDENT', playOn: false },
        },
        {
          key: 'G',
          label: words.presidentPlay,
          note: words.presidentPlayNote(rules.heldPresidentFactor),
          does: { type: 'DECLARE_PRESIDENT', playOn: true },
        },
      ]}
    />
  );
}

/** Whether the cup (gukjin) counts as an animal or as double junk. */
export function Gukjin(board: BoardProps) {
  const { scene } = board;
  const words = useWords(gostopWords);
  const view = scene.view;
  const round = roundOf(view, scene.rules);
  const answer = (as: 'yeol' | 'ssangpi', note: string): Answer => ({
    key: null,
    label: words[as],
    note: `${note} ${words.thenScore(round.score(view.turn.asked, as === 'ssangpi'))}`,
    does: { type: 'CHOOSE_GUKJIN', as },
  });
  return (
    <Decision
      board={board}
      title={words.gukjin}
      answers={[answer('yeol', words.yeolNote), answer('ssangpi', words.ssangpiNote)]}
    />
  );
}
