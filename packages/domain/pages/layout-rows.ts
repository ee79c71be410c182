import type { Block, GridPlace } from './document.ts';

/** Blocks whose rows on the desktop touch one another: what reads as one row of the page. */
export interface LayoutRow {
  /** First row, and the row after the last. */
  readonly top: number;
  readonly bottom: number;
  readonly blocks: readonly Block[];
}

/** The layout rows of a section from top to bottom; the blocks of one in the order they were given. */
export function layoutRowsOf(blocks: readonly Block[]): readonly LayoutRow[] {
  const layoutRows: LayoutRow[] = [];
  for (const block of blocks.toSorted((a, b) => topOf(a) - topOf(b))) {
    const last = layoutRows.at(-1);
    if (last && topOf(block) < last.bottom) {
      const bottom = Math.max(last.bottom, bottomOf(block));
      layoutRows[layoutRows.length - 1] = { ...last, bottom, blocks: [...last.blocks, block] };
    } else {
      layoutRows.push({ top: topOf(block), bottom: bottomOf(block), blocks: [block] });
    }
  }
  const rank = new Map(blocks.map((block, index) => [block.id, index]));
  const byRank = (a: Block, b: Block) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0);
  return layoutRows.map((layoutRow) => ({ ...layoutRow, blocks: layoutRow.blocks.toSorted(byRank) }));
}

/** The layout row that the block is in. */
export function layoutRowOf(layoutRows: readonly LayoutRow[], id: string): LayoutRow | undefined {
  return layoutRows.find((layoutRow) => layoutRow.blocks.some((block) => block.id === id));
}

/** First row of a block on the desktop. */
export function topOf(block: Block): number {
  return block.layout.desktop.y;
}

/** The row after the last of a block on the desktop. */
export function bottomOf(block: Block): number {
  return block.layout.desktop.y + block.layout.desktop.h;
}

/** The block at another place of the desktop. */
export function placed(block: Block, place: Partial<GridPlace>): Block {
  return { ...block, layout: { ...block.layout, desktop: { ...block.layout.desktop, ...place } } };
}

/** The block so many rows further down, never above the first row. */
export function shifted(block: Block, rows: number): Block {
  return rows === 0 ? block : placed(block, { y: Math.max(0, topOf(block) + rows) });
}
