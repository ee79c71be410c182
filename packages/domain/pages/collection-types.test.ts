import { describe, expect, it } from 'vitest';
import { collectionTypes } from './collection-types.ts';

describe('the type of a collection', () => {
  it.each([
    ['storefront §3 collection type: generic is 1', 'generic', 1],
    ['storefront §3 collection type: subscription is 2', 'subscription', 2],
    ['storefront §3 collection type: products is 13', 'products', 13],
    ['administration §3 collection type: generic is 1', 'generic', 1],
    ['administration §3 collection type: subscription is 2', 'subscription', 2],
    ['administration §3 collection type: twitter is 3', 'twitter', 3],
    ['administration §3 collection type: foursquare is 4', 'foursquare', 4],
    ['administration §3 collection type: instagram is 5', 'instagram', 5],
    ['administration §3 collection type: gallery-block is 6', 'gallery-block', 6],
    ['administration §3 collection type: splash-page is 8', 'splash-page', 8],
    ['administration §3 collection type: fivehundredpix is 11', 'fivehundredpix', 11],
    ['administration §3 collection type: flickr is 12', 'flickr', 12],
    ['administration §3 collection type: products is 13', 'products', 13],
    ['administration §3 collection type: slide-gallery is 15', 'slide-gallery', 15],
    ['administration §3 collection type: slide-album is 16', 'slide-album', 16],
    ['administration §3 collection type: slide-video is 17', 'slide-video', 17],
    ['administration §3 collection type: album-block is 18', 'album-block', 18],
  ] as const)('%s', (_statement, name, code) => expect(collectionTypes[name]).toBe(code));
});
