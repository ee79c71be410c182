import type { SiteSlideType, Slide } from '@veranda/domain/pages/slides/slide';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';

/** The site's own slide of a type; null where it has none with slices, and the platform's screen is shown. */
export function ownSlide({ slides }: Pick<SiteFrame, 'slides'>, type: SiteSlideType): Slide | null {
  const slide = slides?.[type];
  return slide && Object.keys(slide.slices).length > 0 ? slide : null;
}
