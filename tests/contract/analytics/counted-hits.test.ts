import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { foldVisits } from '@veranda/server/features/analytics/fold-visits';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let siteId: string;
let path: string;
let now = Date.now();
const chrome =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const fromPage = { 'sec-fetch-site': 'same-origin', 'user-agent': chrome };

beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true, now: () => now });
  const made = await app.ownerWithSite('hits');
  ({ siteId } = made);
  path = `/api/studio/sites/${siteId}`;
  const { settings, version } = (await made.session.send('GET', `${path}/settings`)).json;
  const zoned = { settings: { ...settings, timeZone: 'America/New_York' }, version };
  expect((await made.session.send('PUT', `${path}/settings`, zoned)).status).toBe(200);
  report = async (name) => (await made.session.send('GET', `${path}/analytics/${name}`)).json.tables;
});
afterAll(() => app.close());
afterEach(async () => {
  expect(app.faults).toEqual([]);
  await app.db.forSite(siteId, (tx) => tx.deleteFrom('visit_hit').execute());
});

interface ReportTable {
  readonly key: string;
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}
let report: (name: string) => Promise<ReportTable[]>;

const census = (call: string, body: Record<string, string>, headers: Record<string, string> = fromPage) =>
  app
    .site('hits')
    .send(
      'POST',
      `/api/census/${call}`,
      new URLSearchParams({ visitorCookie: '', ...body }).toString(),
      headers,
    );
const hit = (data: object, event = '1') => census('RecordHit', { event, data: JSON.stringify(data) });
const speed = (records: readonly object[]) =>
  app.site('hits').send('POST', '/api/1/performance/records', JSON.stringify(records), {
    ...fromPage,
    'content-type': 'text/plain;charset=UTF-8',
  });
async function keptHits() {
  await app.deps.hits.flush();
  return app.db.forSite(siteId, (tx) => tx.selectFrom('visit_hit').selectAll().execute());
}

describe('a hit', () => {
  it('loses what no database takes, and takes no other hit along', async () => {
    const odd = { pathname: '/a\u0000b\ud800', firstContentfulPaint: 100 };
    expect((await speed([{ eventName: 'page-speed', data: odd }])).json).toEqual({ recorded: 1 });
    await hit({ url: '/honest' });
    expect((await keptHits()).map((row) => row.path).sort()).toEqual(['/ab\ufffd', '/honest']);
  });

  it('of a page’s speed counts once a call, whatever else stands in it', async () => {
    const records = Array.from({ length: 50 }, (_, at) => ({
      eventName: 'page-speed',
      data: { pathname: `/made-up-${at}`, firstContentfulPaint: 100 + at },
    }));
    expect((await speed(records)).json).toEqual({ recorded: 50 });
    expect((await keptHits()).map((row) => row.path)).toEqual(['/made-up-0']);
  });

  it('of the quick view is the visitor’s of the page', async () => {
    const session = app.site('hits');
    session.cookies.set('ss_cid', 'a-visitor');
    const body = new URLSearchParams({
      event: '1',
      data: '{"url":"/shop"}',
      visitorCookie: 'a-visitor',
    }).toString();
    await session.send('POST', '/api/census/RecordHit', body, fromPage);
    const product = crypto.randomUUID();
    await session.send('POST', `/api/census/RecordQuickView/${product}`, '', fromPage);
    const rows = await keptHits();
    expect([rows.length, new Set(rows.map(({ visitor }) => visitor)).size]).toEqual([2, 1]);
  });

  it('of a bot is no event either', async () => {
    const body = new URLSearchParams({ event: 'CommerceShopping_ViewCart', data: '{}' }).toString();
    const bot = { ...fromPage, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    const told = await app.site('hits').send('POST', '/api/events/RecordEvent', body, bot);
    expect(told.json).toEqual({ recorded: false });
  });
});

describe('the country of a hit', () => {
  it.each([
    ['cf-ipcountry', '127.0.0.1', 'CH'],
    ['cloudfront-viewer-country', '127.0.0.1', 'CH'],
    ['x-country-code', '127.0.0.1', 'CH'],
    ['cf-ipcountry', '192.0.2.1', ''],
  ])('is that of %s where it comes from a trusted proxy: %s is one', async (name, proxy, country) => {
    const behind = await createTestApp({
      beside: app,
      measuresVisits: true,
      settings: { trustedProxies: [proxy] },
    });
    const headers = { ...fromPage, 'x-forwarded-for': '198.51.100.7', [name]: 'CH' };
    const body = new URLSearchParams({ event: '1', data: '{"url":"/"}', visitorCookie: '' }).toString();
    await behind.site('hits').send('POST', '/api/census/RecordHit', body, headers);
    await behind.deps.hits.flush();
    expect((await keptHits()).map((row) => row.country)).toEqual([country]);
    await behind.close();
  });
});

describe('a visitor without cookies', () => {
  it('stays one over midnight of UTC, and is another one after midnight of the site', async () => {
    const visitors = async () => new Set((await keptHits()).map(({ visitor }) => visitor)).size;
    // 18:50 and 19:10 in New York.
    for (const time of ['2026-11-20T23:50:00Z', '2026-11-21T00:10:00Z']) {
      now = Date.parse(time);
      await hit({ url: '/' });
    }
    expect(await visitors()).toBe(1);
    now = Date.parse('2026-11-21T05:10:00Z');
    await hit({ url: '/' });
    expect(await visitors()).toBe(2);
  });
});

describe('a visit', () => {
  it('comes from where its first page says, whatever was told before it; words that found nothing have their list', async () => {
    now = Date.parse('2026-11-24T15:00:00Z');
    await census('form-render', { formId: crypto.randomUUID() });
    now += 1_000;
    await hit({ url: '/', referrer: 'https://search.example/' });
    for (const [query, found] of [
      ['bread', 3],
      ['sofa', 0],
      ['sofa', 0],
    ] as const) {
      now += 1_000;
      await hit({ url: '/search', query, found }, '2');
    }
    await app.deps.hits.flush();
    expect(await foldVisits(app.deps)).toBeGreaterThan(0);
    const [sources] = await report('sources');
    expect(sources?.rows).toEqual([{ label: 'search.example', values: [1, 1, 0] }]);
    const foundNothing = (await report('searches')).find(({ key }) => key === 'foundNothing');
    expect(foundNothing?.rows).toEqual([{ label: 'sofa', values: [2] }]);
  });

  it('whose day cannot be folded holds up no other one', async () => {
    const { sites } = app.deps;
    await hit({ url: '/' });
    await app.deps.hits.flush();
    const failing = { ...sites, byId: () => Promise.reject(new Error('away')) };
    expect(await foldVisits({ ...app.deps, sites: failing })).toBeGreaterThan(0);
    expect(app.faults.splice(0)).toHaveLength(1);
    // It is behind the others for a minute, and then folded.
    expect(await foldVisits(app.deps)).toBe(0);
    now += 61_000;
    expect(await foldVisits(app.deps)).toBeGreaterThan(0);
  });
});
