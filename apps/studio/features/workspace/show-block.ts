import { BlockFields } from '../blocks/later-panels.ts';
import { BlockInspector } from '../inspector/later-inspectors.ts';

const firstField =
  '.block-fields :is(input, textarea, select, button, [contenteditable="true"]):not(:disabled)';

/** Brings the fields of a block into view once they are drawn, with the focus where it is asked for. */
export async function showBlock(id: string, takesFocus: boolean): Promise<void> {
  // Those that cannot be fetched are not drawn either: what is there of the block is shown.
  await Promise.allSettled([BlockInspector.load(), BlockFields.load()]);
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`);
    part?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) (part?.querySelector<HTMLElement>(firstField) ?? part)?.focus({ preventScroll: true });
  });
}
