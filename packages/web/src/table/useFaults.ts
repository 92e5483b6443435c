import { useEffect } from 'react';
import type { Presenter } from '../play/presenter.ts';

/** What breaks in a handler, a timer or a promise while somebody sits at the table: it is told there. */
export function useFaults(presenter: Presenter): void {
  useEffect(() => {
    const onError = ({ error, filename }: ErrorEvent) => {
      // A browser's own notices carry no error, and its extensions' faults are not the table's.
      if (error instanceof Error && filename.startsWith(location.origin)) presenter.broke(error);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      // A DOMException is mostly a browser that does not permit something: sound before the first touch, for one.
      if (reason instanceof Error && !(reason instanceof DOMException)) presenter.broke(reason);
    };
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, [presenter]);
}
