import type { BlockValue } from '@veranda/domain/blocks/kind';
import { describe, expect, it } from 'vitest';
import { drawSample } from '../sample-block.test-data.ts';

const draw = (value: BlockValue) => drawSample(8, value).html;
const loaf = { media: 'imageReused', assetId: 'loaf' };

describe('a gallery on the page', () => {
  it.each([
    [
      'decisions §names gallery media: imageReused is a picture of the library used again',
      loaf,
      'x/loaf.jpg',
    ],
    [
      'decisions §names gallery media: imageLicensed came with a licence and a credit',
      { media: 'imageLicensed', assetId: 'loaf', credit: 'The archive' },
      '<small class="v-gallery-credit">The archive</small>',
    ],
    [
      'decisions §names gallery media: assetReused is another file of the library used again',
      { media: 'assetReused', fileId: 'film' },
      '<video',
    ],
    [
      'decisions §names gallery media: imageEmpty is a place without a picture',
      { media: 'imageEmpty' },
      '<span class="v-gallery-empty"></span>',
    ],
  ])('%s', (_statement, item, markup) => {
    expect(draw({ items: [item] })).toContain(markup);
  });

  it('decisions §names grid: has columns of their own where the thumbnails of a row are auto', () => {
    const html = draw({ items: [loaf], 'thumbnails-per-row': 'auto', 'max-width': 180 });
    expect(html).toContain('v-gallery-auto');
    expect(html).toContain('--column:180px');
    expect(html).not.toContain('--per-row');
  });

  it('leaves out pictures that are gone, and is empty without any', () => {
    expect(draw({ items: [{ media: 'imageFile', assetId: 'gone' }] })).toMatch(/><\/div>$/);
    expect(draw({ items: [{ media: 'imageFile', assetId: 'gone' }, loaf] }).match(/<figure/g)).toHaveLength(
      1,
    );
  });

  it('sends no script for a row that only scrolls', () => {
    expect(draw({ items: [loaf, loaf], design: 'slideshow' })).not.toContain('data-island');
    expect(draw({ items: [loaf, loaf], design: 'slider', controls: true })).toContain('data-island="slides"');
    expect(draw({ items: [loaf, loaf], design: 'grid', lightbox: true })).toContain('data-island="gallery"');
  });

  it('lets a link lead, and opens the other pictures', () => {
    const html = draw({ items: [{ ...loaf, href: '/shop' }, loaf], lightbox: true, newWindow: true });
    expect(html.match(/class="v-gallery-link"/g)).toHaveLength(1);
    expect(html).toMatch(/class="v-gallery-leading" href="\/shop" target="_blank"/);
  });

  it('takes the options of a value that no design has', () => {
    const html = draw({ items: [loaf], design: 'stacked', thumbnails: true, controls: true, autoplay: true });
    expect(html).not.toMatch(/v-gallery-(?:strip|arrow|play)/);
  });

  it('shows the pictures of a collection, each leading to its item, or all in a lightbox', () => {
    const journal = { source: 'collection', collectionId: 'journal', items: [loaf], design: 'stacked' };
    const html = draw(journal);
    expect(html.match(/<figure/g)).toHaveLength(1);
    expect(html).toMatch(/class="v-gallery-leading" href="\/journal\/first"/);
    expect(html).toContain('The first post');
    expect(html).toContain('In short.');
    const opening = draw({ ...journal, lightbox: true });
    expect(opening).toContain('class="v-gallery-link"');
    expect(opening).not.toContain('v-gallery-leading');
  });

  it('shows the products of a store', () => {
    const html = draw({ source: 'collection', collectionId: 'shop' });
    expect(html).toMatch(/class="v-gallery-leading" href="\/shop\/p\/shirt"/);
  });

  it('is empty where its collection is gone or has no pictures', () => {
    expect(draw({ source: 'collection', collectionId: 'gone', items: [loaf] })).toMatch(/><\/div>$/);
    expect(draw({ source: 'collection', collectionId: 'events' })).not.toContain('undefined');
  });
});
