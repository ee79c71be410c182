import { dragBounds, type Dragged, dragPlaces } from '@veranda/domain/pages/arrange/drag';
import { type ArrangedDevice, type NewPlace, placedBlocks } from '@veranda/domain/pages/arrange/places';
import { type Box, boxOf, type Cells, columnAt, rowAt } from '@veranda/domain/pages/arrange/section-grid';
import { guidesOf, snapStart } from '@veranda/domain/pages/arrange/snapping';
import { coarsePointer } from '../coarse-pointer.ts';
import type { CanvasHandle } from '../create-canvas.ts';
import { arrange, sayPlace } from './block-actions.ts';
import { guideBoxes } from './guide-boxes.ts';
import type { ManipulationScene } from './manipulation-scene.ts';
import { type MeasuredSection, type MeasuredSections, measureSections } from './measured-sections.ts';
import type { Overlay } from './overlay.ts';
import type { PagePoint } from './page-point.ts';
import { t } from '../messages.ts';

/** Something that goes on while a pointer is down. */
export interface Gesture {
  move(to: PagePoint): void;
  /** The page was scrolled: what was measured may stand elsewhere. */
  scrolled(): void;
  drop(): void;
  /** Leaves everything as it was. */
  cancel(): void;
}

/** Parts of the canvas that gestures work with. */
export interface GestureTools {
  readonly canvas: CanvasHandle;
  readonly overlay: Overlay;
  readonly scene: () => ManipulationScene;
}

/** Cells that a drag would take. */
interface DropTarget {
  readonly section: MeasuredSection;
  readonly moved: readonly NewPlace[];
  readonly cells: Cells;
}

/** Drags blocks by one of them, within its section and into others; null where it may not be moved. */
export function startDrag(
  { canvas, overlay, scene }: GestureTools,
  {
    ids,
    heldId,
    from,
  }: { readonly ids: readonly string[]; readonly heldId: string; readonly from: PagePoint },
): Gesture | null {
  const { document, device } = scene();
  const homeId = document.blocks[heldId]?.sectionId ?? '';
  if (device === null || !document.blocks[heldId]) return null;
  const dragged = { subjects: placedBlocks(document, ids, device), homeId };
  const sections = measureSections({ canvas, document, device, ids });
  const home = sections.section(homeId);
  if (!home) return null;
  const start = boxOf(home.grid, dragBounds(dragged, homeId));
  const lifted = liftElements(canvas, { ids, homeId });
  let target: DropTarget | null = null;

  return {
    move(to) {
      const box = { ...start, left: start.left + to.x - from.x, top: start.top + to.y - from.y };
      lifted.shift({ x: to.x - from.x, y: to.y - from.y });
      const section = device === 'phone' ? sections.section(homeId) : sections.at(to.y);
      target = section && targetIn(section, box, { dragged, device });
      if (target) showTarget(overlay, sections, target);
    },
    scrolled: sections.forget,
    drop() {
      lifted.down();
      overlay.clearGesture();
      if (target) dropAt(scene(), ids, target.moved);
    },
    cancel() {
      lifted.down();
      overlay.clearGesture();
      scene().say(t('dragCancelled'));
    },
  };
}

function targetIn(
  section: MeasuredSection,
  box: Box,
  { dragged, device }: { readonly dragged: Dragged; readonly device: ArrangedDevice },
): DropTarget {
  const to = snappedCells(section, box, dragBounds(dragged, section.id));
  const moved = dragPlaces(dragged, { targetId: section.id, to, device });
  return { section, moved, cells: dragBounds({ subjects: moved, homeId: section.id }, section.id) };
}

function dropAt(scene: ManipulationScene, ids: readonly string[], moved: readonly NewPlace[]): void {
  if (!arrange(scene, moved, { change: 'moved', offersUndo: coarsePointer.matches })) return;
  scene.onSelect(ids);
  sayPlace(scene, moved);
}

/** The cells for a box that is moved over a section, in line with what stands there. */
export function snappedCells(
  { grid, lines }: MeasuredSection,
  box: Box,
  { w, h }: Pick<Cells, 'w' | 'h'>,
): Cells {
  const x = snapStart(lines.columns, columnAt(grid, box), w);
  const y = snapStart(lines.rows, Math.max(0, rowAt(grid, box.top)), h);
  return { x, y: Math.max(0, y), w, h };
}

function showTarget(
  overlay: Overlay,
  sections: MeasuredSections,
  { section, moved, cells }: DropTarget,
): void {
  const boxes = moved.flatMap(({ sectionId, place }) => {
    const grid = sections.section(sectionId)?.grid;
    return grid ? [boxOf(grid, place)] : [];
  });
  overlay.showMarks(boxes);
  overlay.showGuides(guideBoxes(section.grid, guidesOf(section.lines, cells)));
  overlay.showWords(t('sizeOf', { columns: cells.w, rows: cells.h }), boxOf(section.grid, cells));
}

// The elements follow the pointer by transformation alone; their sections let them out and lie above the others.
function liftElements(
  canvas: CanvasHandle,
  { ids, homeId }: { readonly ids: readonly string[]; readonly homeId: string },
) {
  const elements = ids.flatMap((id) => canvas.blockElement(id) ?? []);
  const section = canvas.sectionElement(homeId);
  section?.style.setProperty('z-index', '1');
  for (const { style } of elements) {
    style.setProperty('will-change', 'translate');
    style.setProperty('opacity', '0.75');
    style.setProperty('pointer-events', 'none');
  }
  return {
    shift({ x, y }: PagePoint): void {
      for (const { style } of elements) style.setProperty('translate', `${String(x)}px ${String(y)}px`);
    },
    down(): void {
      section?.style.removeProperty('z-index');
      for (const { style } of elements)
        for (const name of ['translate', 'will-change', 'opacity', 'pointer-events'])
          style.removeProperty(name);
    },
  };
}
