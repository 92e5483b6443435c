import type { Beat } from '../../play/beat.ts';
import { boxOf } from './geometry.ts';
import type { Ghosts } from './ghosts.ts';
import { EASE, MS, type Tempo } from './tempo.ts';

type Stamp = Extract<Beat, { do: 'stamp' }>;

const AWAY = 12;
const EDGE = 8;

/** A text in a seal beside a seat, on the side with room for it. */
export async function stamp({ text, note }: Stamp, seat: DOMRect | null, ghosts: Ghosts, tempo: Tempo): Promise<void> {
  if (!seat) return;
  const seal = sealOf(text, note);
  const window = boxOf(ghosts.onTop(seal));
  const { width, height } = boxOf(seal);
  const isLow = seat.top > window.height / 2;
  const left = Math.min(Math.max(EDGE, seat.left + seat.width / 2 - width / 2), window.width - width - EDGE);
  const top = isLow ? seat.top - height - AWAY : seat.bottom + AWAY;
  Object.assign(seal.style, { left: `${left}px`, top: `${top}px` });
  await tempo.run(seal, tempo.way({ opacity: [0, 1], scale: [1.15, 1] }), MS.stamp, EASE.out);
  await tempo.hold(MS.read);
  seal.remove();
}

function sealOf(text: string, note: string | undefined): HTMLElement {
  const seal = document.createElement('div');
  seal.className = 'stamp';
  seal.textContent = text;
  if (note !== undefined) {
    const small = document.createElement('small');
    small.textContent = note;
    seal.append(small);
  }
  return seal;
}
