import type { Session } from '../play/session.ts';
import type { Told } from '../play/told.ts';

/** The same session, with an observer of what it tells. */
export function observed(session: Session, hear: (told: Told) => void): Session {
  return {
    open: (listener) =>
      session.open({
        ...listener,
        told: (told) => {
          hear(told);
          listener.told(told);
        },
      }),
    act: (action) => session.act(action),
    resign: () => session.resign(),
    ready: () => session.ready(),
    hint: () => session.hint?.() ?? Promise.resolve(null),
    close: () => session.close(),
  };
}
