import type { Edit } from '../documents/edit.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import { insertAfter, removeBlock } from './block-edits.ts';
import { editsBetween } from './block-steps.ts';
import { maxBlocksPerSection, type PageDocument } from './document.ts';
import { edit } from './edits/edit-of.ts';
import { moveBlock } from './move-block.ts';
import { blocksInOrder, sectionsInOrder } from './reading-order.ts';

/** A place in the reading order: before a block of the section, or at its end for null. */
interface ReadingSpot {
  readonly sectionId: string;
  readonly before: string | null;
}

/** Steps after which a block that does not arrive is left where it is. */
const mostSteps = 2 * maxBlocksPerSection;

/**
 * Edits that bring a block to a place in the reading order, by the steps that keys take (`moveBlock`); none where it is
 * there. Into a section that is full the edit is made too, and refused when it is run.
 */
export function reorderEdits(document: PageDocument, id: string, spot: ReadingSpot): readonly Edit[] {
  const block = document.blocks[id];
  if (!block || !document.sections[spot.sectionId] || spot.before === id) return [];
  if (block.sectionId === spot.sectionId) return editsBetween(document, stepTo(document, id, spot));
  const there = blocksInOrder(document, spot.sectionId);
  const at = spot.before === null ? there.length : there.findIndex((each) => each.id === spot.before);
  const moved = { ...block, sectionId: spot.sectionId };
  if (there.length >= maxBlocksPerSection) {
    const { position, layout } = block;
    return [
      edit('block.move', { moves: [{ id, sectionId: spot.sectionId, position, place: layout.desktop }] }),
    ];
  }
  const arrived = insertAfter(removeBlock(document, block), moved, there[at - 1]?.id ?? null);
  return editsBetween(document, stepTo(arrived, id, spot));
}

/** Edits that bring a section before another one, or to the end for null; none where it is there. */
export function reorderSectionEdits(
  document: PageDocument,
  id: string,
  before: string | null,
): readonly Edit[] {
  const section = document.sections[id];
  if (!section || before === id) return [];
  const old = sectionsInOrder(document);
  const rest = old.filter((each) => each.id !== id);
  const at = before === null ? rest.length : rest.findIndex((each) => each.id === before);
  const order = rest.toSpliced(at < 0 ? rest.length : at, 0, section);
  if (order.every((each, index) => each.id === old[index]?.id)) return [];
  const keys = keysInOrder(order, new Set([id]));
  return order.flatMap((each) => {
    const position = keys.get(each.id);
    return position === undefined ? [] : [edit('section.move', { id: each.id, position })];
  });
}

function stepTo(document: PageDocument, id: string, { sectionId, before }: ReadingSpot): PageDocument {
  let now = document;
  for (let step = 0; step < mostSteps; step += 1) {
    const order = blocksInOrder(now, sectionId).map((each) => each.id);
    const wanted = before === null ? order.length - 1 : order.filter((each) => each !== id).indexOf(before);
    const way = wanted - order.indexOf(id);
    if (way === 0 || wanted < 0) return now;
    const next = moveBlock(now, id, way < 0 ? -1 : 1);
    if (next === now || next.blocks[id]?.sectionId !== sectionId) return now;
    now = next;
  }
  return now;
}
