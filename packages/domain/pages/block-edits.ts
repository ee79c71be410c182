import { closedRows } from './edits/closed-rows.ts';
import { layoutRowOf, layoutRowsOf, bottomOf, shifted, topOf } from './layout-rows.ts';
import { type Block, maxBlocksPerSection, type PageDocument } from './document.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import { blocksInOrder } from './reading-order.ts';

/** Empty rows that an edit leaves between two blocks, one below the other. */
const gap = 1;

/** The document without the block; rows that only it was in are closed. */
export function removeBlock(document: PageDocument, { id, sectionId }: Block): PageDocument {
  const { [id]: _removed, ...rest } = document.blocks;
  const blocks = blocksInOrder(document, sectionId);
  const shifts = closedRows(blocks, new Set([id]), sectionId);
  const closed = (block: Block) =>
    shifts.reduce((rows, { from, by }) => rows + (topOf(block) >= from ? by : 0), 0);
  const left = blocks.filter((each) => each.id !== id);
  return withBlocks(
    { ...document, blocks: rest },
    left.map((each) => shifted(each, closed(each))),
  );
}

/** Puts a block below the row of `after`, or above everything; the same document when the section is full. */
export function insertAfter(document: PageDocument, block: Block, after: string | null): PageDocument {
  const siblings = blocksInOrder(document, block.sectionId);
  if (siblings.length >= maxBlocksPerSection) return document;
  const layoutRow = after === null ? undefined : layoutRowOf(layoutRowsOf(siblings), after);
  const top = layoutRow ? layoutRow.bottom + gap : 0;
  const limit = layoutRow ? layoutRow.bottom : 0;
  const lower = siblings.filter((sibling) => topOf(sibling) >= limit).map((each) => each.id);
  const rows = block.layout.desktop.h + gap;
  const set = siblings.map((each) => (lower.includes(each.id) ? shifted(each, rows) : each));
  const last = layoutRow
    ? siblings.findLastIndex((each) => layoutRow.blocks.some(({ id }) => id === each.id))
    : -1;
  const own = shifted(block, top - topOf(block));
  return ordered(document, set.toSpliced(last + 1, 0, own), new Set([block.id]));
}

/** The document with these blocks of a section in this reading order; keys change for those that moved. */
export function ordered(
  document: PageDocument,
  blocks: readonly Block[],
  moved: ReadonlySet<string>,
): PageDocument {
  const keys = keysInOrder(blocks, moved);
  return withBlocks(
    document,
    blocks.map((block) => ({ ...block, position: keys.get(block.id) ?? block.position })),
  );
}

/** The document with these blocks in the place of those of the same ids. */
export function withBlocks(document: PageDocument, blocks: readonly Block[]): PageDocument {
  const changed = Object.fromEntries(blocks.map((block) => [block.id, block]));
  return { ...document, blocks: { ...document.blocks, ...changed } };
}

/** The last block of a section in reading order. */
export function lastBlock(document: PageDocument, sectionId: string): Block | undefined {
  return blocksInOrder(document, sectionId)
    .toSorted((a, b) => bottomOf(a) - bottomOf(b))
    .at(-1);
}
