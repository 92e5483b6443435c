import type { Kibo } from '@madang/engine';

// A match that was left is found again, also after a reload or a crash: every action is kept at once.

// People who share a screen have a match of their own beside the one against bots; bots alone are not kept.

const key = (game: string, people: number): string => `madang.match.${game}${people > 1 ? `.${people}` : ''}`;

export function keep(kibo: Kibo): void {
  const people = kibo.seats.filter(({ kind }) => kind === 'human').length;
  if (people === 0) return;
  try {
    if (kibo.result) forget(kibo.game, people);
    else localStorage.setItem(key(kibo.game, people), JSON.stringify(kibo));
  } catch {
    // Without room to keep it, the match is still played.
  }
}

export function unfinished(game: string, people = 1): Kibo | null {
  try {
    return JSON.parse(localStorage.getItem(key(game, people)) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(game: string, people = 1): void {
  localStorage.removeItem(key(game, people));
}
