import type { Reported } from '../analysis.ts';
import { type Estimate, isEstimate } from '../estimates.ts';
import type { Report } from '../report.ts';
import type { Section } from './document.ts';
import { estimateRows } from './estimate-rows.ts';
import { histogramPlot } from './histogram-plot.ts';
import { html, type Markup } from './markup.ts';
import { shortNumber } from './numbers.ts';
import { shareBars } from './share-bars.ts';

/** The plots of a report, in their order. What a report does not have is left out. */
export function sectionsOf(report: Report): readonly Section[] {
  return [
    winsBySeat(report),
    starter(report),
    scores(report),
    ...distributions(report),
    events(report),
    endings(report),
    ...own(report),
  ];
}

function seatName({ bySeat }: Report, seat: number): string {
  return `seat ${seat}: ${bySeat[seat]?.player ?? ''}`;
}

function winsBySeat(report: Report): Section {
  const rows = report.bySeat.map(({ won }, seat) => ({ name: seatName(report, seat), estimate: estimateOf(won) }));
  return {
    title: 'Wins by seat',
    about: 'The share of rounds that a seat won, alone or with others.',
    content: estimateRows(rows, { as: 'share', reference: equalShare(report) }),
  };
}

function equalShare({ seats }: Report): { readonly value: number; readonly name: string } {
  return { value: 1 / seats, name: `an equal share, 1 of ${seats}` };
}

function starter(report: Report): Section {
  const rows = [{ name: 'the seat that began', estimate: estimateOf(report.wonByStarter) }];
  return {
    title: 'First-seat advantage',
    about: 'Of the rounds with a winner, the share that was won by the seat that began.',
    content: estimateRows(rows, { as: 'share', reference: equalShare(report) }),
  };
}

function scores(report: Report): Section {
  const rows = report.bySeat.map(({ points }, seat) => ({
    name: seatName(report, seat),
    estimate: estimateOf(points),
  }));
  return {
    title: `${titled(report.scoredIn)} a round`,
    about: 'The mean change of the score.',
    content: estimateRows(rows, { as: 'number', reference: { value: 0, name: '0' } }),
  };
}

function distributions(report: Report): readonly Section[] {
  const { distributions: all, scoredIn } = report;
  if (!all) return [];
  const bySeat = (histograms: typeof all.score) =>
    histograms.map((histogram, seat) => ({ name: seatName(report, seat), histogram }));
  const section = (title: string, about: string, content: Markup): Section => ({ title, about, content, wide: true });
  return [
    section(
      `Distribution of ${scoredIn}`,
      `How often a round changed a score by so much.`,
      histogramPlot(bySeat(all.score), `${scoredIn} in a round`),
    ),
    ...(scoredIn === 'gold' && all.gain
      ? [
          section(
            'Distribution of points',
            'What was paid, in points of the round: without the gold of a point and what earlier draws left.',
            histogramPlot(bySeat(all.gain), 'points in a round'),
          ),
        ]
      : []),
    section(
      'Length of a round',
      `${shortNumber(report.actionsPerRound ?? 0)} actions on average.`,
      histogramPlot([{ name: 'rounds', histogram: all.actions }], 'actions in a round'),
    ),
  ];
}

function events({ eventsPerRound }: Report): Section {
  const rows = Object.entries(eventsPerRound)
    .map(([name, rate]) => ({ name, estimate: estimateOf(rate) }))
    .sort((one, other) => (other.estimate?.mean ?? 0) - (one.estimate?.mean ?? 0));
  return {
    title: 'Events',
    about: 'How often each happened in a round, with 95 % intervals, on a logarithmic scale.',
    content: estimateRows(rows, { as: 'number', logarithmic: true }),
    wide: true,
  };
}

function endings(report: Report): Section {
  const rows = Object.entries(report.endings)
    .map(([name, share]) => ({ name, estimate: estimateOf(share) }))
    .sort((one, other) => (other.estimate?.mean ?? 0) - (one.estimate?.mean ?? 0));
  const more = [
    { name: 'rounds without a winner', estimate: estimateOf(report.withoutWinner) },
    { name: 'void deals', estimate: estimateOf(report.voidDeals) },
  ];
  return {
    title: 'How deals ended',
    about: 'Shares of all deals.',
    content: estimateRows([...rows, ...more], { as: 'share' }),
  };
}

/** The game's own section: parts with a known form get a plot, the others a list of estimates. */
function own({ own: parts, scoredIn }: Report): readonly Section[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    if (isTree(part) && isTree(part.eventProxy) && isTree(part.captureProxy)) return [luckAndSkill(part)];
    if (isTree(part) && isTree(part.stoppedAtOnce)) return [callEfficiency(name, part, scoredIn)];
    return list(name, part);
  });
}

type Tree = { readonly [name: string]: Reported };

function isTree(part: Reported | undefined): part is Tree {
  return typeof part === 'object' && part !== null && !isEstimate(part);
}

const PROXIES = { eventProxy: 'match events', captureProxy: 'captured cards, weighed' } as const;

function luckAndSkill(part: Tree): Section {
  const bars = Object.entries(PROXIES).flatMap(([key, name]) => {
    const proxy = part[key];
    if (!isTree(proxy)) return [];
    const [hand, flip] = [Number(proxy.hand), Number(proxy.flip)];
    const interval = isEstimate(proxy.skill) ? intervalText(proxy.skill) : '';
    return hand + flip > 0 ? [{ name, shares: [hand / (hand + flip), flip / (hand + flip)], note: interval }] : [];
  });
  return {
    title: 'Skill and luck',
    about: 'Two proxies: captures with a card from the hand count as skill, captures with a flipped card as luck.',
    content: shareBars(['from the hand (skill)', 'flipped (luck)'], bars),
  };
}

function intervalText({ low, high }: Estimate): string {
  return low === null || high === null ? '' : `skill ${(100 * low).toFixed(1)} … ${(100 * high).toFixed(1)} %`;
}

const CALLS: Readonly<Record<string, string>> = {
  stoppedAtOnce: 'stopped at once',
  once: 'called once',
  twice: 'called twice',
  threeOrMore: 'three times or more',
};

function callEfficiency(name: string, part: Tree, scoredIn: string): Section {
  const bars = Object.entries(CALLS).flatMap(([key, name]) => {
    const group = part[key];
    if (!isTree(group) || !isEstimate(group.won)) return [];
    const shares = [group.won, group.turnedOver, group.nobodyWon].map((share) => (isEstimate(share) ? share.mean : 0));
    const gain = isEstimate(group.gain) ? `${shortNumber(group.gain.mean)} ${scoredIn}` : '';
    return [{ name, shares, note: `${gain}, ${group.won.n.toLocaleString('en')} rounds` }];
  });
  return {
    title: inWords(name),
    about: `What came of calling once, twice or more often, and of stopping at once; with the mean gain in ${scoredIn}.`,
    content: shareBars(['the caller won', 'somebody else won', 'nobody won'], bars),
    wide: true,
  };
}

/** Estimates of any other part, each with its path as its name. Shares and means have scales of their own. */
function list(name: string, part: Reported): readonly Section[] {
  const leaves = leavesOf('', part);
  if (leaves.length === 0) return [];
  const shares = leaves.filter(({ estimate: { low, high } }) => (low ?? 0) >= 0 && (high ?? 0) <= 1);
  const numbers = leaves.filter((leaf) => !shares.includes(leaf));
  return [
    {
      title: inWords(name),
      about: 'The game’s own section of the report.',
      content: html`${shares.length > 0 ? estimateRows(shares, { as: 'share' }) : null}${
        numbers.length > 0 ? estimateRows(numbers, { as: 'number' }) : null
      }`,
    },
  ];
}

function leavesOf(path: string, part: Reported): readonly { readonly name: string; readonly estimate: Estimate }[] {
  if (isEstimate(part)) return [{ name: path === '' ? 'all' : path, estimate: part }];
  if (!isTree(part)) return [];
  return Object.entries(part).flatMap(([name, child]) =>
    leavesOf(path === '' ? words(name) : `${path}, ${words(name)}`, child),
  );
}

function estimateOf(part: Reported): Estimate | null {
  return isEstimate(part) ? part : null;
}

/** `goEfficiency` as `Go efficiency`. */
function inWords(name: string): string {
  return titled(words(name));
}

function words(name: string): string {
  return name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
}

function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
