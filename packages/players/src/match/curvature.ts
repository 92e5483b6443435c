/** Something that may come, how likely it is, and what it is worth by two measures. */
interface Prospect {
  readonly weight: number;
  readonly points: number;
  readonly chance: number;
}

/** What is at stake in a round, and how badly points measure it. */
export interface Curvature {
  /** The standard deviation of the chance. */
  readonly spread: number;
  /** The part of its variance that no straight line over the points explains. */
  readonly unexplained: number;
}

export function curvatureOf(prospects: readonly Prospect[]): Curvature {
  const all = prospects.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (prospect: Prospect) => number): number =>
    prospects.reduce((sum, prospect) => sum + prospect.weight * of(prospect), 0) / all;
  const [points, chance] = [mean((prospect) => prospect.points), mean((prospect) => prospect.chance)];
  const ofPoints = mean((prospect) => (prospect.points - points) ** 2);
  const ofChance = mean((prospect) => (prospect.chance - chance) ** 2);
  const together = mean((prospect) => (prospect.points - points) * (prospect.chance - chance));
  const explained = ofPoints > 0 ? together ** 2 / ofPoints : 0;
  return { spread: Math.sqrt(ofChance), unexplained: ofChance > 0 ? 1 - explained / ofChance : 0 };
}
