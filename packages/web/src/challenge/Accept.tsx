import type { Kibo } from '@madang/engine';
import { personIn } from '@madang/protocol/links';
import { useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { guest } from '../app/guest.ts';
import { Icon } from '../app/Icon.tsx';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { NameField } from '../app/NameField.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { homeWords } from '../home/words/index.ts';
import { unfinished } from '../play/local/unfinished.ts';
import { RulesSheet } from '../rulebook/RulesSheet.tsx';
import { tableWords } from '../table/words/index.ts';
import { challengeKey } from './challenge-match.ts';
import { challengeWords } from './words.ts';

interface AcceptProps {
  readonly challenge: Kibo;
  readonly onAccept: () => void;
}

/** Who challenges, to which game, by which rules and against whom. Nothing of how it went. */
export function Accept({ challenge, onAccept }: AcceptProps) {
  const words = useWords(challengeWords);
  const home = useWords(homeWords);
  const { rules: rulesWord } = useWords(tableWords);
  const { language } = useSettings();
  const [isReading, read] = useState(false);
  const [left] = useState(() => unfinished(challenge.game, 1, challengeKey(challenge)));
  const { game, rules, seats } = challenge;
  const bots = seats.filter(({ kind }) => kind === 'bot');
  return (
    <>
      <Bar where={[words.challenge]}>
        <LanguageSelect />
      </Bar>
      <main className="designed challenge" data-game={game}>
        <h1>{words.challenges(seats[personIn(challenge)].name, gameName(game, language))}</h1>
        <p>{words.lead}</p>
        <ul>
          {bots.map(({ name, level = '' }, place) => (
            <li key={`${place}-${name}`}>
              {name} · {home.levels[level]?.name ?? level}
            </li>
          ))}
        </ul>
        <button type="button" className="b s" onClick={() => read(true)}>
          <Icon name="book" /> {rulesWord}
        </button>
        <label htmlFor="challenged-name">{words.yourName}</label>
        <NameField id="challenged-name" placeholder={guest()} />
        <button type="button" className="b main" onClick={onAccept}>
          <Icon name="play" /> {left ? home.goOn : words.accept}
        </button>
      </main>
      {isReading && <RulesSheet game={game} rules={rules} onClose={() => read(false)} />}
    </>
  );
}
