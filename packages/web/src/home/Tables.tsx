import type { ListedTable } from '@madang/protocol';
import { useState } from 'react';
import { Part } from '../app/Part.tsx';
import { followLink, go } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { choiceOf } from './choice.ts';
import { clockWords } from './clock-words.ts';
import { houseRulesWords } from './house-rules/words.ts';
import { askLobby, type Lobby, openTable } from './lobby.ts';
import { lobbyWords } from './lobby-words.ts';
import { RulesName } from './RulesName.tsx';
import { homeWords } from './words/index.ts';

type ListedPlayer = NonNullable<ListedTable['players'][number]>;

/** Tables that wait for players, and tables that can be watched; `game` is the game of a new table. */
export function Tables({ lobby, game }: { readonly lobby: Lobby; readonly game: string }) {
  const words = useWords(homeWords);
  if (lobby.state === 'offline')
    return (
      <section className="yard-part is-wide" aria-labelledby="yard-offline">
        <h2 id="yard-offline">{words.offline}</h2>
        <div className="empty">
          <p>{words.offlineWhy}</p>
          <button type="button" className="b" onClick={() => void askLobby()}>
            {words.tryAgain}
          </button>
        </div>
      </section>
    );
  const { open, playing } = lobby.state === 'online' ? lobby : { open: [], playing: [] };
  const isAsking = lobby.state === 'asking';
  return (
    <>
      <section className="yard-part" aria-labelledby="yard-open" aria-busy={isAsking}>
        <h2 id="yard-open">{words.openTables}</h2>
        <ul>
          {open.map((table) => (
            <Row key={table.table_id} table={table}>
              <a className="b" href={`/tables/${table.table_id}`} onClick={followLink}>
                {words.sit}
              </a>
            </Row>
          ))}
        </ul>
        {!isAsking && <NewTable game={game} isEmpty={open.length === 0} />}
      </section>
      <section className="yard-part" aria-labelledby="yard-watch" aria-busy={isAsking}>
        <h2 id="yard-watch">{words.watch}</h2>
        <ul>
          {playing.map((table) => (
            <Row key={table.table_id} table={table}>
              <a className="b" href={`/tables/${table.table_id}?watch=1`} onClick={followLink}>
                {words.watch}
              </a>
            </Row>
          ))}
        </ul>
        {!isAsking && playing.length === 0 && <p className="empty">{words.noPlaying}</p>}
      </section>
    </>
  );
}

function Row({ table, children }: { readonly table: ListedTable; readonly children: React.ReactNode }) {
  const words = useWords(homeWords);
  const { language } = useSettings();
  const { game, seats, players, free_seats: free } = table;
  const houseRules = useWords(houseRulesWords);
  const strength = useStrength();
  const who = (players ?? []).flatMap((player) => (player ? [strength(player)] : [])).join(', ');
  return (
    <li data-game={game}>
      <i aria-hidden="true" />
      <b>{gameName(game, language)}</b>
      <span className="yard-facts">
        <span>{free > 0 ? words.waits(who, seats.length - free, seats.length) : who}</span>
        <small>
          <Part otherwise={houseRules.title}>
            <span>
              <RulesName of={table} other={houseRules.title} />
            </span>
          </Part>
          <ClockName clock={table.clock} />
        </small>
      </span>
      {children}
    </li>
  );
}

/** A player's name with what one may expect: a person, a program, or a bot of a level. */
function useStrength(): (player: ListedPlayer) => string {
  const words = useWords(homeWords);
  const lobbyText = useWords(lobbyWords);
  return ({ name, kind, level }) => {
    if (kind === 'bot') return lobbyText.bot(words.levels[level ?? '']?.name ?? level ?? '');
    return `${name} (${kind === 'human' ? lobbyText.person : lobbyText.program})`;
  };
}

function ClockName({ clock }: Pick<ListedTable, 'clock'>) {
  const words = useWords(clockWords);
  return <span>{clock ? words.times(clock.per_action / 1000, clock.bank / 60_000) : words.off}</span>;
}

/** A table that everybody sees in the list. */
function NewTable({ game, isEmpty }: { readonly game: string; readonly isEmpty: boolean }) {
  const words = useWords(homeWords);
  const { language } = useSettings();
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    const address = await openTable(game, choiceOf(game, language), true).catch(() => null);
    if (address === null) setFailed(true);
    else go(address);
  };
  return (
    <div className={isEmpty ? 'empty' : 'yard-foot'}>
      {isEmpty && <p>{words.noOpen}</p>}
      <button type="button" className="b" onClick={() => void open()}>
        {words.newTableOf(gameName(game, language))}
      </button>
      {hasFailed && <p role="alert">{words.failed}</p>}
    </div>
  );
}
