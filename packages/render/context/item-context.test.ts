import type { BlockValue } from '@veranda/domain/blocks/kind';
import type { Asset } from '@veranda/domain/media/asset';
import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { renderPage } from '../page/render-page.ts';
import { sampleCatalog, sampleProduct, sampleSnapshot } from '../page/sample-site.test-data.ts';
import { itemMedia } from './item-media.ts';
import { findTarget } from './target.ts';

const files = {
  'site.region': '<html><body><main>{squarespace.main-content}</main></body></html>',
  'collections/blog.item':
    '{.section item}<h1>{title}</h1>{.repeated section items}<img src="{assetUrl}">{.end}' +
    '{.if structuredContent}{@|audio-player}{.end}{.if oembed}{@|video}{.end}{.end}',
};
const loaf: Asset = {
  id: 'a1',
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
  caption: '',
  variants: [],
  placeholder: '',
} as Asset;
const sound: Asset = {
  ...loaf,
  id: 's1',
  kind: 'file',
  fileName: 'one.mp3',
  mimeType: 'audio/mpeg',
  bytes: 4321,
  storageKey: 'x/one.mp3',
  width: null,
  height: null,
};

const place = { x: 0, y: 0, w: 12, h: 3, z: 0, align: 'start' } as const;

/** Content of one section with blocks by their number and value, in order. */
function contentOf(...blocks: readonly (readonly [number, BlockValue])[]): PageDocument {
  const entries = blocks.map(([type, value], index): [string, Block] => {
    const id = `b${String(index)}`;
    const layout = { desktop: { ...place, y: index * 3 } };
    return [id, { id, sectionId: 's', position: `a${String(index)}`, type, value, style: {}, layout }];
  });
  const section: Section = {
    id: 's',
    position: 'a0',
    theme: 'light',
    background: { kind: 'none' },
    width: 'content',
    minHeight: 0,
    spacing: 'medium',
    verticalAlign: 'top',
    anchor: '',
  };
  return { schema: 1, sections: { s: section }, blocks: Object.fromEntries(entries) };
}

/** The page of the sample site's second post, changed. */
function page(change: Partial<SnapshotItem> = {}) {
  const sample = sampleSnapshot();
  const items = sample.items.map((item) => (item.urlSlug === 'second' ? { ...item, ...change } : item));
  const snapshot: SiteSnapshot = { ...sample, items, assets: { a1: loaf, s1: sound } };
  const theme = makeTheme('sample', new Map(Object.entries(files)));
  const target = findTarget(shownSite(snapshot, 0), '/journal/second', new URLSearchParams());
  if (target.kind === 'not-found') throw new Error('the sample site has no second post');
  const drawn = renderPage(
    {
      engine: createSiteEngine({ clock: Date.now }),
      theme,
      snapshot,
      itemMedia,
      fontPreloads: [],
      stylesheet: '',
      origin: 'https://sample.example',
      path: '/journal/second',
      now: Date.UTC(2026, 10, 21),
      catalog: sampleCatalog([], catalogNeeds(snapshot, theme, target)),
    },
    target,
  );
  expect(drawn.errors).toEqual([]);
  return { html: drawn.html, ...(drawn.context as { item: Record<string, unknown>; collection: object }) };
}

describe('an item of a collection as templates see it', () => {
  it('administration §1 visitor: reads blog items; administration §3 content item: has id, fullUrl, title and recordType', () => {
    const { html, item } = page();
    expect(html).toContain('<h1>The second post</h1>');
    expect(item).toMatchObject({ fullUrl: '/journal/second', title: 'The second post', recordType: 1 });
    expect(item['id']).not.toBe('');
  });

  it('administration §1 visitor: reads events; administration §3 content item: startDate and endDate are epoch values', () => {
    const [startDate, endDate] = [Date.UTC(2026, 11, 1, 18), Date.UTC(2026, 11, 1, 20)];
    const location = { title: 'Mill', addressLine1: '1 Mill Lane', addressLine2: '', addressCountry: 'US' };
    const { html, item } = page({ recordType: 12, title: 'A fair', startDate, endDate, location });
    expect(html).toContain('<h1>A fair</h1>');
    expect(item).toMatchObject({ startDate, endDate, past: false, location });
  });

  it('administration §3 audio: has audioAssetUrl, of the first sound in its content that is there', () => {
    const document = contentOf([31, { text: 'Hear' }], [41, { fileId: 'gone' }], [41, { fileId: 's1' }]);
    const { html, item } = page({ document });
    const url = expect.stringMatching(/^\/assets\/.*one\.mp3$/);
    expect(item['structuredContent']).toEqual({
      audioAssetUrl: url,
      audioType: 'audio/mpeg',
      audioBytes: 4321,
    });
    expect(html).toMatch(/class="squarespace-audio-player" data-audio-asset-url="[^"]*one\.mp3"/);
    expect(page({ document: contentOf([31, { text: 'Read' }]) }).item['structuredContent']).toBeNull();
  });

  it('administration §3 video: oembed has html and providerName; administration §3 video: has overlay, mainImageId and systemDataId, of the first video on a service', () => {
    const document = contentOf(
      [32, { source: 'file', fileId: 's1' }],
      [32, { source: 'service', address: 'https://vimeo.com/76979871', title: 'A "loaf"' }],
    );
    const { html, item } = page({ document });
    expect(item['oembed']).toEqual({
      html: expect.stringMatching(
        /^<iframe src="https:\/\/player\.vimeo\.com\/[^"]*76979871[^"]*" title="A &quot;loaf&quot;" /,
      ),
      providerName: 'Vimeo',
    });
    expect(html).toContain('data-provider-name="Vimeo"');
    expect([item['overlay'], page().item['overlay'], page().item['oembed']]).toEqual([false, false, null]);
    const pictured = page({ document, imageAssetId: 'a1' });
    expect(pictured.item).toMatchObject({ overlay: true, mainImageId: 'a1', systemDataId: 'a1' });
    expect(pictured.html).toContain('sqs-video-overlay');
  });

  it('administration §1 visitor: looks at galleries; administration §3 content item: has assetUrl, mainImage, mainImageId and systemDataId', () => {
    const { html, item } = page({ recordType: 14, imageAssetId: 'a1', galleryAssetIds: ['a1'] });
    expect(html).toContain('<img src="/assets/');
    expect(item).toMatchObject({ mainImageId: 'a1', systemDataId: 'a1', mainImage: { altText: 'A loaf' } });
    expect(item['assetUrl']).toMatch(/loaf\.jpg$/);
  });

  it('says when an event is over', () => {
    expect(page({ startDate: 1, endDate: 2 }).item).toMatchObject({ past: true });
  });
});

describe('the list of a collection under the filters of its address', () => {
  const titles = (query: string): string[] => {
    const sample = sampleSnapshot();
    const changes: Readonly<Record<string, Partial<SnapshotItem>>> = {
      first: { author: 'Ada Loaf', publishOn: Date.UTC(2026, 10, 1, 3) },
      second: { author: 'Bob Rye', publishOn: Date.UTC(2026, 10, 2) },
    };
    const items = sample.items.map((item) => ({ ...item, ...changes[item.urlSlug] }));
    const website = { ...sample.website, timeZone: 'America/New_York' };
    const snapshot: SiteSnapshot = { ...sample, website, items };
    const list = '{.repeated section items}[{title}|{author.displayName}|{author.fullUrl}]{.end}';
    const theme = makeTheme('sample', new Map(Object.entries({ ...files, 'collections/blog.list': list })));
    const target = findTarget(shownSite(snapshot, 0), '/journal', new URLSearchParams(query));
    if (target.kind === 'not-found') throw new Error('the sample site has no journal');
    const { html } = renderPage(
      {
        engine: createSiteEngine({ clock: Date.now }),
        theme,
        snapshot,
        fontPreloads: [],
        origin: 'https://sample.example',
        path: '/journal',
        now: 0,
        stylesheet: '',
        catalog: sampleCatalog([], catalogNeeds(snapshot, theme, target)),
      },
      target,
    );
    return [...html.matchAll(/\[(The [^\]]*)\]/g)].map(([, item]) => item ?? '');
  };
  const ada = 'The first post|Ada Loaf|/journal?author=Ada%20Loaf';
  const bob = 'The second post|Bob Rye|/journal?author=Bob%20Rye';

  it.each([
    ['', [bob, ada]],
    ['author=Ada+Loaf', [ada]],
    ['author=nobody', []],
    ['month=2026-11', [bob]],
    ['month=10-2026', [ada]],
    ['month=2026-11&author=Ada+Loaf', []],
    ['month=2026-13', [bob, ada]],
  ])(
    'decisions §paths list: ?category=, decisions §paths list: ?tag=, decisions §paths list: ?author=, decisions §paths list: ?month=, of %j, months on the clock of the site',
    (query, found) => expect(titles(query)).toEqual(found),
  );
});

describe('the pictures of a product as templates see them', () => {
  const picturesOf = (notation: string): unknown => {
    const product = sampleProduct(notation, { imageIds: ['a1', 'a2'] });
    const variants = product.variants.map((variant) => ({ ...variant, mainImageId: 'a2' }));
    const assets = { a1: loaf, a2: { ...loaf, id: 'a2' } };
    const snapshot: SiteSnapshot = { ...sampleSnapshot(), assets };
    const theme = makeTheme('sample', new Map(Object.entries(files)));
    const path = `/shop/p/${product.urlSlug}`;
    const target = findTarget(shownSite(snapshot, 0), path, new URLSearchParams());
    if (target.kind === 'not-found') throw new Error('the sample site has no shop');
    const { context } = renderPage(
      {
        engine: createSiteEngine({ clock: Date.now }),
        theme,
        snapshot,
        fontPreloads: [],
        stylesheet: '',
        origin: 'https://sample.example',
        path,
        now: Date.UTC(2026, 10, 21),
        catalog: sampleCatalog([{ ...product, variants }], catalogNeeds(snapshot, theme, target)),
      },
      target,
    );
    return (context as { item: { images: { id: string }[] } }).item.images.map(({ id }) => id);
  };

  it('begin with that of the only variant, which its form shows first', () =>
    expect(picturesOf('mug: one 8.00 5')).toEqual(['a2', 'a1']));
  it('are in the product’s order where one of several is chosen', () =>
    expect(picturesOf('mug: one 8.00 5, two 9.00 5')).toEqual(['a1', 'a2']));
});
