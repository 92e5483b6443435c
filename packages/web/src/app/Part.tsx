import { Component, type ReactNode, Suspense } from 'react';
import { errorWords } from './error-words.ts';
import { tryAgain } from './loading.ts';
import { useWords } from './words.ts';

interface PartProps {
  readonly children: ReactNode;
  /** The error is shown over the page, for dialogs and what else has no place in it. */
  readonly isOver?: boolean;
  /** Until it is loaded: keeps its place. */
  readonly meanwhile?: ReactNode;
  /** Instead of an error. */
  readonly otherwise?: ReactNode;
}

/** A part of a page that is loaded later. Where that fails, the rest of the page still works. */
export class Part extends Component<PartProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { children, isOver = false, meanwhile, otherwise } = this.props;
    if (!this.state.isBroken) return <Suspense fallback={meanwhile}>{children}</Suspense>;
    return otherwise === undefined ? <Failed className={isOver ? 'strip' : 'part-failed'} /> : otherwise;
  }
}

function Failed({ className }: { readonly className: string }) {
  const words = useWords(errorWords);
  return (
    <p className={className} role="alert">
      {words.note}{' '}
      <button type="button" className="b s" onClick={() => void tryAgain()}>
        {words.again}
      </button>
    </p>
  );
}
