import { describe, expect, it } from 'vitest';
import { drawSample } from '../sample-block.test-data.ts';

describe('a map', () => {
  it.each([
    [{ mapLat: 52.5, mapLng: 13.4 }, true],
    [{ mapLat: 0, mapLng: 0 }, true],
    [{ mapLat: 52.5 }, false],
    [{ mapLng: 13.4 }, false],
    [{}, false],
  ])('administration §5 location: can be mapped only with latitude and longitude: %j', (place, isMapped) => {
    const { html } = drawSample(4, { title: 'The bakery', address: '', ...place });
    expect(html.includes('openstreetmap.org')).toBe(isMapped);
    expect(html).toContain('The bakery');
  });
});
