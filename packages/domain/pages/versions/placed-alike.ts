import type { Block, PageDocument } from '../document.ts';
import { blocksInOrder } from '../reading-order.ts';

/**
 * True where a block stands in two documents where it stood: in the same section and columns, and in the same row. Where
 * others have come, gone or grown in its section, only its place among the rest counts: what makes room was not moved.
 */
export function isPlacedAlike(before: PageDocument, after: PageDocument, id: string): boolean {
  const [was, now] = [before.blocks[id], after.blocks[id]];
  if (!was || !now || was.sectionId !== now.sectionId) return false;
  const [old, next] = [was.layout.desktop, now.layout.desktop];
  if (old.x !== next.x || old.z !== next.z || old.align !== next.align) return false;
  if (old.y === next.y) return true;
  const [oldSiblings, siblings] = [blocksInOrder(before, was.sectionId), blocksInOrder(after, was.sectionId)];
  if (hasSameRows(oldSiblings, siblings)) return false;
  const isKept = (block: Block) =>
    before.blocks[block.id]?.sectionId === was.sectionId &&
    after.blocks[block.id]?.sectionId === was.sectionId;
  return rankOf(was, oldSiblings.filter(isKept)) === rankOf(now, siblings.filter(isKept));
}

function hasSameRows(before: readonly Block[], after: readonly Block[]): boolean {
  const heights = new Map(before.map(({ id, layout }) => [id, layout.desktop.h]));
  return (
    before.length === after.length && after.every(({ id, layout }) => heights.get(id) === layout.desktop.h)
  );
}

// Place from 0 among the rows that blocks begin in.
function rankOf({ layout }: Block, siblings: readonly Block[]): number {
  const rows = new Set(siblings.map((sibling) => sibling.layout.desktop.y));
  return [...rows].filter((row) => row < layout.desktop.y).length;
}
