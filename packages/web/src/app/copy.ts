/**
 * Puts a text on the clipboard; whether that was done. Over plain HTTP on a home network a browser has no clipboard for
 * pages: then the text is selected in a field of the page and copied as if by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not permitted, or the page has lost the focus: the old way may still be.
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  // Inside an open dialog, where there is one: the rest of the page cannot have the focus.
  (before?.closest('dialog, [role=dialog]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
