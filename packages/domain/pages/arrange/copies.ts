import { plainSection } from '../plain-section.ts';
import { decodeJson, listOf, number, object, optional, text, writtenRecord } from '../../decoders.ts';
import type { Edit } from '../../documents/edit.ts';
import { isRefusal } from '../../refusal.ts';
import { type Block, type GridPlace, gridColumns, type PageDocument } from '../document.ts';
import { regrouped } from '../block-groups.ts';
import { edit } from '../edits/edit-of.ts';
import { collide, type RowShift } from '../edits/row-shifts.ts';
import { shifted, topOf } from '../layout-rows.ts';
import { blocksInOrder } from '../reading-order.ts';
import { validateDocument } from '../validate.ts';
import { renumberEdits } from './arrange-edits.ts';
import { boundsOf, clearedPlaces } from './places.ts';
import { readingPositions } from './reading-positions.ts';
import type { Cells } from './section-grid.ts';

/** Edits that put in blocks, and the ids of those. */
interface Inserted {
  readonly edits: readonly Edit[];
  readonly ids: readonly string[];
}

interface CopyInput {
  readonly blocks: readonly Block[];
  readonly sectionId: string;
  readonly top: number;
  readonly newId: () => string;
}

/** Empty rows between copies and what is above and below them. */
const gap = 1;

/** Edits that put a copy of blocks below them, in each of their sections. */
export function duplicateEdits(
  document: PageDocument,
  ids: readonly string[],
  newId: () => string,
): Inserted {
  const blocks = ids.flatMap((id) => document.blocks[id] ?? []);
  const made = [...Map.groupBy(blocks, ({ sectionId }) => sectionId)].map(([sectionId, here]) => {
    const { y, h } = boundsOf(here.map(({ layout }) => layout.desktop));
    return copyEdits(document, { blocks: here, sectionId, top: y + h + gap, newId });
  });
  return { edits: made.flatMap(({ edits }) => edits), ids: made.flatMap((each) => each.ids) };
}

/**
 * Edits that put copies of blocks into a section, from row `top` on or lower where something reaches over it, with what
 * is below moved down. The places of the originals on the phone are left behind: the copies follow from the desktop.
 */
export function copyEdits(document: PageDocument, { blocks, sectionId, top, newId }: CopyInput): Inserted {
  if (blocks.length === 0 || !document.sections[sectionId]) return { edits: [], ids: [] };
  const copies = regrouped(
    blocks.map((block) => ({ ...block, id: newId(), sectionId })),
    newId,
  );
  const siblings = blocksInOrder(document, sectionId).map(({ layout }) => layout.desktop);
  const cleared = clearedPlaces(
    copies.map(({ id, layout }) => ({ id, sectionId, place: layout.desktop })),
    gridColumns.desktop,
  ).map(({ place }) => place);
  const bounds = boundsOf(cleared);
  const first = freeRow(siblings, cleared, { bounds, top });
  const placed = copies.map((block, index) => {
    const desktop = cleared[index] ?? block.layout.desktop;
    return { ...block, layout: { desktop: { ...desktop, y: desktop.y - bounds.y + first } } };
  });
  const from = Math.max(0, first - gap);
  const shift = { sectionId, from, by: bounds.h + gap };
  const edits = placedInsertion(document, placed, siblings.some(({ y }) => y >= from) ? [shift] : []);
  return { edits, ids: placed.map(({ id }) => id) };
}

/** A file that copied blocks show. */
export interface CopiedFile {
  readonly id: string;
  /** Address at the host of the studio. */
  readonly url: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly altText: string;
  readonly caption: string;
}

/** Site that blocks were copied from, with the files that they show: another site gets copies of these. */
export interface CopySource {
  readonly site: string;
  readonly files: readonly CopiedFile[];
}

/** Blocks as text that another page can take over. */
export function writeBlocks(blocks: readonly Block[], source: CopySource): string {
  return JSON.stringify({ veranda: 1, blocks, source });
}

/** The blocks of such a text; null for a text of anything else, or with a block that no page may hold. */
export function readBlocks(text: string): readonly Block[] | null {
  const blocks = parsed(text)?.blocks ?? [];
  if (blocks.length === 0) return null;
  const sections = Object.fromEntries(blocks.map(({ sectionId: id }) => [id, plainSection(id, 'a0')]));
  const byId = Object.fromEntries(blocks.map((block) => [block.id, block]));
  return isRefusal(validateDocument({ schema: 1, sections, blocks: byId })) ? null : blocks;
}

/** Where the blocks of such a text come from; null where it does not say so. */
export function readSource(text: string): CopySource | null {
  return parsed(text)?.source ?? null;
}

const copiedFile = object({
  id: text,
  url: text,
  fileName: text,
  mimeType: text,
  altText: text,
  caption: text,
});

const clipboardContent = object({
  veranda: number,
  blocks: listOf(writtenRecord<Block>),
  source: optional(object({ site: text, files: listOf(copiedFile) })),
});

function parsed(written: string) {
  try {
    const content = decodeJson(clipboardContent, written);
    return content.veranda === 1 ? content : null;
  } catch {
    return null;
  }
}

// What begins above the copies stays: it is they that go below it.
function freeRow(
  siblings: readonly GridPlace[],
  places: readonly GridPlace[],
  { bounds, top }: { readonly bounds: Cells; readonly top: number },
): number {
  let row = top;
  for (const sibling of siblings.toSorted((a, b) => a.y - b.y)) {
    if (sibling.y >= row - gap) break;
    const isInTheWay = places.some((place) => collide({ ...place, y: place.y - bounds.y + row }, sibling));
    if (isInTheWay) row = Math.max(row, sibling.y + sibling.h + gap);
  }
  return row;
}

/** Edits that put blocks in at their places, in the reading order of these; what is in the way makes room. */
export function placedInsertion(
  document: PageDocument,
  made: readonly Block[],
  shifts: readonly RowShift[] = [],
): readonly Edit[] {
  const sectionId = made[0]?.sectionId ?? '';
  const shiftedPage = withShifts(document, sectionId, shifts);
  const moved = made.map(({ id, layout }) => ({ id, place: layout.desktop }));
  const { keys, renumbered } = readingPositions(shiftedPage, sectionId, moved);
  const blocks = made.map((block) => ({ ...block, position: keys.get(block.id) ?? 'a0' }));
  return [
    ...renumberEdits(renumbered.flatMap(({ id, position }) => renamed(document, id, position))),
    edit('block.insert', { sectionId, blocks, ...(shifts.length > 0 ? { shifts } : {}) }),
  ];
}

function renamed(document: PageDocument, id: string, position: string): readonly Block[] {
  const block = document.blocks[id];
  return block ? [{ ...block, position }] : [];
}

// Reading order is that of the page as it will be.
function withShifts(document: PageDocument, sectionId: string, shifts: readonly RowShift[]): PageDocument {
  const blocks = Object.values(document.blocks).map((block) => {
    if (block.sectionId !== sectionId) return block;
    return shifts.reduce((each, { from, by }) => (topOf(each) >= from ? shifted(each, by) : each), block);
  });
  return { ...document, blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) };
}
