import type { SiteContent } from '../../blocks/sample.ts';
import type { Block, Section } from '../document.ts';
import type { LibrarySectionKey, SectionTextKey } from './section-texts.data.ts';

/** Groups of the library, in the order in which they are offered. */
export const sectionGroups = [
  'openings',
  'texts',
  'images',
  'products',
  'columns',
  'quotes',
  'contact',
  'actions',
] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** Things that a ready section is made with. */
export interface SectionMaking {
  /** A fresh id each time. */
  readonly newId: () => string;
  /** Fractional key of the section among those of its page. */
  readonly position: string;
  readonly texts: (key: SectionTextKey) => string;
  readonly content: SiteContent;
}

/** A section with its blocks, as `section.insert` takes it. */
export interface MadeSection {
  readonly section: Section;
  readonly blocks: readonly Block[];
}

/** A section that is ready to be put into a page. */
export interface LibrarySection {
  readonly key: LibrarySectionKey;
  readonly group: SectionGroup;
  /** What a site must have for the section to show anything; absent where words and pictures are enough. */
  readonly needs?: Exclude<keyof SiteContent, 'assets' | 'files'>;
  readonly make: (making: SectionMaking) => MadeSection;
}
