import { createHash } from 'node:crypto';
import type { AnalyticsReport } from '@veranda/contracts/analytics-figures';
import { ensureHitPartition } from '@veranda/db/analytics/hits';
import type { RawHit, RawKind } from '@veranda/domain/analytics/hit';
import { foldVisits } from '@veranda/server/features/analytics/fold-visits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('figures', { measuresVisits: true });
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

const day = 86_400_000;
const minute = 60_000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const fromPage = { 'sec-fetch-site': 'same-origin', 'user-agent': chrome };

async function report(name: string, query = ''): Promise<AnalyticsReport> {
  const answer = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/analytics/${name}${query}`);
  expect([name, answer.status]).toEqual([name, 200]);
  return answer.json;
}
const figureOf = ({ figures }: AnalyticsReport, key: string) => figures.find((one) => one.key === key)?.value;
const tableOf = ({ tables }: AnalyticsReport, key: string) =>
  Object.fromEntries(
    (tables.find((one) => one.key === key)?.rows ?? []).map(({ label, values }) => [label, values]),
  );
const localDay = (time: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(time);

/** Numbers that are the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Hits of four days that end yesterday by the clock of the site. */
function generate(): RawHit[] {
  const next = sequence(7);
  const end = Date.now() - day;
  const paths = ['/', '/shop', '/about', '/shop/p/mug'];
  const kinds: RawKind[] = ['pageView', 'pageView', 'pageView', 'siteSearch', 'heartbeat', 'buttonPressed'];
  return Array.from({ length: 4_000 }, () => {
    const kind = kinds[next(kinds.length)] ?? 'pageView';
    const visitor = createHash('sha256')
      .update(`visitor ${next(700)}`)
      .digest()
      .readBigInt64BE();
    return {
      at: new Date(end - next(4 * day)),
      kind,
      visitor,
      path: paths[next(paths.length)] ?? '/',
      subject:
        kind === 'siteSearch'
          ? (['Mug', 'shirt', 'sofa'][next(3)] ?? '')
          : kind === 'buttonPressed'
            ? 'Buy'
            : '',
      amount: kind === 'siteSearch' ? next(2) : 0,
      source: ['', 'search.example', 'letter'][next(3)] ?? '',
      campaign: '',
      language: ['en', 'de'][next(2)] ?? '',
      country: '',
      device: (['phone', 'computer'] as const)[next(2)] ?? 'phone',
    };
  });
}

/** Visits of a day as the screen explains them: half an hour without anything, or midnight, ends one. */
function visitsOf(hits: readonly RawHit[]): RawHit[][] {
  const visits: RawHit[][] = [];
  const open = new Map<string, RawHit[]>();
  for (const hit of [...hits].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${localDay(hit.at.getTime())} ${hit.visitor}`;
    const visit = open.get(key);
    const last = visit?.at(-1);
    if (visit && last && hit.at.getTime() - last.at.getTime() <= 30 * minute) visit.push(hit);
    else {
      const begun = [hit];
      visits.push(begun);
      open.set(key, begun);
    }
  }
  return visits;
}

describe('the figures of a site', () => {
  const hits = generate();
  let period = '';

  beforeAll(async () => {
    const settings = `/api/studio/sites/${shop.siteId}/settings`;
    const { settings: before, version } = (await shop.owner.send('GET', settings)).json;
    const zoned = { settings: { ...before, timeZone: 'America/New_York' }, version };
    expect((await shop.owner.send('PUT', settings, zoned)).status).toBe(200);
    expect(hits.every((hit) => shop.app.deps.hits.add(shop.siteId, hit))).toBe(true);
    await shop.app.deps.hits.flush();
    await foldVisits(shop.app.deps);
    period = `?from=${localDay(Date.now() - 6 * day)}&to=${localDay(Date.now() - day)}`;
  });

  it('are those of the hits: visits, visitors, views and bounces', async () => {
    const overview = await report('overview', period);
    const visits = visitsOf(hits);
    const isBounce = (visit: RawHit[]) => visit.filter(({ kind }) => kind !== 'heartbeat').length <= 1;
    expect(figureOf(overview, 'visits')).toBe(visits.length);
    expect(figureOf(overview, 'views')).toBe(hits.filter(({ kind }) => kind === 'pageView').length);
    expect(figureOf(overview, 'bounce')).toBeCloseTo(visits.filter(isBounce).length / visits.length, 10);
    const visitors = new Set(hits.map(({ visitor }) => visitor)).size;
    expect(Math.abs((figureOf(overview, 'visitors') ?? 0) - visitors) / visitors).toBeLessThan(0.05);
    const days = (overview.series?.rows ?? []).map(({ label, values }) => [label, values[0]]);
    const byDay = Map.groupBy(visits, (visit) => localDay(visit[0]?.at.getTime() ?? 0));
    for (const [label, count] of days)
      expect([label, count]).toEqual([label, byDay.get(String(label))?.length ?? 0]);
  });

  it('are told apart by source, language, device, page and search words', async () => {
    const visits = visitsOf(hits);
    const count = (read: (hit: RawHit) => string, decides: (hit: RawHit) => boolean = () => true) => {
      const valueOf = (visit: RawHit[]) => visit.filter(decides).slice(0, 1).map(read)[0] ?? '';
      return Object.fromEntries([...Map.groupBy(visits, valueOf)].map(([key, all]) => [key, all.length]));
    };
    const isPage = ({ kind }: RawHit) => kind === 'pageView' || kind === 'siteSearch';
    const first = (values: Record<string, (number | null)[]>) =>
      Object.fromEntries(Object.entries(values).map(([key, [value]]) => [key, value]));
    expect(first(tableOf(await report('sources', period), 'sources'))).toEqual(
      count(({ source }) => source, isPage),
    );
    expect(first(tableOf(await report('places', period), 'languages'))).toEqual(
      count(({ language }) => language),
    );
    expect(first(tableOf(await report('devices', period), 'devices'))).toEqual(count(({ device }) => device));
    const views = (path: string) => hits.filter((hit) => hit.kind === 'pageView' && hit.path === path).length;
    const shown = first(tableOf(await report('pages', period), 'pages'));
    expect(shown).toEqual(
      Object.fromEntries(['/', '/shop', '/about', '/shop/p/mug'].map((path) => [path, views(path)])),
    );
    const searched = await report('searches', period);
    const words = (word: string, only: (hit: RawHit) => boolean = () => true) =>
      hits.filter((hit) => hit.kind === 'siteSearch' && hit.subject.toLowerCase() === word && only(hit))
        .length;
    expect(first(tableOf(searched, 'searches'))).toEqual({
      mug: words('mug'),
      shirt: words('shirt'),
      sofa: words('sofa'),
    });
    expect(tableOf(searched, 'foundNothing')['sofa']).toEqual([words('sofa', ({ amount }) => amount === 0)]);
  });

  it('stay the same when they are folded twice, and at the same time', async () => {
    const before = await report('overview', period);
    await shop.app.db.global((tx) =>
      tx
        .insertInto('visit_fold')
        .values(
          [1, 2, 3, 4].map((ago) => ({
            siteId: shop.siteId,
            day: new Date(Date.now() - ago * day).toISOString().slice(0, 10),
            touchedAt: new Date(),
            foldedAt: null,
            tookMs: 0,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    await Promise.all([foldVisits(shop.app.deps), foldVisits(shop.app.deps)]);
    expect(await report('overview', period)).toEqual(before);
  });

  it('stay when the raw hits are gone after 30 days', async () => {
    const before = await report('overview', period);
    const later = { ...shop.app.deps, now: () => Date.now() + 40 * day };
    await foldVisits(later);
    const left = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('visit_hit').select('kind').execute(),
    );
    expect(left).toEqual([]);
    expect(await report('overview', period)).toEqual(before);
    await shop.app.db.global((tx) => ensureHitPartition(tx, new Date().toISOString().slice(0, 10)));
  });

  it('agree with the orders', async () => {
    await shop.setStock('MUG', 10);
    for (let order = 0; order < 3; order += 1) {
      const buyer = await shop.shopper();
      await shop.add(buyer, 'MUG');
      expect((await shop.complete(buyer, 1750)).status).toBe(200);
    }
    const base = `/api/studio/sites/${shop.siteId}`;
    const totals = (await shop.owner.send('GET', `${base}/order-totals?period=week`)).json;
    const week = `?from=${localDay(Date.now() - 6 * day)}`;
    for (const name of ['overview', 'shop']) {
      const shown = await report(name, week);
      expect(figureOf(shown, 'orders')).toBe(totals.orders);
      expect(figureOf(shown, 'sales')).toBe(Number(totals.total.value));
    }
    const shown = await report('shop', week);
    expect(tableOf(shown, 'products')['Mug']?.[0]).toBe(3);
    expect(tableOf(shown, 'funnel')['paid']?.[0]).toBe(3);
  });
});

describe('what pages send', () => {
  const send = (path: string, body: Record<string, string>, headers: Record<string, string> = fromPage) =>
    shop.app
      .site('figures')
      .send('POST', `/api/census/${path}`, new URLSearchParams(body).toString(), headers);
  const hit = (data: object, event = '1') => ({ event, data: JSON.stringify(data), visitorCookie: '' });
  const keptHits = async () => {
    await shop.app.deps.hits.flush();
    return shop.app.db.forSite(shop.siteId, (tx) => tx.selectFrom('visit_hit').selectAll().execute());
  };

  it('decisions §tracking visits: measured without cookies, names or addresses: no address and no name is kept', async () => {
    const answer = await send(
      'RecordHit',
      hit({ url: '/about', referrer: 'https://www.search.example/x?q=me' }),
      {
        ...fromPage,
        'accept-language': 'de-CH,en;q=0.5',
      },
    );
    expect(answer.json).toEqual({ recorded: true });
    const [row] = await keptHits();
    expect(row).toMatchObject({
      kind: 1,
      path: '/about',
      source: 'search.example',
      language: 'de',
      device: 'computer',
    });
    expect(
      JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/127\.0\.0\.1|Windows|q=me/);
  });

  it('tells of forms that were seen and begun; the report has both beside the answers', async () => {
    const forms = `/api/studio/sites/${shop.siteId}/forms`;
    const made = await shop.owner.send('POST', forms, { name: 'Letters', purpose: 'form' });
    const formId: string = made.json.form.id;
    const tell = (path: string, agent: string) =>
      send(path, { formId, visitorCookie: '' }, { ...fromPage, 'user-agent': `${chrome} ${agent}` });
    for (const agent of ['a', 'b', 'c']) await tell('form-render', agent);
    expect((await tell('form-begin', 'a')).json).toEqual({ recorded: true });
    await tell('form-begin', 'a');
    await shop.app.deps.hits.flush();
    await foldVisits({ ...shop.app.deps, now: () => Date.now() + 120_000 });
    const { tables } = await report('interactions');
    const table = tables.find(({ key }) => key === 'forms');
    expect(table?.columns.map(({ key }) => key)).toEqual(['seen', 'begun', 'sent', 'rate']);
    expect(table?.rows.find(({ label }) => label === 'Letters')?.values).toEqual([3, 1, 0, 0]);
  });

  it('decisions §tracking site users: are counted by memberAccountId', async () => {
    const devices = [await shop.shopper(), await shop.shopper()];
    const user = {
      email: 'ada@visits.example',
      password: 'a long enough pass phrase',
      firstName: 'Ada',
      lastName: 'L',
    };
    const made = await devices[0]?.send('POST', '/api/site-users/account', user);
    expect([made?.status, made?.text]).toEqual([200, expect.any(String)]);
    const { email, password } = user;
    const entered = await devices[1]?.send('POST', '/api/site-users/account/session', { email, password });
    expect([entered?.status, entered?.text]).toEqual([200, expect.any(String)]);
    for (const [index, device] of devices.entries()) {
      const body = new URLSearchParams(hit({ url: '/member' })).toString();
      const headers = { ...fromPage, 'user-agent': `${chrome} device ${index}` };
      expect((await device.send('POST', '/api/census/RecordHit', body, headers)).json).toEqual({
        recorded: true,
      });
    }
    const rows = (await keptHits()).filter(({ path }) => path === '/member');
    expect([rows.length, new Set(rows.map(({ visitor }) => visitor)).size]).toEqual([2, 1]);
  });

  it.each([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['nothing that says what it is', { 'user-agent': '' }],
    ['somebody who works on the site', { cookie: 'uncounted=1' }],
  ])('is not counted when it is sent by %s', async (_who, headers) => {
    const before = (await keptHits()).length;
    expect((await send('RecordHit', hit({ url: '/' }), { ...fromPage, ...headers })).json).toEqual({
      recorded: false,
    });
    expect((await keptHits()).length).toBe(before);
  });

  it('is refused or counts nothing when it is made up', async () => {
    expect((await send('RecordHit', hit({}, '3'))).status).toBe(400);
    expect((await send('RecordHit', { ...hit({}), data: '[1]' })).status).toBe(400);
    expect((await send('RecordHit', { ...hit({}), data: 'x'.repeat(64_000) })).status).toBe(413);
    expect((await send('RecordHit', hit({}), { ...fromPage, 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    // The site is that of the host, whatever the page says.
    const other = await shop.app.ownerWithSite('elsewhere');
    await send('RecordHit', hit({ url: '/forged', websiteId: other.siteId }));
    await shop.app.deps.hits.flush();
    const foreign = await shop.app.db.forSite(other.siteId, (tx) =>
      tx.selectFrom('visit_hit').select('kind').execute(),
    );
    expect(foreign).toEqual([]);
    expect((await send('RecordHit', hit({ url: { a: 1 }, query: 5, found: 'many' }))).json).toEqual({
      recorded: true,
    });
  });

  it('decisions §numbers rate limit: telemetry 120 a minute; is refused beyond it', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 130 }, () => send('RecordHit', hit({ url: '/flood' }))),
    );
    expect(statuses.some(({ status }) => status === 429)).toBe(true);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });
});

describe('a period', () => {
  it.each([
    ['?from=2026-02-30', 'from'],
    ['?from=2026-05-02&to=2026-05-01', 'from'],
    ['?from=2020-01-01&to=2026-05-01', 'from'],
    ['?to=tomorrow', 'to'],
    ['?from=0001-01-01&to=0001-01-02', 'from'],
  ])('%s is refused by the name of its field', async (query, field) => {
    const answer = await shop.owner.send(
      'GET',
      `/api/studio/sites/${shop.siteId}/analytics/overview${query}`,
    );
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([400, expect.stringContaining(field)]);
  });
});
