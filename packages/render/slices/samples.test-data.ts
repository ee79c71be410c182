import type { BlockValue } from '@veranda/domain/blocks/kind';
import { emptySlide, type Slide } from '@veranda/domain/pages/slides/slide';
import { sliceKinds } from '@veranda/domain/slices/registry';
import type { SliceKind, SliceName, SlideType } from '@veranda/domain/slices/slice-kind';
import type { BlockSample } from '../blocks/block-sample.test-data.ts';
import { blockSampleSession } from '../blocks/sample-block.test-data.ts';
import { blockSamples } from '../blocks/samples.test-data.ts';
import type { SlideFacts } from '../context/session.ts';
import { renderSlide } from './render-slide.ts';

const link = { href: '/shop', newWindow: true };

/** A value of every kind of slice, with everything on, and a part of the markup that it leads to in the sample site. */
export const sliceSamples: Readonly<Record<SliceName, BlockSample>> = {
  heading: {
    value: { text: 'We open in spring', size: 'large' },
    markup: '<h1 class="v-slide-title v-slide-title-large">We open in spring</h1>',
  },
  'sub-heading': {
    value: { text: 'Bread from a wood-fired oven' },
    markup: '<p class="v-slide-subtitle">Bread from a wood-fired oven</p>',
  },
  body: sampleOfBlock('text'),
  image: sampleOfBlock('image'),
  gallery: sampleOfBlock('gallery'),
  video: sampleOfBlock('video'),
  'social-icons': sampleOfBlock('social-links'),
  buttons: {
    value: {
      buttons: [
        { label: 'Shop', ...link, variant: 'primary' },
        { label: 'Visit', href: '/journal', newWindow: false, variant: 'secondary' },
      ],
      arrangement: 'row',
    },
    markup: '<a class="v-btn v-btn-primary" href="/shop" target="_blank" rel="noopener">Shop</a>',
  },
  navigation: { ...sampleOfBlock('navigation'), markup: '<nav class="v-pages v-pages-row"' },
  'custom-form': sampleOfBlock('form'),
  newsletter: sampleOfBlock('newsletter'),
  album: sampleOfBlock('album'),
  map: sampleOfBlock('map'),
  logo: sampleOfBlock('logo'),
  action: {
    value: { label: 'Read on', ...link },
    markup: '<a class="v-slide-action" href="/shop" target="_blank" rel="noopener">Read on</a>',
  },
  form: sampleOfBlock('form'),
  lock: {
    value: { text: 'For friends of the bakery', showIcon: true },
    markup: '<span>For friends of the bakery</span>',
  },
  password: {
    value: { label: 'The word on your card', button: 'Come in' },
    markup: 'The word on your card</label>',
  },
  twitter: sampleOfBlock('twitter'),
  'popup-overlay-action': {
    value: { label: 'Take a look', ...link, closeLabel: 'Not today' },
    markup: '<button class="v-btn v-btn-tertiary" type="submit">Not today</button>',
  },
  'temp-lock-inject': { value: { showTitle: true }, markup: '<p class="v-lock-site">Sample &amp; Co</p>' },
  'sso-options': { value: { label: 'Sign in with your school' }, markup: 'Sign in with your school' },
};

function sampleOfBlock(key: string): BlockSample {
  const sample = blockSamples[key];
  if (!sample) throw new Error(`blocks/${key} has no sample`);
  return sample;
}

/** What the samples’ slides know of a request. */
export const sampleFacts: SlideFacts = {
  title: 'Sample page',
  lock: { crumb: 'crumb', returnTo: '/shop', isWrong: true },
  sso: { label: 'Continue with Academy', returnTo: '/shop', notice: 'Please try again.' },
};

/** A slide of the type with these slices, in this order. */
export function slideOf(
  type: SlideType,
  slices: readonly (readonly [SliceName, BlockValue])[],
  values: BlockValue = {},
): Slide {
  const empty = emptySlide(type);
  const records = slices.map(([name, value], index) => {
    const id = `${name}-${String(index)}`;
    return [id, { id, position: `a${String(index).padStart(2, '0')}`, name, value }] as const;
  });
  return { ...empty, values: { ...empty.values, ...values }, slices: Object.fromEntries(records) };
}

/** A slide of the type with one slice of every kind that it may have, full or as nobody has edited it. */
export function everySlice(type: SlideType, state: 'full' | 'empty', values: BlockValue = {}): Slide {
  const kinds = sliceKinds.filter(({ slides, replacement }) => slides.includes(type) && !replacement);
  const valueOf = ({ key, defaults }: SliceKind) => ({
    ...defaults,
    ...(state === 'full' ? sliceSamples[key].value : {}),
  });
  return slideOf(
    type,
    kinds.map((kind) => [kind.key, valueOf(kind)]),
    values,
  );
}

/** The markup of a slide on the sample site, and the errors of its templates. */
export function drawSlide(slide: Slide): { readonly html: string; readonly errors: readonly string[] } {
  const session = blockSampleSession([]);
  const html = renderSlide(session, slide, sampleFacts);
  return { html, errors: session.errors.map(({ code, message }) => `${code}: ${message}`) };
}
