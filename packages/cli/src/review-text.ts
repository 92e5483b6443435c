import type { Language } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { rateText, type ShownReview } from '@madang/lab';
import { errorRate, type Review, tellDecisions, totalOf } from '@madang/lab/review';
import { ACCOUNT_PARTS, accountWords, amountIn } from '@madang/narrators/review';
import stringWidth from 'string-width';
import type { NamedRecord } from './review-record.ts';

/** A review with its sentences. */
export async function shownReview(
  { file, names, record }: NamedRecord,
  review: Review,
  seat: number | null,
  language: Language,
): Promise<ShownReview> {
  const told = await tellDecisions(record, review, names, language);
  const rates = names.map((_, of) => errorRate([{ review, seat: of }]));
  const seats = seat === null ? names.map((_, of) => of) : [seat];
  return { title: `${review.game}: ${file}`, review, names, seats, told, rates, language };
}

/** A review for the terminal: each seat's account, and the marked decisions. */
export function reviewText({ title, review, names, seats, told, rates, language }: ShownReview): string {
  const words = accountWords(language);
  const amount = (value: number): string => amountIn(language, review.unit, value);
  const isFinished = review.rounds.some(({ accounts }) => accounts);
  const lines = [title];
  for (const seat of seats) {
    const total = totalOf(review.rounds, seat);
    const [name, rate] = [entryOf(names, seat), entryOf(rates, seat)];
    lines.push('', name);
    const labels = [...ACCOUNT_PARTS.map((part) => words.parts[part]), words.result];
    const width = Math.max(...labels.map((label) => stringWidth(label)));
    for (const part of isFinished ? ACCOUNT_PARTS : []) {
      const { value, error } = total[part];
      lines.push(
        `  ${padded(words.parts[part], width)}  ${amount(value)}  ± ${amountIn(language, review.unit, error, 'size')}`,
      );
    }
    if (isFinished) lines.push(`  ${padded(words.result, width)}  ${amount(total.result)}`);
    if (rate.decisions > 0) lines.push(`  ${rateText(rate, name, review.unit, language)}`);
  }
  const shown = told.filter(({ seat }) => seats.includes(seat));
  lines.push('', shown.length === 0 ? words.nothingMarked : `${words.marked}:`);
  for (const { n, round, seat, sentence } of shown)
    lines.push(`  ${words.round(round)}, ${n}, ${names[seat]}`, `    ${sentence}`);
  return lines.join('\n');
}

/** The error rate of each player in each game, over several reviews. */
export function playersText(shown: readonly ShownReview[]): string {
  const seats = shown.flatMap(({ review, names, seats: of, language }) =>
    of.map((seat) => ({ review, seat, name: entryOf(names, seat), language })),
  );
  const players = Map.groupBy(seats, ({ review, name }) => JSON.stringify([review.game, review.unit, name]));
  const lines = [...players.values()].map((own) => {
    const { name, review, language } = entryOf(own, 0);
    return `  ${review.game}: ${rateText(errorRate(own), name, review.unit, language)}`;
  });
  return ['', ...lines].join('\n');
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
