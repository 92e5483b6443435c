import type { Kibo } from '@madang/engine';

// A match that was left is found again, also after a reload or a crash: every action is kept at once.

const key = (game: string): string => `madang.match.${game}`;

export function keep(kibo: Kibo): void {
  try {
    if (kibo.result) localStorage.removeItem(key(kibo.game));
    else localStorage.setItem(key(kibo.game), JSON.stringify(kibo));
  } catch {
    // Without room to keep it, the match is still played.
  }
}

export function unfinished(game: string): Kibo | null {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(game: string): void {
  localStorage.removeItem(key(game));
}
