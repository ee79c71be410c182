import { actionSections } from './action-sections.ts';
import { columnSections } from './column-sections.ts';
import { contactSections } from './contact-sections.ts';
import { imageSections } from './image-sections.ts';
import type { SiteContent } from '../../blocks/sample.ts';
import type { LibrarySection } from './library-section.ts';
import { openingSections } from './opening-sections.ts';
import { productSections } from './product-sections.ts';
import { quoteSections } from './quote-sections.ts';
import { textSections } from './text-sections.ts';

/** Every ready section, in the order of the groups. */
export const librarySections: readonly LibrarySection[] = [
  ...openingSections,
  ...textSections,
  ...imageSections,
  ...productSections,
  ...columnSections,
  ...quoteSections,
  ...contactSections,
  ...actionSections,
];

/** The ready sections that show something on a site with this content. */
export function sectionsFor(content: SiteContent): readonly LibrarySection[] {
  return librarySections.filter(({ needs }) => needs === undefined || content[needs].length > 0);
}
