import { type BlockKind, type BlockValue, type Field, textsAt, emptyWhen } from '../kind.ts';
import { ratios } from '../ratios.ts';

/** Images that a new gallery shows: those of two rows. */
const sampleImages = 8;

const gridOnly = { path: 'design', is: ['grid'] } as const;
const slideshowOnly = { path: 'design', is: ['slideshow'] } as const;
const moving = { path: 'design', is: ['slideshow', 'slider'] } as const;

/** The options of administration §3 with their conditions; the keys are its words in camel case. */
const fields: readonly Field[] = [
  { path: 'assetIds', kind: 'assets', max: 250 },
  {
    path: 'design',
    kind: 'select',
    options: ['grid', 'stacked', 'slideshow', 'slider'],
  },
  {
    path: 'aspectRatio',
    kind: 'select',
    options: [
      'square',
      'standard',
      'standard-vertical',
      'four-three',
      'three-four-vertical',
      'widescreen',
      'anamorphic-widescreen',
      ...Object.keys(ratios).filter((name) => name.includes(':')),
      'original',
    ],
    when: gridOnly,
    optional: true,
  },
  {
    path: 'perRow',
    kind: 'range',
    min: 1,
    max: 10,
    step: 1,
    when: gridOnly,
    optional: true,
  },
  { path: 'padding', kind: 'range', min: 0, max: 50, step: 1, optional: true },
  { path: 'lightbox', kind: 'switch', optional: true },
  {
    path: 'lightboxTheme',
    kind: 'segmented',
    options: ['dark', 'light'],
    when: { path: 'lightbox', is: [true] },
    optional: true,
  },
  { path: 'showCaptions', kind: 'switch', optional: true },
  { path: 'autoplay', kind: 'switch', when: moving, optional: true },
  {
    path: 'autoplayDuration',
    kind: 'range',
    min: 1,
    max: 10,
    step: 1,
    when: { path: 'autoplay', is: [true] },
    optional: true,
  },
  { path: 'controls', kind: 'switch', when: moving, optional: true },
  { path: 'autoCrop', kind: 'switch', when: moving, optional: true },
  { path: 'thumbnails', kind: 'switch', when: slideshowOnly, optional: true },
  {
    path: 'activeAlignment',
    kind: 'segmented',
    options: ['left', 'center', 'right'],
    when: { path: 'design', is: ['slider'] },
    optional: true,
  },
];

/** Pictures as grid, stack, slideshow or slider (block 8); defaults are those of administration §3. */
export const gallery: BlockKind = {
  id: 8,
  key: 'gallery',
  group: 'media',
  fields,
  defaults: {
    assetIds: [],
    design: 'grid',
    aspectRatio: 'square',
    perRow: 4,
    padding: 20,
    lightbox: false,
    lightboxTheme: 'dark',
    showCaptions: false,
    autoplay: false,
    autoplayDuration: 5,
    controls: false,
    autoCrop: true,
    thumbnails: false,
    activeAlignment: 'center',
  },
  sample: (_texts, { assets }) => ({ assetIds: assets.slice(0, sampleImages) }),
  size: { w: 24, h: 12 },
  minSize: { w: 4, h: 4 },
  assets: (value) => textsAt(value, 'assetIds'),
  checks: (value) => emptyWhen(textsAt(value, 'assetIds').length === 0, 'assetIds'),
};

/**
 * The presets of administration §3: slideshow forces thumbnails on; slider off; grid and stacked also no
 * autoplay.
 */
export function presetOfDesign(value: BlockValue): BlockValue {
  switch (value['design']) {
    case 'slideshow':
      return { ...value, thumbnails: true };
    case 'slider':
      return { ...value, thumbnails: false };
    default:
      return { ...value, thumbnails: false, autoplay: false };
  }
}
