import type { BlockValue, Field } from '../../blocks/kind.ts';
import type { SliceName, SlideType } from '../../slices/slice-kind.ts';
import { sectionThemes } from '../document.ts';
import { popupDefaults, popupFields } from './popup.ts';

/** A page without header and footer that is made of slices, one below another (administration §2, slide types). */
export interface Slide {
  readonly schema: 1;
  readonly type: SlideType;
  /** By the paths of `slideFields`. */
  readonly values: BlockValue;
  readonly slices: Readonly<Record<string, Slice>>;
}

export interface Slice {
  readonly id: string;
  /** Fractional key: order among the slices. */
  readonly position: string;
  readonly name: SliceName;
  readonly value: BlockValue;
}

/** At most this many slices on a slide. */
export const maxSlices = 40;

/** Fields of every slide as a whole: its look. */
export const slideLookFields: readonly Field[] = [
  { path: 'theme', kind: 'select', options: sectionThemes },
  { path: 'pictureId', kind: 'asset' },
  { path: 'focal', kind: 'focal', asset: 'pictureId', optional: true },
  { path: 'picture', kind: 'segmented', options: ['behind', 'beside'] },
  {
    path: 'overlay',
    kind: 'range',
    min: 0,
    max: 100,
    step: 5,
    when: { path: 'picture', is: ['behind'] },
  },
  { path: 'align', kind: 'segmented', options: ['start', 'center', 'end'] },
  { path: 'vertical', kind: 'segmented', options: ['top', 'center', 'bottom'] },
  { path: 'width', kind: 'segmented', options: ['narrow', 'content', 'wide'] },
];

/** Fields of a slide of a type as a whole. */
export function slideFields(type: SlideType): readonly Field[] {
  return type === 'popup-overlay' ? [...slideLookFields, ...popupFields] : slideLookFields;
}

/** Values of a slide of a type that nobody has edited. */
export function slideDefaults(type: SlideType): BlockValue {
  return type === 'popup-overlay' ? { ...lookDefaults, ...popupDefaults } : lookDefaults;
}

const lookDefaults: BlockValue = {
  theme: 'lightest',
  pictureId: '',
  picture: 'behind',
  overlay: 60,
  align: 'center',
  vertical: 'center',
  width: 'narrow',
};

/** Types of slides of which a site has one, whose document has the id of the site; a cover page has that of its page. */
export type SiteSlideType = Exclude<SlideType, 'cover-page'>;

/** Slides of a site by their type; those that nobody has edited are absent. */
export type SiteSlides = { readonly [Type in SiteSlideType]?: Slide };

/** A slide without slices. Where a site has no other, the platform's own screen is shown. */
export function emptySlide(type: SlideType): Slide {
  return { schema: 1, type, values: slideDefaults(type), slices: {} };
}

/** The slices of a slide in reading order. */
export function slicesInOrder({ slices }: Slide): readonly Slice[] {
  return Object.values(slices).sort((a, b) =>
    a.position === b.position ? byText(a.id, b.id) : byText(a.position, b.position),
  );
}

// Fractional keys compare by code unit: locale order would put `Zz` after `a0`.
function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
