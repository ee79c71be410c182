import type { BlockValue } from '@veranda/domain/blocks/kind';
import { validateValue } from '@veranda/domain/blocks/validate-value';
import { slideLookFields } from '@veranda/domain/pages/slides/slide';
import { sliceKinds } from '@veranda/domain/slices/registry';
import type { SliceKind } from '@veranda/domain/slices/slice-kind';
import { describe, expect, it } from 'vitest';
import { markupProblems } from '../blocks/markup-problems.test-data.ts';
import { filledValue, hostileText } from '../blocks/sample-values.test-data.ts';
import { blockSampleSession } from '../blocks/sample-block.test-data.ts';
import { silentFields } from '../blocks/silent-fields.test-data.ts';
import { sliceViews } from './registry.ts';
import { renderSlide } from './render-slide.ts';
import { drawSlide, sampleFacts, sliceSamples, slideOf } from './samples.test-data.ts';

const kinds = sliceKinds.map((kind) => [kind.key, kind] as const);

/** The markup of a slice on the first slide that may have it; fails where its templates stumbled. */
function draw({ key, slides: [type = 'cover-page'] }: SliceKind, value: BlockValue): string {
  const { html, errors } = drawSlide(slideOf(type, [[key, value]]));
  expect(errors).toEqual([]);
  return html;
}

describe('a kind of slice', () => {
  it('is drawn by the view of its name', () => {
    expect([...sliceViews.keys()]).toEqual(sliceKinds.map(({ key }) => key));
    expect([...sliceViews.values()].map(({ kind }) => kind)).toEqual(sliceKinds);
  });

  it.each(kinds)('%s has a template and a sample', (key, kind) => {
    const { value, markup } = sliceSamples[key];
    expect(validateValue(kind, { ...kind.defaults, ...value }, 'value')).toBeNull();
    const html = draw(kind, value);
    expect(html).toContain(`data-slice-name="${key}"`);
    expect(html).toContain(markup);
  });

  it.each(
    kinds.flatMap(([key, kind]) => {
      const text = (words: string) => ({ ...kind.defaults, ...filledValue(kind.fields, words) });
      return [
        [key, 'empty', kind, kind.defaults],
        [key, 'full', kind, { ...kind.defaults, ...sliceSamples[key].value }],
        [key, 'longest', kind, text('long')],
        [key, 'hostile', kind, text(hostileText)],
      ] as const;
    }),
  )('%s is sound markup when it is %s', (_key, state, kind, value) => {
    if (state !== 'hostile') expect(validateValue(kind, value, 'value')).toBeNull();
    const html = draw(kind, value);
    expect(markupProblems(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
  });

  it.each(kinds)('%s shows each of its fields on the page', (key, kind) => {
    const silent = silentFields({ kind, sample: sliceSamples[key], draw: (value) => draw(kind, value) });
    expect(silent).toEqual([]);
  });
});

describe('a slide', () => {
  it.each([
    ['administration §2 slide type: cover-page', 'cover-page'],
    ['administration §2 slide type: lock-screen', 'lock-screen'],
    ['administration §2 slide type: popup-overlay', 'popup-overlay'],
    ['administration §2 slide type: sso-screen', 'sso-screen'],
  ] as const)('%s', (_statement, type) => {
    const { html } = drawSlide(slideOf(type, [['heading', { text: 'Welcome', size: 'medium' }]]));
    expect(html).toContain(`data-slide-type="${type}"`);
    expect(html).toContain(type === 'popup-overlay' ? '<h2 ' : '<h1 ');
  });

  it.each([
    [
      'administration §3 page type: popup overlay is 104; storefront §2 page type: 104 is a popup overlay',
      'popup-overlay',
      104,
    ],
    ['a cover page is 3', 'cover-page', 3],
    ['a lock screen is 103', 'lock-screen', 103],
  ] as const)('tells templates the type of its page: %s', (_statement, type, code) => {
    const session = blockSampleSession([]);
    const partials = new Map([...session.theme.partials, ['slice-heading', '<i>{pageType}</i>']]);
    const slide = slideOf(type, [['heading', { text: 'Welcome', size: 'medium' }]]);
    const html = renderSlide({ ...session, theme: { ...session.theme, partials } }, slide, sampleFacts);
    expect(html).toContain(`<i>${code}</i>`);
  });

  it('shows each of its own fields', () => {
    const base = {
      theme: 'dark',
      pictureId: 'loaf',
      focal: { x: 0.5, y: 0.5 },
      picture: 'behind',
      overlay: 40,
      align: 'start',
      vertical: 'bottom',
      width: 'wide',
    };
    const silent = silentFields({
      kind: { fields: slideLookFields, defaults: base },
      sample: { value: base, markup: '' },
      draw: (values) => drawSlide(slideOf('cover-page', [], values)).html,
    });
    expect(silent).toEqual([]);
  });

  it('has one heading of the first level, whatever its slices are', () => {
    const heading = (text: string) => ['heading', { text, size: 'medium' }] as const;
    const drawn = (...slices: Parameters<typeof slideOf>[1]) => drawSlide(slideOf('cover-page', slices)).html;
    expect(drawn(heading(''), heading('One'), heading('Two')).match(/<h[12][^>]*>[^<]*/g)).toEqual([
      '<h1 class="v-slide-title v-slide-title-medium">One',
      '<h2 class="v-slide-title v-slide-title-medium">Two',
    ]);
    expect(drawn()).toContain('<h1 class="v-visually-hidden">Sample page</h1>');
  });

  it('takes the password, or leads to the provider, where its owner has not thought of that', () => {
    const lock = (...slices: Parameters<typeof slideOf>[1]) => drawSlide(slideOf('lock-screen', slices)).html;
    expect(lock().match(/type="password"/g)).toHaveLength(1);
    expect(lock(['temp-lock-inject', { showTitle: false }]).match(/type="password"/g)).toHaveLength(1);
    expect(drawSlide(slideOf('sso-screen', [])).html).toContain('Continue with Academy');
  });

  it('tells templates the type of a slice', () => {
    const { html } = drawSlide(slideOf('cover-page', [['sub-heading', { text: 'Soon' }]]));
    expect(html).toContain('data-slice-name="sub-heading"');
  });
});
