import { blockKinds } from '@veranda/domain/blocks/registry';
import { fieldAt } from '@veranda/domain/blocks/value-paths';
import { validateValue } from '@veranda/domain/blocks/validate-value';
import type { Fund } from '@veranda/domain/donations/fund';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { Asset } from '@veranda/domain/media/asset';
import { describe, expect, it } from 'vitest';
import { createSession } from '../context/session.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { bareNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { sampleCatalog, sampleProduct, sampleSnapshot } from '../page/sample-site.test-data.ts';
import { accordionSample } from './accordion/sample.test-data.ts';
import { buttonSample } from './button/sample.test-data.ts';
import { donationSample } from './donation/sample.test-data.ts';
import { formSample } from './form/sample.test-data.ts';
import { gallerySample } from './gallery/sample.test-data.ts';
import { imageSample } from './image/sample.test-data.ts';
import { newsletterSample } from './newsletter/sample.test-data.ts';
import { productSample } from './product/sample.test-data.ts';
import { quoteSample } from './quote/sample.test-data.ts';
import { ruleSample } from './rule/sample.test-data.ts';
import { spacerSample } from './spacer/sample.test-data.ts';
import { summarySample } from './summary/sample.test-data.ts';
import { textSample } from './text/sample.test-data.ts';
import type { BlockSample } from './block-sample.test-data.ts';
import { blockTemplates, blockViews } from './registry.ts';
import { renderBlock } from './render-block.ts';

const samples: Readonly<Record<string, BlockSample>> = {
  text: textSample,
  image: imageSample,
  button: buttonSample,
  gallery: gallerySample,
  quote: quoteSample,
  accordion: accordionSample,
  rule: ruleSample,
  spacer: spacerSample,
  product: productSample,
  summary: summarySample,
  form: formSample,
  newsletter: newsletterSample,
  donation: donationSample,
};

const loaf = {
  id: 'loaf',
  kind: 'image',
  fileName: 'loaf.jpg',
  mimeType: 'image/jpeg',
  bytes: 1,
  sha256: '',
  storageKey: 'x/loaf.jpg',
  width: 1200,
  height: 800,
  focalPoint: { x: 0.5, y: 0.5 },
  altText: 'A loaf',
  caption: 'Baked at four',
  variants: [100, 750],
  placeholder: '',
} as Asset;
const roof = { id: 'roof', name: 'Roof', suggestedMinor: [1000n, 2500n], isOpen: true } as unknown as Fund;
const contact = {
  ...formOf([newField('email', { id: 'email', position: 'a0' })]),
  name: 'Contact',
  versionId: '',
};

/** The markup of a block of the kind on the sample site, which has what the samples name. */
function draw(type: number, value: BlockSample['value']): string {
  const theme = makeTheme('sample', new Map());
  const listing = blockViews.get(type)?.needs?.(value).listing;
  const session = createSession({
    engine: createSiteEngine({ clock: Date.now }),
    theme,
    snapshot: sampleSnapshot({ assets: { loaf }, forms: { contact } }),
    catalog: {
      ...sampleCatalog([sampleProduct('shirt: S 12.00 3, M 14.00 2')], {
        ...bareNeeds,
        listings: listing ? [listing] : [],
      }),
      funds: new Map([['roof', roof]]),
    },
    origin: 'https://sample.example',
    path: '/',
    now: Date.UTC(2026, 10, 21),
    stylesheet: '',
    fontPreloads: [],
  });
  const place = { x: 0, y: 0, w: 12, h: 4, z: 0, align: 'start' } as const;
  const block = { id: 'block', sectionId: 's1', position: 'a0', type, value, style: {} };
  const html = renderBlock(
    session,
    { ...block, layout: { desktop: place } },
    { desktop: place, phone: { ...place, w: 8 } },
  );
  expect(session.errors).toEqual([]);
  return html;
}

describe('a kind of block', () => {
  it('is drawn by the view of its number', () => {
    expect([...blockViews.keys()]).toEqual(blockKinds.map(({ id }) => id));
    expect([...blockViews.values()].map(({ kind }) => kind)).toEqual(blockKinds);
  });

  it.each(blockKinds.map((kind) => [kind.key, kind] as const))(
    '%s has a template and a sample',
    (key, kind) => {
      const sample = samples[key];
      if (!sample) throw new Error(`blocks/${key} has no sample`);
      expect(blockTemplates.has(`block-${key}`)).toBe(true);
      expect(validateValue(kind, { ...kind.defaults, ...sample.value }, 'value')).toBeNull();
      expect(draw(kind.id, sample.value)).toContain(sample.markup);
    },
  );

  it.each(
    [...blockViews.values()].flatMap(({ kind, inline }) =>
      inline ? [[kind.key, kind, inline] as const] : [],
    ),
  )('%s says truly which of its texts are edited where they stand', (key, kind, inline) => {
    const value = { ...kind.defaults, ...samples[key]?.value };
    const markup = draw(kind.id, value);
    const texts = inline(value);
    expect(texts.length).toBeGreaterThan(0);
    for (const { path, selector = '.v-block' } of texts) {
      expect(['text', 'richtext'], path).toContain(fieldAt(kind, path)?.kind);
      const name = selector.startsWith('.')
        ? new RegExp(`class="[^"]*${selector.slice(1)}`)
        : `<${selector}>`;
      expect(markup, path).toMatch(name);
    }
  });

  it('is nothing but its place where it has nothing to show', () => {
    expect(draw(43, { productId: 'gone' })).toMatch(/^<div class="v-block v-product [^>]*><\/div>$/);
    expect(draw(60, {})).toMatch(/^<div class="v-block v-unknown [^>]*><\/div>$/);
  });
});
