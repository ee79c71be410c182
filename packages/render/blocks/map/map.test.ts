import { describe, expect, it } from 'vitest';
import { renderBlock } from '../render-block.ts';
import { blockSampleSession, drawSample } from '../sample-block.test-data.ts';

const place = { x: 0, y: 0, w: 12, h: 4, z: 0, align: 'start' } as const;

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

  it('has a picture of the place where there are any', () => {
    const value = { title: '', address: '', mapLat: 52.5, mapLng: 13.4, zoom: 16, height: 400 };
    const pictured = (maps?: { readonly browserKey: string }) => {
      const session = { ...blockSampleSession([[4, value]]), ...(maps ? { maps } : {}) };
      const block = { id: 'b', sectionId: 's', position: 'a0', type: 4, value, style: {} };
      return renderBlock(session, { ...block, layout: { desktop: place } }, { desktop: place, phone: place });
    };
    const openMap = pictured({ browserKey: '' });
    expect(openMap).toContain('src="/api/map-pictures/52.50000,13.40000,16"');
    expect(openMap).toContain('www.openstreetmap.org');
    const google = pictured({ browserKey: 'public-key' });
    expect(google).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=52.50000%2C13.40000"',
    );
    expect(google).toContain('https://www.google.com/maps/embed/v1/place?key=public-key');
    expect(google).not.toContain('openstreetmap');
    expect(pictured()).not.toContain('<img');
  });
});
