export type SpecialName = 'ttak' | 'ppuk' | 'jjob' | 'ddadak' | 'ssul' | 'ppuk_eaten' | 'chained';

export interface GostopWords {
  readonly goOrStop: string;
  readonly go: (count: number) => string;
  readonly stop: string;
  readonly stopNote: string;
  readonly goNote: (bonus: number) => string;
  readonly goFactor: (factor: number) => string;
  readonly goRisk: (isThree: boolean) => string;
  /** One pays for both losers. */
  readonly dokbak: (payer: string, spared: string) => string;
  readonly amount: (points: number, isGold: boolean) => string;
  readonly gold: string;
  readonly declare: string;
  readonly shake: (month: string) => string;
  readonly shakeNote: (factor: number) => string;
  readonly bomb: (month: string) => string;
  readonly bombNote: (factor: number) => string;
  readonly kung: (month: string) => string;
  readonly kungNote: string;
  readonly notNow: string;
  readonly calls: string;
  /** Its name is the narrator's. */
  readonly president: (name: string) => string;
  readonly presidentEnd: string;
  readonly presidentEndNote: string;
  readonly presidentPlay: string;
  readonly presidentPlayNote: (factor: number) => string;
  readonly gukjin: string;
  readonly yeol: string;
  readonly yeolNote: string;
  readonly ssangpi: string;
  readonly ssangpiNote: string;
  readonly thenScore: (points: number) => string;
  readonly flipOnly: (left: number) => string;
  readonly pass: string;
  readonly draw: string;
  readonly starts: (name: string) => string;
  readonly times: (factor: number) => string;
  readonly shaken: (count: number) => string;
  readonly bombed: (count: number) => string;
  readonly kungSeal: string;
  readonly score: (points: number) => string;
  readonly specials: Readonly<Record<SpecialName, string>>;
}
