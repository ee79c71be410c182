import { applyingValue } from '../field-conditions.ts';
import type { BlockValue, Field } from '../kind.ts';

const grid = { path: 'design', is: ['grid'] } as const;
const slideshow = { path: 'design', is: ['slideshow'] } as const;
const moving = { path: 'design', is: ['slideshow', 'slider'] } as const;
const cropped = { path: 'design', is: ['grid', 'slideshow', 'slider'] } as const;
const strip = { path: 'thumbnails', is: [true] } as const;
const shownMeta = { path: 'show-meta', is: [true] } as const;
const shownTitle = { path: 'show-meta-only-title', is: [true] } as const;

const flag = { kind: 'switch', optional: true } as const;
const range = { kind: 'range', step: 1, optional: true } as const;

/**
 * The options of a gallery under the names of administration §3, with their ranges and conditions. Those that the
 * specification leaves without one have it where the option would do nothing.
 */
export const galleryOptionFields: readonly Field[] = [
  { path: 'design', kind: 'variant', options: ['grid', 'stacked', 'slideshow', 'slider'] },
  {
    path: 'aspect-ratio',
    kind: 'select',
    options: [
      'square',
      'standard',
      'standard-vertical',
      'four-three',
      'three-four-vertical',
      'widescreen',
      'anamorphic-widescreen',
      '4:5',
      '5:4',
      '9:16',
      '21:9',
      'original',
    ],
    when: grid,
    optional: true,
  },
  {
    path: 'thumbnails-per-row',
    kind: 'select',
    options: ['auto', ...Array.from({ length: 10 }, (_none, index) => String(index + 1))],
    when: grid,
    optional: true,
  },
  { path: 'max-width', ...range, min: 100, max: 300, when: { path: 'thumbnails-per-row', is: ['auto'] } },
  { path: 'padding', ...range, min: 0, max: 50 },
  { path: 'auto-crop', ...flag, when: cropped },
  { path: 'controls', ...flag, when: moving },
  { path: 'autoplay', ...flag, when: moving },
  { path: 'autoplay-duration', ...range, min: 1, max: 10, when: { path: 'autoplay', is: [true] } },
  {
    path: 'active-alignment',
    kind: 'segmented',
    options: ['left', 'center', 'right'],
    when: { path: 'design', is: ['slider'] },
    optional: true,
  },
  { path: 'thumbnails', ...flag, when: slideshow },
  { path: 'square-thumbs', ...flag, when: strip },
  { path: 'thumbnail-strip-height', ...range, min: 0, max: 200, when: strip },
  { path: 'thumbnail-strip-margin', ...range, min: 0, max: 60, when: strip },
  { path: 'show-meta-basic', ...flag, when: { path: 'design', is: ['stacked'] } },
  { path: 'show-meta', ...flag, when: slideshow },
  { path: 'show-meta-only-title', ...flag, when: grid },
  {
    path: 'meta-position',
    kind: 'select',
    options: ['bottom', 'bottom-left', 'bottom-right', 'center', 'top', 'top-left', 'top-right'],
    when: [shownMeta, shownTitle],
    optional: true,
  },
  { path: 'show-meta-on-hover', ...flag, when: [shownMeta, shownTitle] },
  { path: 'lightbox', ...flag },
  {
    path: 'lightboxTheme',
    kind: 'segmented',
    options: ['dark', 'light'],
    when: { path: 'lightbox', is: [true] },
    optional: true,
  },
  { path: 'newWindow', ...flag },
  { path: 'transparentBackground', ...flag },
];

/** The defaults of administration §3, before a design is chosen. */
export const galleryDefaults: BlockValue = {
  design: 'grid',
  autoplay: false,
  'autoplay-duration': 5,
  controls: false,
  'auto-crop': true,
  'aspect-ratio': 'square',
  'square-thumbs': true,
  thumbnails: false,
  'thumbnail-strip-height': 80,
  'thumbnail-strip-margin': 20,
  'show-meta-basic': true,
  'show-meta': true,
  'show-meta-only-title': false,
  'meta-position': 'bottom',
  'show-meta-on-hover': false,
  'active-alignment': 'center',
  'thumbnails-per-row': '4',
  padding: 20,
  lightbox: false,
  lightboxTheme: 'dark',
  'max-width': 300,
  newWindow: false,
  transparentBackground: false,
};

/** The options that apply to a gallery, with their defaults: what templates see as `options`. */
export function galleryOptions(value: BlockValue): BlockValue {
  const options: Record<string, unknown> = {};
  for (const { path } of galleryOptionFields)
    options[path] = Object.hasOwn(value, path) ? value[path] : galleryDefaults[path];
  const applying = applyingValue(galleryOptionFields, options);
  const perRow = Number(applying['thumbnails-per-row']);
  return perRow > 0 ? { ...applying, 'thumbnails-per-row': perRow } : applying;
}

/**
 * Options that choosing a design sets besides, once (administration §3, design presets): thumbnails for a
 * slideshow, none for the others; grids and stacks do not play by themselves.
 */
function designPreset(design: unknown): BlockValue {
  if (design === 'slideshow') return { thumbnails: true };
  return design === 'slider' ? { thumbnails: false } : { thumbnails: false, autoplay: false };
}

/**
 * The value of a gallery as it is kept once an option has changed: with the preset of its design, and without
 * options that do not apply.
 */
export function normalizeGallery(value: BlockValue, changed?: string): BlockValue {
  const preset = changed === 'design' ? designPreset(value['design']) : {};
  return applyingValue(galleryOptionFields, { ...value, ...preset });
}
