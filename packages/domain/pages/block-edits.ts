import { blockKind } from '../blocks/registry.ts';
import { layoutRowOf, layoutRowsOf, bottomOf, shifted, topOf } from './layout-rows.ts';
import { type Block, maxBlocksPerSection, type PageDocument } from './document.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import { blocksInOrder } from './reading-order.ts';

/** Empty rows that an edit leaves between two blocks, one below the other. */
const gap = 1;

/**
 * A block to be put in: its id, its number, and where: below the row of `after`, or at the head of the
 * section.
 */
interface Insertion {
  readonly id: string;
  readonly type: number;
  readonly sectionId: string;
  readonly after: string | null;
}

/**
 * The document with a new block of its kind's default value and size. The same document for a number without
 * a kind, and for a section that is full (administration §9) or not there.
 */
export function insertBlock(document: PageDocument, { id, type, sectionId, after }: Insertion): PageDocument {
  const kind = blockKind(type);
  if (!kind || !document.sections[sectionId]) return document;
  const { w, h } = kind.size;
  const x = Math.min((after ? document.blocks[after]?.layout.desktop.x : 0) ?? 0, 24 - w);
  const desktop = { x, y: 0, w, h, z: 0, align: 'start' as const };
  const block = { id, sectionId, position: '', type, value: kind.defaults, style: {}, layout: { desktop } };
  return insertAfter(document, block, after);
}

/** A removed block and the rows that were closed in its place: enough to restore it. */
interface RemovedBlock {
  readonly block: Block;
  readonly closed: { readonly from: number; readonly rows: number };
}

/** The document without the block; rows that only it was in are closed. Null when there is no such block. */
export function removeBlock(
  document: PageDocument,
  id: string,
): { readonly document: PageDocument; readonly removed: RemovedBlock } | null {
  const block = document.blocks[id];
  if (!block) return null;
  const blocks = blocksInOrder(document, block.sectionId);
  const layoutRows = layoutRowsOf(blocks);
  const at = layoutRows.findIndex((layoutRow) => layoutRow.blocks.some((each) => each.id === id));
  const next = layoutRows[at + 1];
  const isAlone = layoutRows[at]?.blocks.length === 1;
  const rows = isAlone && next ? next.top - topOf(block) : 0;
  const closed = { from: topOf(block), rows };
  const { [id]: _removed, ...rest } = document.blocks;
  const lower = blocks.filter((each) => each.id !== id && topOf(each) >= closed.from);
  return {
    document: withBlocks(
      { ...document, blocks: rest },
      lower.map((each) => shifted(each, -rows)),
    ),
    removed: { block, closed },
  };
}

/**
 * Puts back what `removeBlock` took out, into its section and its rows; the same document when the section is
 * gone.
 */
export function restoreBlock(document: PageDocument, { block, closed }: RemovedBlock): PageDocument {
  if (!document.sections[block.sectionId] || document.blocks[block.id]) return document;
  const siblings = blocksInOrder(document, block.sectionId);
  if (siblings.length >= maxBlocksPerSection) return document;
  const lower = siblings.filter((sibling) => topOf(sibling) >= closed.from);
  return withBlocks(document, [block, ...lower.map((each) => shifted(each, closed.rows))]);
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
