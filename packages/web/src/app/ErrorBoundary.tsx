import { Component, type ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import { errorWords } from './error-words.ts';
import { tryAgain } from './loading.ts';
import { notFoundWords } from './NotFound.tsx';
import { useWords } from './words.ts';

interface ErrorBoundaryProps {
  /** At another address the part is tried again. */
  readonly address: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** The address at which something broke. */
  readonly at: string | null;
}

/** Shows an error message where a page cannot be loaded or throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { at: null };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { at: location.href };
  }

  override render(): ReactNode {
    return this.state.at === this.props.address ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const words = useWords(errorWords);
  const { home } = useWords(notFoundWords);
  return (
    <>
      <Bar />
      <main className="designed">
        <h1>{words.title}</h1>
        <p role="alert">{words.note}</p>
        <p>
          <button type="button" className="b main" onClick={() => void tryAgain()}>
            {words.again}
          </button>{' '}
          <a className="b" href="/">
            {home}
          </a>
        </p>
      </main>
    </>
  );
}
