import { REACTION_LIMIT, REACTIONS, type Reaction } from '@madang/protocol';
import { type CSSProperties, useRef, useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { change, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Scene } from '../play/presenter.ts';
import { Conduct } from './Conduct.tsx';
import { conductWords } from './conduct-words.ts';
import { peopleWords } from './words/index.ts';

interface ReactionsProps {
  readonly eyes: Scene['eyes'];
  /** In the corner of the mat, where the hint is in a match without other people. */
  readonly isOnMat: boolean;
  readonly onReact: (reaction: Reaction) => void;
}

/** Eight set phrases to say to the others, and whether theirs are shown. There is no chat. */
export function Reactions({ eyes, isOnMat, onReact }: ReactionsProps) {
  const words = useWords(peopleWords);
  const { reactions: isShown } = useSettings();
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const { mayReact, count } = useReactionLimit();
  const react = (reaction: Reaction) => {
    count();
    onReact(reaction);
    list.current?.hidePopover();
  };
  const conduct = useWords(conductWords);
  const [isConductOpen, setConductOpen] = useState(false);
  const openConduct = () => {
    list.current?.hidePopover();
    setConductOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={isOnMat ? 'b s hint-button' : 'b'}
        popoverTarget="reactions"
        onClick={({ currentTarget }) => setPlace(besideOf(currentTarget.getBoundingClientRect()))}
        aria-label={isOnMat ? words.react : undefined}
      >
        <Icon name="speech" /> {!isOnMat && words.react}
      </button>
      <div className="reactions" id="reactions" popover="auto" ref={list} style={place}>
        <h2 className="sr">{words.react}</h2>
        {REACTIONS.map((reaction) => (
          <button type="button" key={reaction} className="b" disabled={!mayReact} onClick={() => react(reaction)}>
            {words.reactions[reaction]}
          </button>
        ))}
        <button
          type="button"
          className="b quiet"
          aria-pressed={!isShown}
          onClick={() => change({ reactions: !isShown })}
        >
          <Icon name={isShown ? 'mute' : 'sound'} /> {isShown ? words.mute : words.unmute}
        </button>
        <button type="button" className="b quiet" aria-haspopup="dialog" onClick={openConduct}>
          <Icon name="person" /> {conduct.others}
        </button>
      </div>
      {isConductOpen && <Conduct eyes={eyes} onClose={() => setConductOpen(false)} />}
    </>
  );
}

/** The height of the phrases, about. */
const HEIGHT = 350;

/** Above the button where there is room, or else below it; within the window. */
function besideOf({ top, bottom, right }: DOMRect): CSSProperties {
  const inline = { right: Math.max(8, innerWidth - right) };
  return top > HEIGHT ? { ...inline, bottom: innerHeight - top + 8 } : { ...inline, top: bottom + 8, bottom: 'auto' };
}

/** As the server counts them: some at once, then one in a while. */
function useReactionLimit(): { readonly mayReact: boolean; readonly count: () => void } {
  const [used, setUsed] = useState(0);
  const { burst, every } = REACTION_LIMIT;
  const count = () => {
    setUsed((before) => before + 1);
    setTimeout(() => setUsed((before) => before - 1), burst * every);
  };
  return { mayReact: used < burst, count };
}
