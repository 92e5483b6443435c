/**
 * Copies a text to the clipboard; false when that failed. Over plain HTTP there is no clipboard API: then the text is put
 * in a hidden field, selected, and copied with `execCommand`.
 */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not permitted, or the page has lost the focus: `execCommand` may still work.
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  // Inside an open dialog, if any: nothing else on the page can have the focus.
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
