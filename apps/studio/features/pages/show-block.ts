const firstField =
  '.block-fields :is(input, textarea, select, button, [contenteditable="true"]):not(:disabled)';

/** Brings the fields of a block into view once they are drawn, with the focus where it is asked for. */
export function showBlock(id: string, takesFocus: boolean): void {
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`);
    part?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) (part?.querySelector<HTMLElement>(firstField) ?? part)?.focus({ preventScroll: true });
  });
}
