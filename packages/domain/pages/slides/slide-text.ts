import { sliceKind } from '../../slices/registry.ts';
import { type Slide, slicesInOrder } from './slide.ts';

/** The words of a slide in reading order, for search; '' for none. */
export function slideText(slide: Slide | undefined): string {
  if (!slide) return '';
  return slicesInOrder(slide)
    .map(({ name, value }) => sliceKind(name)?.text?.(value) ?? '')
    .filter(Boolean)
    .join(' ');
}
