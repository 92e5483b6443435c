import type { Seat } from '@madang/engine';
import { useState } from 'react';
import { useNow } from '../app/useNow.ts';
import { useWords } from '../app/words.ts';
import type { Scene } from '../play/presenter.ts';
import type { TableActions } from '../play/session.ts';
import { clockText, timeLeft } from '../table/clock.ts';
import { peopleWords } from './words/index.ts';

/** How often the countdown is renewed. */
const TICK = 250;

type Absence = 'gone' | 'away' | 'left';

/** For each player who is gone: what happens next, and what the reader may do about it. */
export function Gone({ scene, actions }: { readonly scene: Scene; readonly actions: TableActions }) {
  const { gone, away, result, sitters, line } = scene;
  const [waved, wave] = useState<ReadonlySet<string>>(new Set());
  if (result || line.state !== 'open') return null;
  const absent = sitters.flatMap((_, seat): readonly { readonly seat: Seat; readonly how: Absence }[] => {
    const how = away.get(seat) ?? (gone.has(seat) ? 'gone' : null);
    return how === null || seat === scene.eyes ? [] : [{ seat, how }];
  });
  const shown = absent.filter(({ seat, how }) => !waved.has(`${seat}/${how}`));
  if (shown.length === 0) return null;
  return (
    <div className="strip people-strip">
      {shown.map(({ seat, how }) => (
        <Absent
          key={seat}
          scene={scene}
          seat={seat}
          how={how}
          actions={actions}
          isAlone={isAlone(scene)}
          onWait={() => wave(new Set([...waved, `${seat}/${how}`]))}
        />
      ))}
    </div>
  );
}

/** Whether every other person is gone: only then the match can be claimed. */
function isAlone({ sitters, away, gone, eyes }: Scene): boolean {
  return sitters.every(({ kind }, seat) => kind === 'bot' || seat === eyes || away.has(seat) || gone.has(seat));
}

interface AbsentProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly how: Absence;
  readonly actions: TableActions;
  readonly isAlone: boolean;
  readonly onWait: () => void;
}

function Absent({ scene, seat, how, actions, isAlone, onWait }: AbsentProps) {
  const words = useWords(peopleWords);
  const now = useNow(TICK);
  const { name } = scene.sitters[seat];
  const until = scene.gone.get(seat) ?? null;
  const isGone = how === 'gone';
  const text = isGone ? words.gone(name) : how === 'away' ? words.botPlays(name) : words.hasLeft(name);
  return (
    <div className="people-gone">
      <p>
        {/* The countdown is not announced every second. */}
        <span className="sr" role="status">
          {text}
        </span>
        <span aria-hidden="true">{isGone ? countdown(scene, seat, until, now, words) : text}</span>
      </p>
      <p className="row">
        <button type="button" className="b s" onClick={onWait}>
          {isGone ? words.wait : words.playOn}
        </button>
        {isAlone && (
          <button type="button" className="b s" disabled={isGone} onClick={() => actions.claim(seat)}>
            {isGone && until !== null ? words.claimIn(clockText(Math.max(0, until - now))) : words.claim}
          </button>
        )}
        <button type="button" className="b s" onClick={actions.leave}>
          {words.leave}
        </button>
      </p>
    </div>
  );
}

/** What comes first: the player's own time runs out, or a bot takes over. */
function countdown(
  { sitters, clocks }: Scene,
  seat: Seat,
  until: number | null,
  now: number,
  words: (typeof peopleWords)['en'],
): string {
  const { name } = sitters[seat];
  const clock = clocks.find((running) => running.seat === seat);
  const own = clock ? timeLeft(clock, now) : null;
  const ownTime = own ? own.action + own.bank : Number.POSITIVE_INFINITY;
  const botIn = until === null ? Number.POSITIVE_INFINITY : Math.max(0, until - now);
  if (ownTime < botIn) return words.goneUntilTime(name, clockText(ownTime));
  return until === null ? words.gone(name) : words.goneUntilBot(name, clockText(botIn));
}
