/** How much a review computes. */
export interface Budget {
  readonly name: string;
  /** In so many worlds the actions of a decision are tried. */
  readonly worlds: number;
  /** So often a position is played on to tell what it is worth. */
  readonly samples: number;
}

export const BUDGETS = {
  fast: { name: 'fast', worlds: 300, samples: 128 },
  normal: { name: 'normal', worlds: 1200, samples: 400 },
  deep: { name: 'deep', worlds: 6000, samples: 1500 },
} as const satisfies Readonly<Record<string, Budget>>;
/** The name of a budget. */
export type BudgetName = keyof typeof BUDGETS;
