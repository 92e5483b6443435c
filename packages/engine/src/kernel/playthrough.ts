import type { AnyGame } from './game.ts';
import { canonical } from './json.ts';
import { hashText } from './kibo.ts';
import { encodeCards } from './knowledge.ts';
import type { MatchSetup } from './match.ts';
import type { AnyNarrator } from './narrator.ts';
import { FastRandom } from './random.ts';
import { type AnyHappening, type Choose, playMatch } from './random-match.ts';

/** A whole match as text for reviews and diffs: each action, its events, and the hash of the position after it. */
export function playthrough(game: AnyGame, setup: MatchSetup<object>, narrator: AnyNarrator, choose?: Choose): string {
  const names = Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat}`);
  const lines = [`${game.id}, ${setup.seats} players, ${canonical(setup.rules)}`];
  for (const { happenings } of playMatch(game, setup, new FastRandom(1), choose))
    for (const happening of happenings) lines.push(...told(game, happening, narrator, names));
  return `${lines.join('\n')}\n`;
}

function told(game: AnyGame, happening: AnyHappening, narrator: AnyNarrator, names: readonly string[]): string[] {
  const hash = hashText(happening.state.hash());
  switch (happening.kind) {
    case 'dealt': {
      const places = happening.state.layout().filter((cards) => cards.length > 0);
      const layout = places.map((cards) => `    ${cards.map((card) => game.cardIds[card]).join(' ')}`);
      return ['', `# ${narrator.dealt(happening.state, names)} [${hash}]`, ...layout];
    }
    case 'acted': {
      const sentences = happening.events.flatMap((event) => narrator.event(event, names) ?? []);
      const { type, ...rest } = encodeCards(game, happening.action) as Record<string, unknown>;
      const details = Object.values(rest)
        .flatMap((value) => value ?? [])
        .map((value) => (typeof value === 'object' ? canonical(value) : String(value)));
      const who = happening.seat < 0 ? 'dealer' : names[happening.seat];
      return [`${[who, type, ...details].join(' ')} [${hash}]`, ...sentences.map((sentence) => `    ${sentence}`)];
    }
    case 'ended': {
      const { outcome, carry } = happening;
      const lines = narrator.outcome(outcome, names).map((line) => `  ${line}`);
      if (carry.result) lines.push('', narrator.result(carry, names));
      return [`= ${outcome.reason}, points ${outcome.points.join(' ')}, scores ${carry.scores.join(' ')}`, ...lines];
    }
  }
}
