import { FRENCH_CARDS, flowerCards } from '@madang/cards';
import { type AnyGame, type AnyNarrator, findGame, type Language } from '@madang/engine';
import { plainNarrator } from '@madang/narrators/plain';
import type { Deck } from '../../table/face.ts';
import type { BoardProps, GameUi } from '../ui.ts';
import { Count } from './Count.tsx';
import { GenericBoard } from './GenericBoard.tsx';
import { GenericRail } from './GenericRail.tsx';

/** The generic UI of a game by its id. */
export function genericUiById(id: string): GameUi {
  const game = findGame(id);
  if (!game) throw new Error(`there are no rules for ${id}`);
  return genericUi(game, (language) => game.narrator?.(language) ?? plainNarrator(game, language));
}

/** The generic UI: it needs only the rules and a narrator. */
export function genericUi(game: AnyGame, narrator: (language: Language) => AnyNarrator): GameUi {
  const deck = deckOf(game.cardIds);
  return {
    game,
    deck,
    narrator,
    Board: (props: BoardProps) => <GenericBoard {...props} game={game} deck={deck} />,
    Rail: GenericRail,
    Count,
    beats: () => [
      { do: 'sound', sound: 'tap' },
      { do: 'hold', ms: 300 },
    ],
    why: () => '',
    facts: () => [],
  };
}

/** The deck whose ids include all of the game's; `plain` if there is none. */
function deckOf(ids: readonly string[]): Deck {
  const decks: Readonly<Record<Exclude<Deck, 'plain'>, readonly { readonly id: string }[]>> = {
    japanese: flowerCards('japanese'),
    korean: flowerCards('korean'),
    french: FRENCH_CARDS,
  };
  for (const [deck, cards] of Object.entries(decks))
    if (ids.every((id) => cards.some((card) => card.id === id))) return deck as Deck;
  return 'plain';
}
