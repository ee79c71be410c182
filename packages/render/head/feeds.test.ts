import { describe, expect, it } from 'vitest';
import { eventFile } from './event-file.ts';
import { feedXml } from './feed.ts';

const site = {
  'base-url': 'https://band.example',
  website: { siteTitle: 'Band', language: 'en', identifier: 'band' },
};
const item = {
  id: 'i1',
  title: 'Cups & <saucers>',
  fullUrl: '/shop/p/cups',
  excerpt: { html: '<p>Blue\u0007</p>', text: 'Blue\u0007' },
  publishOn: 0,
  tags: ['Tea'],
  mainImage: { largeUrl: '/assets/s/a' },
  soldOut: true,
  fromPrice: { value: '9.00', currency: 'EUR' },
  regularPrice: { value: '12.00', currency: 'EUR' },
};
const list = {
  ...site,
  collection: { title: 'Shop', description: '', fullUrl: '/shop', feedEnabled: true },
  listTitle: 'Shop',
  listUrl: '/shop',
  items: [item],
  pagination: { nextPageUrl: '/shop?offset=30' },
};

describe('a feed', () => {
  const xml = feedXml(list) ?? '';

  it('escapes what is in it, and leaves out what XML cannot say', () => {
    expect(xml).toContain('<title>Cups &amp; &lt;saucers&gt;</title>');
    expect(xml).toContain('<description>Blue</description>');
  });
  it('says both prices of a sale, and that nothing is left', () => {
    expect(xml).toContain('<g:price>12.00 EUR</g:price>');
    expect(xml).toContain('<g:sale_price>9.00 EUR</g:sale_price>');
    expect(xml).toContain('<g:availability>out_of_stock</g:availability>');
  });
  it('links its next page', () => {
    expect(xml).toContain(
      'rel="next" type="application/rss+xml" href="https://band.example/shop?offset=30&amp;format=rss"',
    );
  });
  it('names the sound of an item as an enclosure, and none where there is none', () => {
    const sound = { audioAssetUrl: '/assets/s/x/one&two.mp3', audioType: 'audio/mpeg', audioBytes: 1234 };
    const feed = feedXml({ ...list, items: [{ ...item, structuredContent: sound }, item] }) ?? '';
    expect(feed.match(/<enclosure /g)).toHaveLength(1);
    expect(feed).toContain(
      '<enclosure url="https://band.example/assets/s/x/one&amp;two.mp3" length="1234" type="audio/mpeg"/>',
    );
  });
  it('is of lists only', () => expect(feedXml({ ...site, collection: {} })).toBeNull());
});

describe('a calendar file', () => {
  const show = { ...item, startDate: Date.UTC(2026, 11, 12, 19), endDate: null, location: null };

  it('decisions §paths format: ical of one event; holds one event in UTC', () => {
    const file = eventFile({ ...site, item: show }) ?? '';
    expect(file).toContain('BEGIN:VEVENT');
    expect(file).toContain('DTSTART:20261212T190000Z');
    expect(file).toContain('URL;VALUE=URI:https://band.example/shop/p/cups');
  });
  it('is of events only', () => {
    expect(eventFile({ ...site, item: { ...item, startDate: null } })).toBeNull();
    expect(eventFile(site)).toBeNull();
  });
});
