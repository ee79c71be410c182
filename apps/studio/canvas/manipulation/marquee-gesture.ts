import { type Box, boxOf } from '@veranda/domain/pages/arrange/section-grid';
import type { Gesture, GestureTools } from './drag-gesture.ts';
import { measureSections } from './measured-sections.ts';
import { type PagePoint, touches } from './page-point.ts';
import { t } from '../messages.ts';

/** Draws a rectangle that selects the blocks it touches, besides those in `kept`. */
export function startMarquee(
  { canvas, overlay, scene }: GestureTools,
  { from, kept }: { readonly from: PagePoint; readonly kept: readonly string[] },
): Gesture {
  const { document, device } = scene();
  const sections = measureSections({ canvas, document, device: device ?? 'desktop', ids: [] });
  let found: readonly string[] = kept;

  const select = (box: Box): readonly string[] =>
    sections
      .between(box.top, box.top + box.height)
      .flatMap(({ grid, places }) =>
        [...places].filter(([, place]) => touches(boxOf(grid, place), box)).map(([id]) => id),
      );
  return {
    move(to) {
      const box = boxBetween(from, to);
      found = [...new Set([...kept, ...select(box)])];
      overlay.showMarquee(box);
      overlay.showSelected(found.flatMap((id) => boxOfBlock(id) ?? []));
    },
    scrolled: sections.forget,
    drop() {
      overlay.clearGesture();
      scene().onSelect(found);
      scene().say(t('blockSelected', { count: found.length }));
    },
    cancel() {
      overlay.clearGesture();
      scene().onSelect(kept);
    },
  };

  function boxOfBlock(id: string): Box | null {
    const section = sections.section(document.blocks[id]?.sectionId ?? '');
    const place = section?.places.get(id);
    return section && place ? boxOf(section.grid, place) : null;
  }
}

function boxBetween(a: PagePoint, b: PagePoint): Box {
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { left, top, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
