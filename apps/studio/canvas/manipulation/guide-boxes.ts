import { type Box, boxOf, type SectionGrid } from '@veranda/domain/pages/arrange/section-grid';
import type { Guide } from '@veranda/domain/pages/arrange/snapping';

/** Guides as thin boxes over the grid that they belong to. */
export function guideBoxes(grid: SectionGrid, guides: readonly Guide[]): readonly Box[] {
  return guides.map(({ axis, at, from, to }) => {
    const length = to - from;
    if (axis === 'x') {
      const { top, height } = boxOf(grid, { x: 0, y: from, w: 1, h: length });
      return { left: lineAcross(grid, at), top, width: 1, height };
    }
    const whole = Math.floor(at);
    const { left, width } = boxOf(grid, { x: from, y: 0, w: length, h: 1 });
    const { top, height } = boxOf(grid, { x: 0, y: whole, w: 1, h: 1 });
    return { left, top: top + (at - whole) * height, width, height: 1 };
  });
}

// In the middle of the gap before a column, or of the column itself.
function lineAcross({ left, width, columnStep, columnGap, isRightToLeft }: SectionGrid, at: number): number {
  const start = Math.max(0, at * columnStep - columnGap / 2);
  return isRightToLeft ? left + width - start : left + Math.min(width, start);
}
