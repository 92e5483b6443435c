import type { Random } from '@madang/engine';

/** One of a list, each as likely as another. */
export function anyOf<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}

/** Whether it happens, once in `times` on average. */
export function once(times: number, random: Random): boolean {
  return random.below(times) === 0;
}
