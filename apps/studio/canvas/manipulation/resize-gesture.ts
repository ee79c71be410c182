import { minimumSize, placedBlocks } from '@veranda/domain/pages/arrange/places';
import { type ResizeHandle, resizedPlace } from '@veranda/domain/pages/arrange/resize';
import {
  type Box,
  boxOf,
  columnAt,
  rowAt,
  type SectionGrid,
} from '@veranda/domain/pages/arrange/section-grid';
import { guidesOf, snapEdge } from '@veranda/domain/pages/arrange/snapping';
import { type GridPlace, gridColumns } from '@veranda/domain/pages/document';
import { coarsePointer } from '../coarse-pointer.ts';
import { arrange } from './block-actions.ts';
import type { Gesture, GestureTools } from './drag-gesture.ts';
import { guideBoxes } from './guide-boxes.ts';
import { type MeasuredSection, measureSections } from './measured-sections.ts';
import type { PagePoint } from './page-point.ts';
import { t } from '../messages.ts';

/** Pulls edges of a block by a handle; `handle` is named as it is seen. */
export function startResize(
  { canvas, overlay, scene }: GestureTools,
  { id, handle, from }: { readonly id: string; readonly handle: ResizeHandle; readonly from: PagePoint },
): Gesture | null {
  const { document, device, nameOf } = scene();
  const block = document.blocks[id];
  const [placed] = device === null ? [] : placedBlocks(document, [id], device);
  if (device === null || !block || !placed) return null;
  const sections = measureSections({ canvas, document, device, ids: [id] });
  const minimum = minimumSize(block, device);
  let place = placed.place;

  return {
    move(to) {
      const section = sections.section(block.sectionId);
      if (!section) return;
      const { grid, lines } = section;
      const pulled = pulledBox(boxOf(grid, placed.place), handle, { x: to.x - from.x, y: to.y - from.y });
      place = cellsOfPull(section, placed.place, { pulled, handle, minimum, columns: gridColumns[device] });
      const box = boxOf(grid, place);
      overlay.showMarks([box]);
      overlay.showGuides(guideBoxes(grid, guidesOf(lines, place)));
      overlay.showWords(t('sizeOf', { columns: place.w, rows: place.h }), box);
    },
    scrolled: sections.forget,
    drop() {
      overlay.clearGesture();
      const now = scene();
      if (arrange(now, [{ ...placed, place }], { change: 'resized', offersUndo: coarsePointer.matches }))
        now.say(t('sizeAt', { name: nameOf(block), columns: place.w, rows: place.h }));
    },
    cancel() {
      overlay.clearGesture();
      scene().say(t('dragCancelled'));
    },
  };
}

interface Pull {
  readonly pulled: Box;
  readonly handle: ResizeHandle;
  readonly minimum: { readonly w: number; readonly h: number };
  readonly columns: number;
}

function cellsOfPull({ grid, lines }: MeasuredSection, place: GridPlace, pull: Pull): GridPlace {
  const { pulled, minimum, columns } = pull;
  const handle = alongTheRow(pull.handle, grid);
  const first = columnAt(grid, pulled);
  const last = first + (pulled.width + grid.columnGap) / grid.columnStep;
  const top = rowAt(grid, handle.includes('n') ? pulled.top : pulled.top + pulled.height);
  return resizedPlace(place, {
    handle,
    column: snapEdge(lines.columns, handle.includes('w') ? first : last),
    row: snapEdge(lines.rows, top),
    minimum,
    columns,
  });
}

function pulledBox({ left, top, width, height }: Box, handle: ResizeHandle, by: PagePoint): Box {
  const x = handle.includes('w') || handle.includes('e') ? by.x : 0;
  const y = handle.includes('n') || handle.includes('s') ? by.y : 0;
  return {
    left: handle.includes('w') ? left + x : left,
    width: handle.includes('w') ? width - x : width + x,
    top: handle.includes('n') ? top + y : top,
    height: handle.includes('n') ? height - y : height + y,
  };
}

const mirrored: Readonly<Record<ResizeHandle, ResizeHandle>> = {
  nw: 'ne',
  ne: 'nw',
  w: 'e',
  e: 'w',
  sw: 'se',
  se: 'sw',
  n: 'n',
  s: 's',
};

// Where a row begins on the right, its handles change sides.
function alongTheRow(handle: ResizeHandle, { isRightToLeft }: SectionGrid): ResizeHandle {
  return isRightToLeft ? mirrored[handle] : handle;
}
