import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registry } from '@veranda/server/platform/observe/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { putOnAbout } from '../../support/put-on-about.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** Google's Places, as its documentation describes the answers that are read. */
const provider = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://provider');
  asked.push(`${url.pathname}?${url.searchParams.toString()}`);
  if (url.pathname === '/maps/api/staticmap')
    return void response.writeHead(200, { 'content-type': 'image/png' }).end('a picture');
  const end = (answer: object) => response.end(JSON.stringify(answer));
  response.setHeader('content-type', 'application/json');
  const wanted = url.searchParams.get('input') ?? url.searchParams.get('place_id');
  if (wanted === 'broken') return end({ status: 'OK', predictions: [{ place_id: 1 }] });
  if (wanted === 'denied') return end({ status: 'REQUEST_DENIED' });
  if (wanted === 'nowhere') return end({ status: 'ZERO_RESULTS', predictions: [] });
  if (wanted === 'gone') return end({ status: 'NOT_FOUND' });
  return url.pathname.endsWith('/autocomplete/json') ? end(suggestions) : end(details);
});
const asked: string[] = [];
const suggestions = {
  status: 'OK',
  predictions: [
    {
      place_id: 'mill',
      description: 'Mill Lane 1, Berlin',
      structured_formatting: { main_text: 'Mill Lane 1', secondary_text: 'Berlin' },
    },
  ],
};
const details = {
  status: 'OK',
  result: {
    place_id: 'mill',
    name: 'Mill Lane 1',
    formatted_address: 'Mill Lane 1, 10115 Berlin, Germany',
    address_components: [
      { long_name: '1', types: ['street_number'] },
      { long_name: 'Mill Lane', types: ['route'] },
      { long_name: 'Berlin', types: ['locality', 'political'] },
      { long_name: '10115', types: ['postal_code'] },
      { long_name: 'Germany', short_name: 'DE', types: ['country', 'political'] },
    ],
    geometry: { location: { lat: 52.5, lng: 13.4 } },
  },
};

let app: TestApp;
let connected: TestApp;
let owner: Session;
let siteId: string;
beforeAll(async () => {
  await listen(provider);
  const { port } = provider.address() as AddressInfo;
  app = await createTestApp();
  connected = await createTestApp({
    beside: app,
    maps: { key: 'secret-key', browserKey: 'public-key', origin: `http://127.0.0.1:${port}` },
  });
  ({ session: owner, siteId } = await app.ownerWithSite(`maps-${randomUUID().slice(0, 8)}`));
});
afterAll(async () => {
  await connected.close();
  await app.close();
  provider.close();
});

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const tracking = '&productPage=page-editor&productSection=map-block';
const address = (call: string, query: string, context = tracking) =>
  `/api/google-maps/places/${call}?websiteId=${siteId}&${query}${context}`;
const find = async (input: string, context?: string) =>
  owner.send('GET', address('autocomplete', `input=${encodeURIComponent(input)}`, context));
const read = async (placeId: string, context?: string) =>
  owner.send('GET', address('details', `placeId=${encodeURIComponent(placeId)}`, context));

describe('places', () => {
  it('administration §7 places: GET /api/google-maps/places/autocomplete finds cities without a provider, by the beginnings of words without accents', async () => {
    const { json } = await find('sao pau');
    expect(json).toEqual({
      predictions: [{ placeId: 'offline:BR:sao-paulo', mainText: 'São Paulo', secondaryText: 'Brazil' }],
    });
    expect((await find('new')).json.predictions.length).toBeGreaterThan(1);
    expect((await find('  ')).json).toEqual({ predictions: [] });
    expect((await find('zzzz')).json).toEqual({ predictions: [] });
  });

  it('administration §7 places: GET /api/google-maps/places/details gives the address and the point', async () => {
    const { json } = await read('offline:FR:paris');
    expect(json.result).toEqual({
      placeId: 'offline:FR:paris',
      name: 'Paris',
      formattedAddress: 'Paris, Île-de-France, France',
      addressLine1: '',
      addressLine2: 'Paris, Île-de-France',
      addressCountry: 'France',
      parts: {
        street: '',
        city: 'Paris',
        region: 'Île-de-France',
        regionCode: '',
        postalCode: '',
        country: 'FR',
      },
      mapLat: 48.86669,
      mapLng: 2.33334,
    });
    expect((await read('offline:FR:nowhere')).status).toBe(404);
    expect(app.faults.splice(0)).toEqual([]);
  });

  it('administration §7 places: details without productPage and productSection logs an error; log an error without productPage and productSection, and are looked up all the same', async () => {
    const answer = await read('offline:FR:paris', '&productPage=page-editor');
    expect([answer.status, answer.json.result.name]).toEqual([200, 'Paris']);
    expect(app.faults.splice(0)).toEqual([
      { site: siteId, call: 'details', productPage: 'page-editor', productSection: undefined },
    ]);
  });

  it('administration §7 places: look-ups are counted for their cost; are counted by site and context, for the studio and for the figures of the process', async () => {
    const { json } = await owner.send('GET', `/api/studio/sites/${siteId}/map-look-ups`);
    expect(json.contexts).toEqual([
      // The blank search asked nobody.
      {
        call: 'autocomplete',
        productPage: 'page-editor',
        productSection: 'map-block',
        asked: 3,
        cached: 0,
      },
      { call: 'details', productPage: 'page-editor', productSection: 'map-block', asked: 2, cached: 0 },
      { call: 'details', productPage: 'missing', productSection: 'missing', asked: 0, cached: 1 },
    ]);
    const figures = await registry.metrics();
    expect(figures).toMatch(
      new RegExp(
        `map_lookups_total\\{site="${siteId}",call="autocomplete",productPage="page-editor",` +
          'productSection="map-block",source="provider"\\} 3',
      ),
    );
  });

  it('are asked of the provider once a day, with a key that browsers never see', async () => {
    const { session } = await connected.ownerWithSite(`maps-${randomUUID().slice(0, 8)}`);
    const site = (await session.send('GET', '/api/studio/sites')).json.sites[0].id as string;
    const send = (call: string, query: string) =>
      session.send('GET', `/api/google-maps/places/${call}?websiteId=${site}&${query}${tracking}`);
    const first = await send('autocomplete', 'input=mill');
    const again = await send('autocomplete', 'input=mill');
    expect(again.json).toEqual(first.json);
    expect(first.json).toEqual({
      predictions: [{ placeId: 'mill', mainText: 'Mill Lane 1', secondaryText: 'Berlin' }],
    });
    expect((await send('details', 'placeId=mill')).json.result).toEqual({
      placeId: 'mill',
      name: 'Mill Lane 1',
      formattedAddress: 'Mill Lane 1, 10115 Berlin, Germany',
      addressLine1: 'Mill Lane 1',
      addressLine2: '10115 Berlin',
      addressCountry: 'Germany',
      parts: {
        street: 'Mill Lane 1',
        city: 'Berlin',
        region: '',
        regionCode: '',
        postalCode: '10115',
        country: 'DE',
      },
      mapLat: 52.5,
      mapLng: 13.4,
    });
    expect(asked).toEqual([
      '/maps/api/place/autocomplete/json?input=mill&language=en-US&key=secret-key',
      expect.stringMatching(
        /^\/maps\/api\/place\/details\/json\?place_id=mill&language=en-US&fields=.*&key=secret-key$/,
      ),
    ]);
    expect(JSON.stringify([first.json, again.json])).not.toContain('secret-key');
    const { json } = await session.send('GET', `/api/studio/sites/${site}/map-look-ups`);
    expect(json.contexts[0]).toMatchObject({ call: 'autocomplete', asked: 1, cached: 1 });
    for (const [call, query, status] of [
      ['autocomplete', 'input=nowhere', 200],
      ['autocomplete', 'input=denied', 503],
      ['autocomplete', 'input=broken', 503],
      ['details', 'placeId=gone', 404],
      ['details', 'placeId=denied', 503],
    ] as const)
      expect([query, (await send(call, query)).status]).toEqual([query, status]);
  });

  it('are looked up by members of the site alone, who may write drafts of pages', async () => {
    const stranger = await app.ownerWithSite(`maps-${randomUUID().slice(0, 8)}`);
    const answer = await stranger.session.send('GET', address('autocomplete', 'input=paris'));
    expect(answer.status).toBe(404);
    expect(app.faults.splice(0)).toEqual([]);
  });

  it('have pictures of the provider on published pages, of the places there and of no other', async () => {
    const slug = `maps-${randomUUID().slice(0, 8)}`;
    const { session, siteId: site } = await connected.ownerWithSite(slug);
    const value = { title: '', address: '', mapLat: 52.5, mapLng: 13.4, zoom: 16, height: 400 };
    await putOnAbout({ owner: session, siteId: site }, [[4, value]]);
    await publishSite(session, site);
    const visitor = connected.site(slug);
    const page = await visitor.send('GET', '/about');
    const [, address = ''] = /src="(\/api\/map-pictures\/[^"]*)"/.exec(page.text) ?? [];
    expect(address).toBe('/api/map-pictures/52.50000,13.40000,16');
    const before = asked.length;
    const first = await visitor.send('GET', address);
    expect([first.status, first.headers.get('content-type'), first.text]).toEqual([
      200,
      'image/png',
      'a picture',
    ]);
    await visitor.send('GET', address);
    expect(asked.slice(before)).toEqual([expect.stringContaining('center=52.50000%2C13.40000')]);
    expect((await visitor.send('GET', '/api/map-pictures/52.50000,13.40000,15')).status).toBe(404);
    // Without a provider there is none.
    expect((await app.site(slug).send('GET', address)).status).toBe(404);
    expect(page.text).not.toContain('secret-key');
  });
});
