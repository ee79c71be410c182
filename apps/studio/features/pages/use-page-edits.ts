import { blockKind } from '@veranda/domain/blocks/registry';
import type { Edit } from '@veranda/domain/documents/edit';
import { insertionEdits, stepEdits } from '@veranda/domain/pages/block-steps';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { Step } from '@veranda/domain/pages/move-block';
import type { MadeSection } from '@veranda/domain/pages/section-library/library-section';
import { copySection, placeSection } from '@veranda/domain/pages/section-library/place-section';
import { sectionStepEdits } from '@veranda/domain/pages/section-steps';
import type { Refusal } from '@veranda/domain/refusal';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import type { ChangeOptions, DocumentSession } from '../../documents/document-session.ts';
import { undoOf } from '../../editing/undo-of.ts';
import { blockName } from '../blocks/block-messages.ts';
import { t as libraryText } from '../section-library/messages.ts';
import { t } from './messages.ts';
import { useFocusRestore } from './use-focus-restore.ts';

export type PageEdits = ReturnType<typeof usePageEdits>;

/** Position of a new block: below the row of `after`, or at the head of the section. */
export interface BlockSpot {
  readonly sectionId: string;
  readonly after: string | null;
}

/**
 * Everything that is done to the parts of a page: each is announced, keeps the focus, and has its way back.
 */
export function usePageEdits(session: DocumentSession<PageDocument>, document: PageDocument) {
  const [said, setSaid] = useState('');
  const focus = useFocusRestore(document);
  const now = () => session.getState().document;
  const change = (edits: readonly Edit[], options: ChangeOptions) => {
    const refusal = edits.length === 0 ? null : session.change(edits, options);
    if (refusal) showToast({ topic: 'page-part', text: refusalText(refusal), isDanger: true });
    return edits.length > 0 && refusal === null;
  };
  const parts = { session, now, change, setSaid, focus };
  return {
    /** The last change, for those who do not see it. */
    said,
    /** What panels ask for. */
    change: (edits: readonly Edit[], options: ChangeOptions) => void change(edits, options),
    setValue: (id: string, path: string, value: unknown) => {
      const block = now().blocks[id];
      if (!block) return;
      const was = block.value[path];
      const replaced = {
        id,
        path,
        ...(value === undefined ? {} : { value }),
        ...(was === undefined ? {} : { was }),
      };
      change([edit('block.setValue', replaced)], {
        label: t('stepChanged', { name: nameOf(block) }),
        coalesceKey: `${id}.${path}`,
        selection: [id],
      });
    },
    ...blockEdits(parts),
    ...sectionEdits(parts),
  };
}

interface EditParts {
  readonly session: DocumentSession<PageDocument>;
  /** The document as it is at this moment. */
  readonly now: () => PageDocument;
  /** @returns whether anything has changed */
  readonly change: (edits: readonly Edit[], options: ChangeOptions) => boolean;
  readonly setSaid: (words: string) => void;
  readonly focus: ReturnType<typeof useFocusRestore>;
}

function blockEdits({ session, now, change, setSaid, focus }: EditParts) {
  return {
    addBlock: (type: number, spot: BlockSpot) => {
      const id = crypto.randomUUID();
      const name = blockName({ type }, blockKind(type));
      const label = t('stepAdded', { name: name.toLowerCase() });
      focus.goTo(id);
      if (
        change(insertionEdits(now(), { id, type, ...spot, texts: libraryText }), { label, selection: [id] })
      )
        setSaid(t('blockAdded', { name }));
      return id;
    },
    moveBlock: (block: Block, by: Step) => {
      focus.hold();
      const label = t('stepMoved', { name: nameOf(block) });
      if (change(stepEdits(now(), block.id, by), { label, selection: [block.id] }))
        setSaid(t(by === -1 ? 'movedUp' : 'movedDown', { name: titleOf(block) }));
    },
    removeBlock: (block: Block) => {
      const edits = [edit('block.remove', { ids: [block.id] })];
      const undo = undoOf(session, edits, t('stepRestored', { name: nameOf(block) }));
      focus.goTo(block.sectionId);
      if (!change(edits, { label: t('stepRemoved', { name: nameOf(block) }) })) return;
      setSaid(t('nameDeleted', { name: titleOf(block) }));
      offerUndo(t('deletedName', { name: titleOf(block) }), undo, setSaid);
    },
  };
}

function sectionEdits({ session, now, change, setSaid, focus }: EditParts) {
  return {
    /** Puts a section in at the end of the page. */
    addSection: (made: MadeSection) => {
      const { id } = made.section;
      focus.goTo(id);
      if (change(placeSection(now(), made, null), { label: libraryText('addedSection'), selection: [id] }))
        setSaid(t('sectionAdded'));
    },
    duplicateSection: (original: string) => {
      const copy = copySection(now(), original, () => crypto.randomUUID());
      if (!copy) return;
      const { id } = copy.section;
      focus.goTo(id);
      const label = libraryText('duplicatedSection');
      if (change(placeSection(now(), copy, original), { label, selection: [id] }))
        setSaid(libraryText('sectionDuplicated'));
    },
    moveSection: (id: string, by: Step) => {
      focus.hold();
      if (change(sectionStepEdits(now(), id, by), { label: t('stepMovedSection'), selection: [id] }))
        setSaid(t(by === -1 ? 'sectionMovedUp' : 'sectionMovedDown'));
    },
    removeSection: (id: string) => {
      const edits = [edit('section.remove', { id })];
      const undo = undoOf(session, edits, t('stepRestored', { name: t('section') }));
      focus.goTo('page');
      if (!change(edits, { label: t('stepRemovedSection') })) return;
      setSaid(t('sectionDeleted'));
      offerUndo(t('sectionAndItsContentDeleted'), undo, setSaid);
    },
  };
}

function offerUndo(text: string, undo: () => void, setSaid: (words: string) => void): void {
  const onAction = () => {
    setSaid(t('restored'));
    undo();
  };
  showToast({ topic: 'page-part', text, action: { label: t('undo'), onAction } });
}

function titleOf(block: Block): string {
  return blockName(block, blockKind(block.type));
}

function nameOf(block: Block): string {
  return titleOf(block).toLowerCase();
}

/** Why a change of the page was not made, in words. */
export function refusalText({ code, params = {} }: Refusal): string {
  if (code === 'section-locked') return t('sectionLocked', { name: String(params['name']) });
  if (code === 'too-many-blocks') return t('sectionFull');
  if (code === 'document-full') return t('pageFull');
  return code === 'malformed' ? t('notPossible') : t('somebodyWasFaster');
}
