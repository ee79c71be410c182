import { describe, expect, it } from 'vitest';
import { suggestAltText } from './suggest-alt-text.ts';

describe('the suggestion for an alternative text', () => {
  it.each([
    ['sourdough-loaf_2.jpg', 'Sourdough loaf'],
    ['SunsetOverTheSea.webp', 'Sunset Over The Sea'],
    ['café (final) copy.png', 'Café'],
    ['Kirschblüte am Fluss.JPG', 'Kirschblüte am Fluss'],
    ['海辺の家.png', '海辺の家'],
  ])('is made of the name %s', (fileName, text) => {
    expect(suggestAltText({ caption: '', fileName })).toBe(text);
  });

  it.each([
    'IMG_2041.jpg',
    'DSC00012.JPG',
    'PXL_20260412_101112.jpg',
    'Screenshot 2026-04-12 at 10.11.12.png',
    'a3f9c2e17b.webp',
    'image.png',
    'WhatsApp Image 2026-04-12.jpeg',
    'x-1.png',
    '.png',
  ])('is none for %s, which says nothing', (fileName) => {
    expect(suggestAltText({ caption: '', fileName })).toBe('');
  });

  it('is the caption where there is one', () => {
    expect(suggestAltText({ caption: ' The oven at dawn ', fileName: 'loaf.jpg' })).toBe('The oven at dawn');
  });
});
