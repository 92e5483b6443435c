import { type PositionPack, readPack } from '@madang/lab/review';
import { use, useState } from 'react';
import { ownName } from '../app/guest.ts';
import { Icon } from '../app/Icon.tsx';
import { loadOnce } from '../app/loading.ts';
import { NotFound } from '../app/NotFound.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { entryOf } from '../games/list.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { homeWords } from '../home/words/index.ts';
import { foundPositions, keepFoundPosition } from './found-positions.ts';
import { Practice } from './Practice.tsx';
import { packedMatchOf } from './packed-position.ts';
import { positionOfDay } from './position-of-day.ts';
import { taskOfPacked } from './task.ts';
import { positionWords } from './words.ts';

const loadPack = loadOnce((game: string) => entryOf(game)?.positions?.().then(readPack) ?? null);

/** What would you play? The position of the day, and then the others of the pack. */
export function PositionsPage({ game }: { readonly game: string }) {
  const pack = loadPack(game);
  const ui = pack && loadGameUi(game);
  return ui ? <Asked ui={use(ui)} pack={use(pack)} /> : <NotFound />;
}

function Asked({ ui, pack: { header, positions } }: { readonly ui: GameUi; readonly pack: PositionPack }) {
  const words = useWords(positionWords);
  const { levels, play } = useWords(homeWords);
  const [first] = useState(() => positionOfDay(new Date(), positions.length));
  const [items] = useState(() => {
    const found = foundPositions(header.game);
    return positions.map((position, i) => ({
      ...{ id: position.seed, number: i + 1, isToday: i === first, isFound: found.includes(position.seed) },
      task: () => taskOfPacked(packedMatchOf(header, position, ownName()), position.decision, header.unit),
    }));
  });
  return (
    <Practice
      {...{ ui, items, first }}
      title={words.question}
      playedName={levels[header.level]?.name ?? header.level}
      onFound={(id) => keepFoundPosition(header.game, id)}
    >
      <a className="b quiet s" href={`/?game=${header.game}`} onClick={followLink}>
        <Icon name="play" /> <span>{play}</span>
      </a>
    </Practice>
  );
}
