import type { Block, GridPlace } from './document.ts';

/** Blocks whose rows on the desktop touch one another: what reads as one row of the page. */
export interface LayoutRow {
  /** First row, and the row after the last. */
  readonly top: number;
  readonly bottom: number;
  readonly blocks: readonly Block[];
}

/** The bands of a section from top to bottom; the blocks of one in the order they were given. */
export function layoutRowsOf(blocks: readonly Block[]): readonly LayoutRow[] {
  const bands: LayoutRow[] = [];
  for (const block of blocks.toSorted((a, b) => topOf(a) - topOf(b))) {
    const last = bands.at(-1);
    if (last && topOf(block) < last.bottom) {
      const bottom = Math.max(last.bottom, bottomOf(block));
      bands[bands.length - 1] = { ...last, bottom, blocks: [...last.blocks, block] };
    } else {
      bands.push({ top: topOf(block), bottom: bottomOf(block), blocks: [block] });
    }
  }
  const rank = new Map(blocks.map((block, index) => [block.id, index]));
  const byRank = (a: Block, b: Block) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0);
  return bands.map((band) => ({ ...band, blocks: band.blocks.toSorted(byRank) }));
}

/** The band that the block is in. */
export function layoutRowOf(bands: readonly LayoutRow[], id: string): LayoutRow | undefined {
  return bands.find((band) => band.blocks.some((block) => block.id === id));
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
