import type { Translated } from '@madang/narrators/language';
import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { NameField } from '../app/NameField.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { homeWords } from './words/index.ts';

const SECOND_NAME: Translated = {
  en: 'Name of the second player',
  ko: '두 번째 사람의 이름',
  ja: '二人目の名前',
  zh: '第二位玩家的名字',
  'zh-Hans': '第二位玩家的名字',
  pl: 'Imię drugiej osoby',
};

/** Two people at this screen: asks for the second name first. */
export function OneScreen({ href }: { readonly href: string }) {
  const words = useWords(homeWords);
  const secondName = useWords(SECOND_NAME);
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="b" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {words.oneScreen}
      </button>
      {isOpen && (
        <span className="ways-second">
          <label className="sr" htmlFor="second-name">
            {secondName}
          </label>
          <NameField id="second-name" of="secondName" placeholder={secondName} />
          <a className="b main" href={href} onClick={followLink}>
            <Icon name="play" /> {words.play}
          </a>
        </span>
      )}
    </>
  );
}
