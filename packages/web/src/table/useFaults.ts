import { useEffect } from 'react';
import type { Presenter } from '../play/presenter.ts';

/** Reports uncaught errors of handlers, timers and promises at the table. */
export function useFaults(presenter: Presenter): void {
  useEffect(() => {
    const onError = ({ error, filename }: ErrorEvent) => {
      // Browser notices carry no error; errors of extensions have another origin.
      if (error instanceof Error && filename.startsWith(location.origin)) presenter.broke(error);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      // A DOMException usually means that the browser does not permit something, such as sound before the first interaction.
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
