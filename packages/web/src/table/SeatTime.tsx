import type { Seat } from '@madang/engine';
import { useNow } from '../app/useNow.ts';
import { useWords } from '../app/words.ts';
import type { Scene } from '../play/presenter.ts';
import type { SeatClock } from '../play/session.ts';
import { clockText, spokenSeconds, timeLeft } from './clock.ts';
import { clockWords } from './clock-words.ts';

const TICK = 200;

/** The time a seat has left, while its clock runs. */
export function SeatTime({ scene, seat }: { readonly scene: Pick<Scene, 'clocks' | 'eyes'>; readonly seat: Seat }) {
  const clock = scene.clocks.find((running) => running.seat === seat);
  return clock ? <Running clock={clock} isOwn={seat === scene.eyes} /> : null;
}

function Running({ clock, isOwn }: { readonly clock: SeatClock; readonly isOwn: boolean }) {
  const words = useWords(clockWords);
  const now = useNow(TICK);
  const left = timeLeft(clock, now);
  const isOnBank = left.action === 0;
  const spoken = isOwn ? spokenSeconds(left) : null;
  const bank = clockText(left.bank);
  return (
    <span className={`seat-time ${isOnBank ? 'is-bank' : ''} ${left.isLast ? 'is-last' : ''}`}>
      <span role="timer" aria-label={isOnBank ? words.bankLeft(bank) : words.left(clockText(left.action), bank)}>
        <b className="num">{isOnBank ? bank : clockText(left.action)}</b>
        {!isOnBank && clock.bank > 0 && <small className="num">+{bank}</small>}
      </span>
      <span className="sr" aria-live="polite">
        {spoken === null ? '' : words.seconds(spoken)}
      </span>
    </span>
  );
}
