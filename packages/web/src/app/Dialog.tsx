import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

/** A modal dialog: the browser traps the focus, Escape closes it, and the focus returns. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  className = '',
  children,
}: {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="sheet-head">
        <h2>{title}</h2>
        <button type="button" className="b quiet ic" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
