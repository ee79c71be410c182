import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { Gesture, GestureTools } from './drag-gesture.ts';
import { pageBox } from './page-point.ts';

/** CSS pixels of the page that the mark between two sections is high. */
const markHeight = 8;

interface Gap {
  /** Section that stands below it; null for the end of the page. */
  readonly before: string | null;
  readonly y: number;
}

/** Shows between which sections a new one would stand; null where nothing may be arranged. */
export function startSectionInsert(
  { canvas, overlay, scene }: GestureTools,
  onDrop: (before: string | null) => void,
): Gesture | null {
  const { document, device } = scene();
  if (device === null) return null;
  const order = sectionsInOrder(document);
  // A page without sections has one place.
  let target: Gap | null = order.length === 0 ? { before: null, y: 0 } : null;
  return {
    move(to) {
      const boxes = order.flatMap(({ id }) => {
        const element = canvas.sectionElement(id);
        return element ? [{ id, box: pageBox(element) }] : [];
      });
      const last = boxes.at(-1);
      if (!last) return;
      const gaps: Gap[] = boxes.map(({ id, box }) => ({ before: id, y: box.top }));
      gaps.push({ before: null, y: last.box.top + last.box.height });
      target = gaps.reduce((near, gap) => (Math.abs(gap.y - to.y) < Math.abs(near.y - to.y) ? gap : near));
      const { left, width } = last.box;
      overlay.showMarks([{ left, width, top: Math.max(0, target.y - markHeight / 2), height: markHeight }]);
    },
    // Each move measures what it needs.
    scrolled: () => {},
    drop() {
      overlay.clearGesture();
      if (target) onDrop(target.before);
    },
    cancel: () => overlay.clearGesture(),
  };
}
