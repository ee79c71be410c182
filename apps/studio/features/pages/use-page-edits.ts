import type { SiteDetail } from '@veranda/contracts/sites';
import type { BlockValue } from '@veranda/domain/blocks/kind';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { Edit } from '@veranda/domain/documents/edit';
import type { SampleTexts, SiteContent } from '@veranda/domain/blocks/sample';
import { type DropSpot, droppedBlockEdits } from '@veranda/domain/pages/arrange/dropped-block';
import { insertionEdits, stepEdits } from '@veranda/domain/pages/block-steps';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { sameValue } from '@veranda/domain/documents/same-value';
import { replacement } from '@veranda/domain/documents/replacement';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { Step } from '@veranda/domain/pages/move-block';
import type { MadeSection } from '@veranda/domain/pages/section-library/library-section';
import { copySection, placeSection, sectionBelow } from '@veranda/domain/pages/section-library/place-section';
import { sectionStepEdits } from '@veranda/domain/pages/section-steps';
import { useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { closeToast, showToast } from '@veranda/ui/toast-queue';
import { useEffect, useMemo } from 'react';
import type { ChangeOptions, DocumentSession } from '../../documents/document-session.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import type { DocumentPresence } from '../../documents/presence.ts';
import { undoOf } from '../../editing/undo-of.ts';
import { blockName } from '../blocks/block-messages.ts';
import { t as libraryText } from '../section-library/messages.ts';
import { t } from './messages.ts';
import { showRefusal } from './show-refusal.ts';
import { useFocusRestore } from './use-focus-restore.ts';

export type PageEdits = ReturnType<typeof pageEdits>;

/** Options of a change to a page. */
interface PageChangeOptions extends ChangeOptions {
  /** True where a notification names the change and offers to take it back. */
  readonly offersUndo?: boolean;
}

/** Position of a new block: below the row of `after`, or at the head of the section. */
export interface BlockSpot {
  readonly sectionId: string;
  readonly after: string | null;
}

/**
 * Everything that is done to the parts of a page: each is announced, keeps the focus, and has its way back. `said` is
 * the last change, for those who do not see it.
 */
export function usePageEdits(
  { session, presence }: Pick<OpenDocument<PageDocument>, 'session' | 'presence'>,
  samples: SiteDetail['sampleTexts'],
) {
  const { said, say } = useAnnouncer();
  useStepAnnouncer(session, say);
  const focus = useFocusRestore();
  return {
    edits: useMemo(
      () => pageEdits({ session, presence, setSaid: say, focus, samples }),
      [session, presence, say, focus, samples],
    ),
    said,
  };
}

// Wherever they come from: keys, buttons, the command menu.
function useStepAnnouncer(session: DocumentSession<PageDocument>, say: (words: string) => void): void {
  useEffect(() => {
    let last = session.getState().restored;
    return session.subscribe(() => {
      const { restored } = session.getState();
      if (restored === null || restored === last) return;
      last = restored;
      say(t(restored.direction === 'undo' ? 'stepUndone' : 'stepRedone', { step: restored.label }));
    });
  }, [session, say]);
}

function pageEdits(given: Omit<EditParts, 'now' | 'change'>) {
  const { session, setSaid } = given;
  const now = () => session.getState().document;
  const change = changer(given);
  const parts = { ...given, now, change };
  return {
    /** The document as it is at this moment, for what is done to it. */
    documentNow: now,
    /** Says something to those who do not see the page. */
    say: setSaid,
    /** What panels ask for. @returns false where nothing has changed */
    change,
    /** Gives a field of blocks a value, by one step of the history. */
    setValue: (ids: readonly string[], path: string, value: unknown) => {
      const blocks = ids.flatMap((id) => now().blocks[id] ?? []);
      const [block] = blocks;
      if (!block) return;
      const name = nameOf(block);
      change(
        blocks.flatMap((each) => valueEdits(each, path, value)),
        {
          label:
            blocks.length === 1
              ? t('stepChanged', { name })
              : t('stepChangedBlocks', { count: blocks.length }),
          coalesceKey: `${ids.join(' ')}.${path}`,
          selection: ids,
        },
      );
    },
    ...blockEdits(parts),
    ...sectionEdits(parts),
  };
}

function changer({
  session,
  presence,
  setSaid,
}: Pick<EditParts, 'session' | 'presence' | 'setSaid'>): EditParts['change'] {
  return (edits, { offersUndo = false, ...options }) => {
    const undo = offersUndo ? undoOf(session, edits, t('stepUndone', { step: options.label })) : null;
    const refusal = edits.length === 0 ? null : session.change(edits, options);
    if (undo && refusal === null) offerUndo({ session, setSaid }, options.label, undo);
    if (refusal) showRefusal(refusal, presence);
    return edits.length > 0 && refusal === null;
  };
}

interface EditParts {
  /** Words of fresh blocks by their key, in the language of the site. */
  readonly samples: SiteDetail['sampleTexts'];
  readonly session: DocumentSession<PageDocument>;
  readonly presence: DocumentPresence;
  /** The document as it is at this moment. */
  readonly now: () => PageDocument;
  /** @returns whether anything has changed */
  readonly change: (edits: readonly Edit[], options: PageChangeOptions) => boolean;
  readonly setSaid: (words: string) => void;
  readonly focus: ReturnType<typeof useFocusRestore>;
}

function blockEdits(parts: EditParts) {
  const { session, now, change, setSaid, focus } = parts;
  const { insertBlock, dropBlock } = blockInsertions(parts);
  return {
    insertBlock,
    dropBlock,
    /** Puts a block in below another one, with the focus on it. @returns its id, or null where it was refused */
    addBlock: (type: number, spot: BlockSpot, content: SiteContent) => {
      const id = insertBlock(type, spot, content);
      if (id !== null) focus.goTo(id);
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
      offerUndo(parts, t('deletedName', { name: titleOf(block) }), undo);
    },
  };
}

function blockInsertions({ now, change, setSaid, samples }: EditParts) {
  const texts: SampleTexts = (key) => samples[key] ?? '';
  const labelOf = (type: number) => t('stepAdded', { name: titleOf({ type }).toLowerCase() });
  return {
    /** Puts a block in below another one. @returns its id, or null where it was refused */
    insertBlock: (type: number, spot: BlockSpot, content: SiteContent) => {
      const id = crypto.randomUUID();
      const edits = insertionEdits(now(), { id, type, ...spot, texts, content });
      if (!change(edits, { label: labelOf(type), selection: [id] })) return null;
      setSaid(t('blockAdded', { name: titleOf({ type }) }));
      return id;
    },
    /** Puts a block in where it was let go. @returns its id, or null where it was refused */
    dropBlock: (type: number, spot: DropSpot, content: SiteContent) => {
      const id = crypto.randomUUID();
      const edits = droppedBlockEdits(now(), { id, type, spot, texts, content });
      if (!change(edits, { label: labelOf(type), selection: [id] })) return null;
      const at = { column: spot.x + 1, row: spot.y + 1 };
      setSaid(t('blockDropped', { name: titleOf({ type }), ...at }));
      return id;
    },
  };
}

function sectionEdits(parts: EditParts) {
  const { session, now, change, setSaid, focus } = parts;
  return {
    /** Puts a section in before another one, or at the end of the page for null. */
    addSection: (made: MadeSection, before: string | null) => {
      const { id } = made.section;
      focus.goTo(id);
      if (change(placeSection(now(), made, before), { label: libraryText('addedSection'), selection: [id] }))
        setSaid(t('sectionAdded'));
    },
    duplicateSection: (original: string) => {
      const copy = copySection(now(), original, () => crypto.randomUUID());
      if (!copy) return;
      const { id } = copy.section;
      focus.goTo(id);
      const label = libraryText('duplicatedSection');
      if (change(placeSection(now(), copy, sectionBelow(now(), original)), { label, selection: [id] }))
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
      offerUndo(parts, t('sectionAndItsContentDeleted'), undo);
    },
  };
}

// One field may set others, and end some (`BlockKind.normalize`).
function valueEdits(block: Block, path: string, value: unknown): readonly Edit[] {
  if (sameValue(block.value[path], value)) return [];
  const changed = { ...block.value, [path]: value };
  const kept: BlockValue = blockKind(block.type)?.normalize?.(changed, path) ?? changed;
  return [...new Set([path, ...Object.keys(changed), ...Object.keys(kept)])].flatMap((each) => {
    const was = block.value[each];
    if (sameValue(was, kept[each])) return [];
    return [edit('block.setValue', replacement({ id: block.id, path: each }, { value: kept[each], was }))];
  });
}

// A step that is taken back otherwise has its offer no longer.
function offerUndo(
  { session, setSaid }: Pick<EditParts, 'session' | 'setSaid'>,
  text: string,
  undo: () => void,
): void {
  const [id] = session.getState().history.undo[0]?.transactionIds ?? [];
  const onAction = () => {
    undo();
    setSaid(t('restored'));
  };
  const key = showToast({ topic: 'page-part', text, action: { label: t('undo'), onAction } });
  const unsubscribe = session.subscribe(() => {
    const { undo: steps } = session.getState().history;
    if (steps.some(({ transactionIds }) => transactionIds.includes(id ?? ''))) return;
    unsubscribe();
    closeToast(key);
  });
}

function titleOf(block: Pick<Block, 'type'>): string {
  return blockName(block, blockKind(block.type));
}

function nameOf(block: Block): string {
  return titleOf(block).toLowerCase();
}
