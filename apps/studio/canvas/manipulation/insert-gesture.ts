import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { DropSpot } from '@veranda/domain/pages/arrange/dropped-block';
import { boxOf, type Cells } from '@veranda/domain/pages/arrange/section-grid';
import { guidesOf } from '@veranda/domain/pages/arrange/snapping';
import { gridColumns } from '@veranda/domain/pages/document';
import { type Gesture, type GestureTools, snappedCells } from './drag-gesture.ts';
import { guideBoxes } from './guide-boxes.ts';
import { type MeasuredSection, measureSections } from './measured-sections.ts';
import type { PagePoint } from './page-point.ts';

/** A new block that is held over a page. */
interface HeldBlock {
  readonly kind: Pick<BlockKind, 'size'>;
  readonly onDrop: (spot: DropSpot) => void;
}

/** Shows where a new block would stand; null where nothing may be arranged. */
export function startInsert({ canvas, overlay, scene }: GestureTools, held: HeldBlock): Gesture | null {
  const { document, device } = scene();
  if (device === null) return null;
  const columns = gridColumns[device];
  // All of the phone's columns, as the order of the desktop gives it.
  const w = device === 'phone' ? columns : held.kind.size.w;
  const sections = measureSections({ canvas, document, device, ids: [] });
  let target: { readonly section: MeasuredSection; readonly cells: Cells } | null = null;
  return {
    move(to) {
      const section = sections.at(to.y);
      if (!section) return;
      const cells = cellsAround(section, to, { w, h: held.kind.size.h, columns });
      target = { section, cells };
      const box = boxOf(section.grid, cells);
      overlay.showMarks([box]);
      overlay.showGuides(guideBoxes(section.grid, guidesOf(section.lines, cells)));
    },
    scrolled: sections.forget,
    drop() {
      overlay.clearGesture();
      if (target) held.onDrop({ sectionId: target.section.id, device, x: target.cells.x, y: target.cells.y });
    },
    cancel: () => overlay.clearGesture(),
  };
}

// Held by the middle of its upper edge.
function cellsAround(
  section: MeasuredSection,
  { x, y }: PagePoint,
  { w, h, columns }: { readonly w: number; readonly h: number; readonly columns: number },
): Cells {
  const { width, height } = boxOf(section.grid, { x: 0, y: 0, w, h });
  const cells = snappedCells(section, { left: x - width / 2, top: y, width, height }, { w, h });
  return { ...cells, x: Math.max(0, Math.min(cells.x, columns - w)) };
}
