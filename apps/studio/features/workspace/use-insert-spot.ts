import { lastBlock } from '@veranda/domain/pages/block-edits';
import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import type { BlockSpot } from '../pages/use-page-edits.ts';

/** Below the selected block, at the end of the selected section, or of the page; null on a page without sections. */
export function useInsertSpot(): () => BlockSpot | null {
  const { documentNow, selection } = usePageEditorContext();
  return () => {
    const document = documentNow();
    const block = document.blocks[selection.ids.at(-1) ?? ''];
    if (block) return { sectionId: block.sectionId, after: block.id };
    const sectionId = selection.section ?? sectionsInOrder(document).at(-1)?.id;
    if (sectionId === undefined) return null;
    return { sectionId, after: lastBlock(document, sectionId)?.id ?? null };
  };
}
