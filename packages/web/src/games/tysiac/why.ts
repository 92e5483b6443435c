import { tysiac } from '@madang/engine/tysiac';
import { expectedAsDeclarer } from '@madang/players/tysiac';
import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/tysiac/why.ts';
import { positionOf } from '../../play/position.ts';
import type { Written } from '../../play/told.ts';
import type { BoardProps } from './props.ts';
import { cardChoices, read } from './reading.ts';
import { sayingOf } from './saying.ts';

export interface WhyWords {
  readonly promises: (points: number) => string;
  readonly spared: string;
  /** Ends a sentence. */
  readonly stop: string;
}

const whyWords: Words<WhyWords> = {
  en: {
    promises: (points) => `Your hand promises about ${points} points.`,
    spared: 'You can spare it best.',
    stop: '.',
  },
  ko: {
    promises: (points) => `이 패로는 약 ${points}점이 기대됩니다.`,
    spared: '가장 아깝지 않은 카드입니다.',
    stop: '.',
  },
  ja: {
    promises: (points) => `この手で見込めるのは約${points}点です。`,
    spared: 'いちばん惜しくない札です。',
    stop: '。',
  },
  zh: { promises: (points) => `這手牌大約值 ${points} 分。`, spared: '這張最不可惜。', stop: '。' },
  'zh-Hans': zhHans,
  pl: { promises: (points) => `Ta ręka obiecuje około ${points} punktów.`, spared: 'Tej najmniej szkoda.', stop: '.' },
};

/** The reason for an action, in a sentence. */
export function why(action: Written, board: BoardProps): string {
  const words = whyWords[board.language];
  const reading = read(board.scene);
  switch (action.type) {
    case 'bid':
    case 'pass':
    case 'bomb':
      return words.promises(
        Math.round(expectedAsDeclarer(positionOf(tysiac, reading.view, reading.rules), reading.own)),
      );
    case 'passCard':
    case 'discard':
      return words.spared;
    case 'play': {
      const id = String(action.card);
      const choice = cardChoices(reading.legal).get(id) ?? null;
      const { title, note } = sayingOf(board, reading, id, choice, action.marriage === true);
      return `${[title, note].filter(Boolean).join(' · ')}${words.stop}`;
    }
    default:
      return '';
  }
}
