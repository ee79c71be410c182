import { gridColumns, type GridPlace, type PageDocument } from '@veranda/domain/pages/document';
import { type ArrangedDevice, placesOn } from '@veranda/domain/pages/arrange/places';
import { type Box, createSectionGrid, type SectionGrid } from '@veranda/domain/pages/arrange/section-grid';
import { type SnapLines, snapLines } from '@veranda/domain/pages/arrange/snapping';
import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { CanvasHandle } from '../create-canvas.ts';
import { pageBox } from './page-point.ts';

/** A section as it stands while something is dragged over it. */
export interface MeasuredSection {
  readonly id: string;
  readonly grid: SectionGrid;
  readonly places: ReadonlyMap<string, GridPlace>;
  /** Lines of the blocks that are not dragged. */
  readonly lines: SnapLines;
}

interface Measuring {
  readonly canvas: CanvasHandle;
  readonly document: PageDocument;
  readonly device: ArrangedDevice;
  /** Blocks that are dragged. */
  readonly ids: readonly string[];
}

/** Sections of a page, each measured once when a gesture first comes to it. */
export interface MeasuredSections {
  section(id: string): MeasuredSection | null;
  /** The section at a height of the page, or the nearest one. */
  at(y: number): MeasuredSection | null;
  /** Sections that have a pixel between two heights. */
  between(top: number, bottom: number): readonly MeasuredSection[];
  /** Has everything measured again: sections that come into view may have another height. */
  forget(): void;
}

/** Nothing is measured yet. */
export function measureSections(measuring: Measuring): MeasuredSections {
  const order = sectionsInOrder(measuring.document).map(({ id }) => id);
  const measured = new Map<string, MeasuredSection | null>();
  let boxes: readonly { readonly id: string; readonly box: Box }[] | null = null;

  const section = (id: string): MeasuredSection | null => {
    if (!measured.has(id)) measured.set(id, measureSection(measuring, id));
    return measured.get(id) ?? null;
  };
  const sectionBoxes = () => {
    boxes ??= order.flatMap((id) => {
      const element = measuring.canvas.sectionElement(id);
      return element ? [{ id, box: pageBox(element) }] : [];
    });
    return boxes;
  };
  return {
    section,
    at(y) {
      const below = sectionBoxes().find(({ box }) => y < box.top + box.height) ?? sectionBoxes().at(-1);
      return below ? section(below.id) : null;
    },
    between: (top, bottom) =>
      sectionBoxes()
        .filter(({ box }) => box.top < bottom && top < box.top + box.height)
        .flatMap(({ id }) => section(id) ?? []),
    forget() {
      measured.clear();
      boxes = null;
    },
  };
}

/** A section as it is drawn; null where it is not. */
function measureSection({ canvas, document, device, ids }: Measuring, id: string): MeasuredSection | null {
  const element = canvas.sectionElement(id)?.querySelector<HTMLElement>(':scope > .v-grid');
  if (!element) return null;
  const grid = measureGrid(element, device);
  const places = placesOn(document, id, device);
  const dragged = new Set(ids);
  const others = [...places].filter(([block]) => !dragged.has(block)).map(([, place]) => place);
  return { id, grid, places, lines: snapLines(others, gridColumns[device]) };
}

/** The grid of a section as its element is laid out. */
function measureGrid(element: HTMLElement, device: ArrangedDevice): SectionGrid {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const { left, top, width } = pageBox(element);
  return createSectionGrid({
    left,
    top,
    width,
    columns: gridColumns[device],
    columnGap: pixels(style?.columnGap),
    rowHeights: (style?.gridTemplateRows ?? '')
      .split(' ')
      .map(pixels)
      .filter((height) => height > 0),
    emptyRowHeight: pixels(style?.gridAutoRows.replace('minmax(', '')) || 20,
    isRightToLeft: style?.direction === 'rtl',
  });
}

function pixels(text = ''): number {
  return Number.parseFloat(text) || 0;
}
