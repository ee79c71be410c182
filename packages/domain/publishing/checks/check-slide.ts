import { completeValue } from '../../blocks/registry.ts';
import { type Slide, slicesInOrder } from '../../pages/slides/slide.ts';
import { sliceKind } from '../../slices/registry.ts';
import { valueFindings } from './check-document.ts';
import type { CheckContext, PlacedFinding } from './finding.ts';

/** Findings of the slices of a slide, in reading order. What is wrong is for a person to mend. */
export function checkSlide(slide: Slide, context: CheckContext): PlacedFinding[] {
  return slicesInOrder(slide).flatMap(({ id, name, value }) => {
    const kind = sliceKind(name);
    if (!kind) return [];
    const { own, others } = valueFindings(kind, completeValue(kind, value), context);
    const found = [...own.map(({ code, path = '' }) => ({ code, value: path })), ...others];
    return found.map((finding) => ({ ...finding, blockId: id, sectionId: null, repair: null }));
  });
}
