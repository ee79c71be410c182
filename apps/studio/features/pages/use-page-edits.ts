import { insertBlock, removeBlock, restoreBlock } from '@veranda/domain/pages/block-edits';
import type { Block, PageDocument, SectionTheme } from '@veranda/domain/pages/document';
import { moveBlock, type Step } from '@veranda/domain/pages/move-block';
import {
  insertSection,
  moveSection,
  removeSection,
  restoreSection,
  setSectionTheme,
} from '@veranda/domain/pages/section-edits';
import { blockKind } from '@veranda/domain/blocks/registry';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { blockName } from '../blocks/block-messages.ts';
import { withValue } from './page-document.ts';
import { useFocusRestore } from './use-focus-restore.ts';
import type { EditedDocument } from '../../editing/use-document-history.ts';
import { t } from './messages.ts';

export type PageEdits = ReturnType<typeof usePageEdits>;

/** Position of a new block: below the row of `after`, or at the head of the section. */
export interface BlockSpot {
  readonly sectionId: string;
  readonly after: string | null;
}

/**
 * Everything that is done to the parts of a page: each is announced, keeps the focus, and has its way back.
 */
export function usePageEdits({ document, change }: EditedDocument<PageDocument>) {
  const [said, setSaid] = useState('');
  const focus = useFocusRestore(document);
  const edit = (words: string, next: (old: PageDocument) => PageDocument) => {
    setSaid(words);
    change(next);
  };
  const nameOf = (block: Block) => blockName(block, blockKind(block.type));
  const offerUndo = (text: string, restore: (old: PageDocument) => PageDocument) =>
    showToast({
      topic: 'page-part',
      text,
      action: { label: t('undo'), onAction: () => edit(t('restored'), restore) },
    });
  return {
    /** The last change, for those who do not see it. */
    said,
    setValue: (block: string, path: string, value: unknown) =>
      change((old) => withValue(old, block, { path, value }), `${block} ${path}`),
    addBlock: (type: number, spot: BlockSpot) => {
      const id = crypto.randomUUID();
      focus.goTo(id);
      edit(t('blockAdded', { name: blockName({ type }, blockKind(type)) }), (old) =>
        insertBlock(old, { id, type, ...spot }),
      );
      return id;
    },
    moveBlock: (block: Block, by: Step) => {
      focus.hold();
      edit(t(by === -1 ? 'movedUp' : 'movedDown', { name: nameOf(block) }), (old) =>
        moveBlock(old, block.id, by),
      );
    },
    removeBlock: (block: Block) => {
      const taken = removeBlock(document, block.id);
      if (!taken) return;
      focus.goTo(block.sectionId);
      edit(t('nameDeleted', { name: nameOf(block) }), (old) => removeBlock(old, block.id)?.document ?? old);
      offerUndo(t('deletedName', { name: nameOf(block) }), (old) => restoreBlock(old, taken.removed));
    },
    addSection: (after: string | null) => {
      const id = crypto.randomUUID();
      focus.goTo(id);
      edit(t('sectionAdded'), (old) => insertSection(old, id, after));
    },
    moveSection: (id: string, by: Step) => {
      focus.hold();
      edit(t(by === -1 ? 'sectionMovedUp' : 'sectionMovedDown'), (old) => moveSection(old, id, by));
    },
    colourSection: (id: string, theme: SectionTheme) => change((old) => setSectionTheme(old, id, theme)),
    removeSection: (id: string) => {
      const taken = removeSection(document, id);
      if (!taken) return;
      focus.goTo('page');
      edit(t('sectionDeleted'), (old) => removeSection(old, id)?.document ?? old);
      offerUndo(t('sectionAndItsContentDeleted'), (old) => restoreSection(old, taken.removed));
    },
  };
}
