import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { showToast } from '@veranda/ui/toast-queue';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import type { DocumentSession } from '../../documents/document-session.ts';
import { t } from './messages.ts';

/** Petrol of the studio, which white letters are read on. */
const colour = '#0b6e69';

/** Marks of what a new owner changes first, at the top of a page: its headline, its image and its button. */
export function firstMarks(document: PageDocument): readonly CanvasMark[] {
  const blocks = sectionsInOrder(document).flatMap(({ id }) => blocksInOrder(document, id));
  const mark = (label: string, isIt: (block: Block) => boolean): readonly CanvasMark[] => {
    const block = blocks.find(isIt);
    return block ? [{ kind: 'block', id: block.id, label, colour }] : [];
  };
  const isOf = (key: string) => (block: Block) => blockKind(block.type)?.key === key;
  return [
    ...mark(t('firstHeadline'), (block) => isOf('text')(block) && hasHeading(block)),
    ...mark(t('firstImage'), isOf('image')),
    ...mark(t('firstButton'), isOf('button')),
  ];
}

function hasHeading({ value }: Block): boolean {
  return JSON.stringify(value).includes('"type":"heading"');
}

/** Shows once, after the first block was moved, that the phone layout is automatic. @returns a function that stops it */
export function tellOfPhone(session: DocumentSession<PageDocument>, showPhone: () => void): () => void {
  const end = session.subscribe(() => {
    const { pending } = session.getState().replica;
    if (!pending.some(({ edits }) => edits.some(({ name }) => name === 'block.move'))) return;
    end();
    showToast({
      topic: 'first-move',
      text: t('phoneIsArranged'),
      action: { label: t('showPhone'), onAction: showPhone },
    });
  });
  return end;
}
