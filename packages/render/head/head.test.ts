import type { Product } from '@veranda/domain/catalog/product';
import type { Asset } from '@veranda/domain/media/asset';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { findTarget } from '../context/target.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { renderPage } from '../page/render-page.ts';
import { sampleCatalog, sampleProduct, sampleSnapshot } from '../page/sample-site.test-data.ts';

const region = '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>';
const pictureNames = ['a1', 'a2', 'a3', 'a4', 'a5', 'of-variant', 'of-site'];
const assets = Object.fromEntries(
  pictureNames.map((id): [string, Asset] => [
    id,
    {
      id,
      kind: 'image',
      fileName: `${id}.jpg`,
      mimeType: 'image/jpeg',
      bytes: 1,
      sha256: '',
      storageKey: `x/${id}.jpg`,
      width: 1200,
      height: 800,
      focalPoint: { x: 0.5, y: 0.5 },
      altText: `The ${id}`,
      caption: '',
      variants: [],
      placeholder: '',
    } as Asset,
  ]),
);

interface Site {
  readonly product?: Product;
  readonly item?: Partial<SnapshotItem>;
  readonly socialImage?: string | null;
}

/** Head of a page. */
function headOf(path: string, { product, item, socialImage = null }: Site) {
  const sample = sampleSnapshot();
  const snapshot: SiteSnapshot = {
    ...sample,
    assets,
    settings: { ...sample.settings, socialImageAssetId: socialImage },
    items: sample.items.map((one) => (one.urlSlug === 'second' ? { ...one, ...item } : one)),
  };
  const theme = makeTheme('sample', new Map([['site.region', region]]));
  const target = findTarget(shownSite(snapshot, 0), path, new URLSearchParams());
  if (target.kind === 'not-found') throw new Error(`nothing at ${path}`);
  const { html, errors } = renderPage(
    {
      engine: createSiteEngine({ clock: Date.now }),
      theme,
      snapshot,
      fontPreloads: [],
      stylesheet: '',
      origin: 'https://sample.example',
      path,
      now: Date.UTC(2026, 10, 21),
      catalog: sampleCatalog(product ? [product] : [], catalogNeeds(snapshot, theme, target)),
    },
    target,
  );
  expect(errors).toEqual([]);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '{}') as Record<string, unknown>,
  );
  const all = (property: string) =>
    [...html.matchAll(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`, 'g'))].map(
      ([, content]) => content ?? '',
    );
  return { all, data };
}

const nameOf = (address: unknown): string => /x\/([^/]*)\.jpg/.exec(String(address))?.[1] ?? '';
const shared = (path: string, site: Site) => headOf(path, site).all('og:image').map(nameOf);

describe('the pictures that a page offers to those who share it (decision 0091)', () => {
  const withPictures = (notation: string, ...imageIds: string[]): Product => {
    const product = sampleProduct(notation, { imageIds });
    const variants = product.variants.map((variant) => ({ ...variant, mainImageId: 'of-variant' }));
    return { ...product, variants };
  };

  it('are those of the product in its order, the first leading, each with its words', () => {
    const product = withPictures('mug: one 8.00 5, two 9.00 5', 'a1', 'a2');
    expect(shared('/shop/p/mug', { product, socialImage: 'of-site' })).toEqual(['a1', 'a2', 'of-variant']);
    const { all } = headOf('/shop/p/mug', { product });
    expect(all('og:image:alt')).toEqual(['The a1', 'The a2', 'The of-variant']);
    expect(all('twitter:card')).toEqual(['summary_large_image']);
  });

  it('are four at most', () => {
    const product = withPictures('mug: one 8.00 5, two 9.00 5', 'a1', 'a2', 'a3', 'a4', 'a5');
    expect(shared('/shop/p/mug', { product })).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('begin with that of the only variant, as the page does', () => {
    expect(shared('/shop/p/mug', { product: withPictures('mug: one 8.00 5', 'a1') })).toEqual([
      'of-variant',
      'a1',
    ]);
  });

  it('are the site’s own where the page has none', () => {
    const product = sampleProduct('mug: one 8.00 5');
    expect(shared('/shop/p/mug', { product, socialImage: 'of-site' })).toEqual(['of-site']);
    expect(headOf('/shop/p/mug', { product }).all('twitter:card')).toEqual(['summary']);
  });

  it('are the main one of an item and then those of its gallery, each once', () => {
    const item = { imageAssetId: 'a2', galleryAssetIds: ['a1', 'a2'] };
    expect(shared('/journal/second', { item })).toEqual(['a2', 'a1']);
  });

  it('stand all in the structured data of a product', () => {
    const product = withPictures('mug: one 8.00 5, two 9.00 5', 'a1', 'a2', 'a3', 'a4', 'a5');
    const found = headOf('/shop/p/mug', { product }).data.find((one) => one['@type'] === 'Product');
    expect([found?.['image']].flat().map(nameOf)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'of-variant']);
  });
});

describe('the author of an article', () => {
  const said = (author?: string) => {
    const head = headOf('/journal/second', { item: author === undefined ? {} : { author } });
    const article = head.data.find((one) => one['@type'] === 'Article');
    return { author: head.all('author'), page: head.all('article:author'), data: article?.['author'] };
  };

  it('is named in the head, with all of their writings, and in the structured data', () => {
    const url = 'https://sample.example/journal?author=Ada%20Loaf';
    expect(said('Ada Loaf')).toEqual({
      author: ['Ada Loaf'],
      page: [url],
      data: { '@type': 'Person', name: 'Ada Loaf', url },
    });
  });

  it('is the site itself under its own name', () => {
    expect(said('Sample & Co').data).toEqual({
      '@type': 'Organization',
      name: 'Sample & Co',
      url: 'https://sample.example/',
    });
  });

  it('is nobody where nobody is named', () => {
    expect(said()).toEqual({ author: [], page: [], data: undefined });
  });

  it('comes with the day on which it came out; an event has neither', () => {
    expect(headOf('/journal/second', {}).all('article:published_time')).toEqual(['2026-10-02T00:00:00.000Z']);
    const event = headOf('/journal/second', { item: { startDate: 1, author: 'Ada Loaf' } });
    expect([...event.all('article:published_time'), ...event.all('article:author')]).toEqual([]);
  });
});
