import type { Rules } from '@madang/engine/gostop';
import type { Row } from '../../../rulebook/section.ts';
import type { Wording } from './wording.ts';

/** Special events and their effects. */
export function specialRows({ specials, brings }: Wording, rules: Rules): readonly Row[] {
  const effects = (...all: readonly (string | null)[]) =>
    all.filter((effect) => effect !== null).join(' · ') || brings.nothing;
  const steal = (count: number) => (count > 0 ? brings.steal(count) : null);
  const points = (count: number) => (count > 0 ? brings.points(count) : null);
  const factor = (count: number) => (count > 1 ? `×${count}` : null);
  const isHouse = rules.ppuk === 'takes';
  const row = (isPlayed: boolean, when: string, what: string) => (isPlayed ? [[when, what] as const] : []);
  return [
    ...row(rules.ppuk === 'sticks', specials.ppuk, effects(brings.stays, points(rules.ppukBonus))),
    ...row(rules.ppuk === 'sticks', specials.ppukTaken, effects(steal(rules.ppukSteal))),
    ...row(rules.ppuk === 'sticks', specials.jaPpuk, effects(steal(rules.ownPpukSteal))),
    ...row(isHouse, specials.housePpuk, effects(brings.captures, points(rules.ppukBonus))),
    ...row(isHouse, specials.houseJaPpuk, effects(steal(rules.ownPpukSteal))),
    ...row(
      true,
      isHouse ? specials.houseJjok : specials.jjok,
      effects(points(rules.jjobBonus), steal(rules.jjobSteal)),
    ),
    ...row(true, specials.ddadak, effects(steal(rules.ddadakSteal))),
    ...row(true, specials.sweep, effects(steal(rules.ssulSteal))),
    ...row(rules.ttakBonus > 0, specials.ttak, effects(points(rules.ttakBonus))),
    ...row(rules.bonusCards > 0, specials.bonus, effects(brings.anotherFlip, steal(rules.bonusSteal))),
    ...row(rules.shake, specials.shake, effects(factor(rules.shakeFactor))),
    ...row(
      rules.bomb,
      specials.bomb,
      effects(
        steal(rules.bombSteal),
        factor(rules.bombFactor),
        rules.flipTokens > 0 ? brings.flipTurns(rules.flipTokens) : null,
      ),
    ),
    ...row(rules.kung, specials.kung, effects(steal(rules.kungSteal), brings.turnGoesOn)),
  ];
}

export function effectsOf({ aboutSpecials: about }: Wording, rules: Rules, seats: 2 | 3): readonly string[] {
  const hasPpuk = rules.ppuk !== 'off';
  const afterShake = rules.shakenMonthIsPlayed ? about.shakenIsPlayed : about.shakeFrees;
  const winsByPpuk = hasPpuk && rules.threePpukPoints > 0;
  return [
    about.steal(seats),
    about.lastCard[rules.bomb && rules.bombCanBeLastCard ? 'bombToo' : 'oneCard'],
    ...(rules.shake ? [afterShake(rules.shakeShownSeconds)] : []),
    ...(rules.bonusCards > 0 && hasPpuk ? [about.bonusHeld] : []),
    ...(winsByPpuk ? [about.threePpuk(rules.threePpukPoints)] : []),
    ...(winsByPpuk && rules.threePpukCarries ? [about.threePpukCarries] : []),
  ];
}
