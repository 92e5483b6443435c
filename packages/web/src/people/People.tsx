import type { BoardProps } from '../games/ui.ts';
import type { TableActions } from '../play/session.ts';
import { Announcements } from './Announcements.tsx';
import { Bubbles } from './Bubbles.tsx';
import { Gone } from './Gone.tsx';
import './people.css';
import { Reactions } from './Reactions.tsx';

interface PeopleProps extends Pick<BoardProps, 'scene' | 'names'> {
  /** Null without a seat at a table of the server. */
  readonly actions: TableActions | null;
}

/** What concerns the other people at a table: who is gone, what they say, and that the reader is back. */
export function People({ scene, names, actions }: PeopleProps) {
  return (
    <>
      <Announcements scene={scene} />
      {actions && <Gone scene={scene} actions={actions} />}
      <Bubbles scene={scene} names={names} />
    </>
  );
}

interface SpeechProps extends Pick<PeopleProps, 'scene' | 'actions'> {
  /** With the other buttons after a match, and not on the mat. */
  readonly isInRow?: boolean;
}

/** Set phrases, where there is another person to hear them. */
export function Speech({ scene, actions, isInRow = false }: SpeechProps) {
  const { sitters, eyes } = scene;
  const hasOthers = sitters.some(({ kind }, seat) => seat !== eyes && kind !== 'bot');
  return actions && hasOthers ? <Reactions eyes={eyes} isOnMat={!isInRow} onReact={actions.react} /> : null;
}
