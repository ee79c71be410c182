import {
  type LayoutRow,
  layoutRowOf,
  layoutRowsOf,
  bottomOf,
  placed,
  shifted,
  topOf,
} from './layout-rows.ts';
import { lastBlock, ordered, insertAfter, removeBlock, withBlocks } from './block-edits.ts';
import { type Block, maxBlocksPerSection, type PageDocument } from './document.ts';
import { blocksInOrder, sectionsInOrder } from './reading-order.ts';

/** One step up (-1) or down (1). */
export type Step = -1 | 1;

interface Neighbours {
  readonly document: PageDocument;
  readonly blocks: readonly Block[];
  readonly block: Block;
  readonly other: Block;
  readonly by: Step;
}

/**
 * The document with the block one step further in reading order, and on the desktop where one then expects
 * it: beside its neighbour they change sides, in a row of its own it changes places with the row above or
 * below, out of a shared row it gets a row of its own; from the edge of a section it goes into the next one.
 * The same document at the end.
 */
export function moveBlock(document: PageDocument, id: string, by: Step): PageDocument {
  const block = document.blocks[id];
  if (!block) return document;
  const blocks = blocksInOrder(document, block.sectionId);
  const index = blocks.findIndex((block) => block.id === id);
  const layoutRows = layoutRowsOf(blocks);
  const [own, other] = [layoutRowOf(layoutRows, id), blocks[index + by]];
  if (!own) return document;
  const there = other ? layoutRowOf(layoutRows, other.id) : undefined;
  if (own !== there && own.blocks.length > 1)
    return ownRow(document, { block, layoutRow: own, layoutRows, by });
  if (!other || !there) return intoNextSection(document, block, by);
  const neighbours = { document, blocks, block, other, by };
  return own === there ? swapInRow(neighbours) : swapRows(neighbours, own, there);
}

/** True when a step in that direction changes anything. */
export function canMoveBlock(document: PageDocument, id: string, by: Step): boolean {
  return moveBlock(document, id, by) !== document;
}

function swapInRow({ document, blocks, block, other, by }: Neighbours): PageDocument {
  const [first, second] = by === -1 ? [other, block] : [block, other];
  const index = blocks.indexOf(block);
  const order = blocks.toSpliced(index, 1).toSpliced(index + by, 0, block);
  const changed = new Map(exchanged(first, second).map((neighbour) => [neighbour.id, neighbour]));
  return ordered(
    document,
    order.map((neighbour) => changed.get(neighbour.id) ?? neighbour),
    new Set([block.id]),
  );
}

// Only where the eye reads them in the same order as the document: other pairs, and those that lie upon one
// another, keep their places.
function exchanged(first: Block, second: Block): readonly Block[] {
  const [a, b] = [first.layout.desktop, second.layout.desktop];
  const sharesRows = a.y < b.y + b.h && b.y < a.y + a.h;
  if (sharesRows && a.x + a.w <= b.x)
    return [placed(second, { x: a.x }), placed(first, { x: b.x + b.w - a.w })];
  if (!sharesRows && a.y < b.y) return [placed(second, { y: a.y }), placed(first, { y: b.y + b.h - a.h })];
  return [first, second];
}

function swapRows(
  { document, blocks, block, by }: Neighbours,
  sourceRow: LayoutRow,
  there: LayoutRow,
): PageDocument {
  const rest = blocks.filter((otherBlock) => otherBlock !== block);
  const ids = new Set(there.blocks.map(({ id }) => id));
  const index =
    by === -1 ? rest.findIndex(({ id }) => ids.has(id)) : rest.findLastIndex(({ id }) => ids.has(id)) + 1;
  const order = rest.toSpliced(index, 0, block);
  const [upper, lower] = sourceRow.top < there.top ? [sourceRow, there] : [there, sourceRow];
  const isSeenSo = by === -1 ? there === upper : sourceRow === upper;
  const rows = new Map<LayoutRow, number>([
    [lower, upper.top - lower.top],
    [upper, lower.bottom - upper.bottom],
  ]);
  const set = (otherBlock: Block) => {
    const layoutRow = otherBlock === block ? sourceRow : ids.has(otherBlock.id) ? there : undefined;
    return layoutRow && isSeenSo ? shifted(otherBlock, rows.get(layoutRow) ?? 0) : otherBlock;
  };
  return ordered(document, order.map(set), new Set([block.id]));
}

/** Empty rows between a block that left its row and what it left. */
const gap = 1;

function ownRow(
  document: PageDocument,
  {
    block,
    layoutRow,
    layoutRows,
    by,
  }: { block: Block; layoutRow: LayoutRow; layoutRows: readonly LayoutRow[]; by: Step },
): PageDocument {
  const rest = layoutRow.blocks.filter((otherBlock) => otherBlock !== block);
  const [top, bottom] = [Math.min(...rest.map(topOf)), Math.max(...rest.map(bottomOf))];
  const height = bottomOf(block) - topOf(block);
  const restBy = by === -1 ? layoutRow.top + height + gap - top : layoutRow.top - top;
  const ownTop = by === -1 ? layoutRow.top : bottom + restBy + gap;
  const end = Math.max(bottom + restBy, ownTop + height);
  const lower = layoutRows
    .filter((otherLayoutRow) => otherLayoutRow.top >= layoutRow.bottom)
    .flatMap((layoutRow) => layoutRow.blocks);
  return withBlocks(document, [
    placed(block, { y: ownTop }),
    ...rest.map((neighbour) => shifted(neighbour, restBy)),
    ...lower.map((neighbour) => shifted(neighbour, end - layoutRow.bottom)),
  ]);
}

function intoNextSection(document: PageDocument, block: Block, by: Step): PageDocument {
  const sections = sectionsInOrder(document);
  const to = sections[sections.findIndex(({ id }) => id === block.sectionId) + by];
  if (!to || blocksInOrder(document, to.id).length >= maxBlocksPerSection) return document;
  const after = by === -1 ? (lastBlock(document, to.id)?.id ?? null) : null;
  return insertAfter(removeBlock(document, block), { ...block, sectionId: to.id }, after);
}
