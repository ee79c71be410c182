import type { Asset } from '@veranda/domain/media/asset';
import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from './page/sample-site.test-data.ts';
import { sitemapXml } from './sitemap.ts';

const image = { id: 'a1', storageKey: 'key', fileName: 'cups & more.webp' } as Asset;

describe('the sitemap', () => {
  it('names the picture of a product beside its address', () => {
    const product = { collectionId: 'shop', urlSlug: 'cups', image };
    const xml = sitemapXml('https://sample.example', sampleSnapshot(), { items: [], products: [product] });
    const entry = xml.split('\n').find((line) => line.includes('/p/cups'));
    const [, page = '', picture = ''] =
      /^<url><loc>(.*)<\/loc><image:image><image:loc>(.*)<\/image:loc><\/image:image><\/url>$/.exec(
        entry ?? '',
      ) ?? [];
    expect(page).toMatch(/^https:\/\/sample\.example\/[^<]*\/p\/cups$/);
    expect(picture).toMatch(/^https:\/\/sample\.example\/assets\/site-1\/[^<]+$/);
  });

  it('leaves out what not everyone may see', () => {
    const { collections } = sampleSnapshot();
    const closed = collections.map((collection) => ({ ...collection, access: { kind: 'members' } as const }));
    const product = { collectionId: 'shop', urlSlug: 'cups', image };
    const xml = sitemapXml('https://sample.example', sampleSnapshot({ collections: closed }), {
      items: [],
      products: [product],
    });
    expect(xml).not.toContain('/p/cups');
  });
});
