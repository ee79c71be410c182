import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('errors', { measuresVisits: true });
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

const path = '/api/events/RecordJavascriptErrors';
const studioPath = () => `/api/studio/sites/${shop.siteId}/page-errors`;

function failed(message: string, rest: object = {}) {
  const data = { message, stack: `Error: ${message}`, source: '', page: '/shop', ...rest };
  return { event: 'error', data, timestamp: Date.now() };
}

async function listed() {
  return (await shop.owner.send('GET', studioPath())).json.errors;
}

describe('errors of visitors’ pages', () => {
  it('storefront §9 error report: goes to /api/events/RecordJavascriptErrors', async () => {
    const session = await shop.shopper();
    const answer = await session.send('POST', path, [failed('x is not defined')]);
    expect([answer.status, answer.json]).toEqual([200, { recorded: 1 }]);
  });

  it('storefront §9 error report: is a list of event, data and timestamp', async () => {
    const session = await shop.shopper();
    const { event, data, timestamp } = failed('shape');
    for (const wrong of [
      { event, data, timestamp },
      [{ event, data }],
      [{ event, timestamp }],
      [{ data, timestamp }],
      [],
    ])
      expect((await session.send('POST', path, wrong)).status).toBe(400);
  });

  it.each([
    ['an object of another shape', { message: 'told 1', cause: { deep: [1] }, line: 7 }, 'told 1'],
    ['a text', 'told 2', 'told 2'],
    ['a list', ['told 3'], '["told 3"]'],
    ['nothing', null, 'null'],
    ['a message that is no text', { message: { told: 4 } }, '{"told":4}'],
    ['a long message', { message: 'm'.repeat(1001) }, 'm'.repeat(1000)],
  ])('an error report may have %s as its data', async (_what, data, message) => {
    const session = await shop.shopper();
    const event = { event: 'error', data, timestamp: 1.5, more: true };
    const answer = await session.send('POST', path, [event]);
    expect([answer.status, answer.json]).toEqual([200, { recorded: 1 }]);
    expect((await listed()).map((one: { message: string }) => one.message)).toContain(message);
    const long = [{ ...event, data: 'x'.repeat(5001) }];
    expect((await session.send('POST', path, long)).status).toBe(400);
  });

  it('storefront §9 error report: carries the crumb cookie in a header', async () => {
    const session = await shop.shopper();
    const answer = await session.send('POST', path, [failed('none')], { 'x-csrf-token': '' });
    expect([answer.status, answer.json.crumbFail]).toEqual([403, true]);
  });

  it('refuse more than the browser would send: 10 events, 5000 characters, 20 sends', async () => {
    const session = await shop.shopper();
    const many = (count: number) => Array.from({ length: count }, (_, at) => failed(`many ${at}`));
    const long = (length: number) => [failed('long', { stack: 'x'.repeat(length) })];
    expect((await session.send('POST', path, many(10))).status).toBe(200);
    expect((await session.send('POST', path, many(11))).status).toBe(400);
    expect((await session.send('POST', path, long(5000))).status).toBe(200);
    expect((await session.send('POST', path, long(5001))).status).toBe(400);
    const statuses = [];
    for (let n = 4; n < 21; n += 1)
      statuses.push((await session.send('POST', path, [failed('again')])).status);
    expect(statuses.slice(0, 16)).toEqual(Array(16).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  it('are shown to the owner by kind, the latest first, with how often they came', async () => {
    const session = await shop.shopper();
    await session.send('POST', path, [failed('line 1 broke'), failed('other')], { 'user-agent': 'Tests/1' });
    await session.send('POST', path, [failed('line 2 broke', { page: '/cart' })], {
      'user-agent': 'Tests/1',
    });
    const [latest] = await listed();
    expect(latest).toMatchObject({ message: 'line 2 broke', page: '/cart', times: 2, userAgent: 'Tests/1' });
    expect((await listed()).filter((one: { message: string }) => one.message === 'other')).toHaveLength(1);
  });

  it('are forgotten once they are mended, and come back when they are met again', async () => {
    const session = await shop.shopper();
    await session.send('POST', path, [failed('mended')]);
    const error = (await listed()).find((one: { message: string }) => one.message === 'mended');
    expect((await shop.owner.send('DELETE', `${studioPath()}/${error.id}`)).status).toBe(200);
    expect((await shop.owner.send('DELETE', `${studioPath()}/${error.id}`)).status).toBe(404);
    expect((await listed()).some((one: { message: string }) => one.message === 'mended')).toBe(false);
    await session.send('POST', path, [failed('mended')]);
    expect((await listed())[0]).toMatchObject({ message: 'mended', times: 1 });
  });

  it('are dropped after 30 days', async () => {
    const session = await shop.shopper();
    await session.send('POST', path, [failed('of long ago')]);
    shop.setClock(() => Date.now() + 31 * 86_400_000);
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('page_error')
        .set({ lastAt: new Date(0) })
        .execute(),
    );
    shop.setClock(Date.now);
    await session.send('POST', path, [failed('of today')]);
    expect((await listed()).map((one: { message: string }) => one.message)).toEqual(['of today']);
  });
});

describe('the events of visitors in a shop', () => {
  const post = async (fields: Record<string, string>) => {
    const session = await shop.shopper();
    const crumb = session.cookies.get('crumb') ?? '';
    // Without a crumb in the jar the session sends no header: the field is all there is.
    session.cookies.delete('crumb');
    const body = new URLSearchParams({ crumb, ...fields }).toString();
    return session.send('POST', '/api/events/RecordEvent', body, {
      cookie: `crumb=${encodeURIComponent(crumb)}`,
    });
  };

  it('administration §7 events record: is posted form-encoded with crumb, event and data', async () => {
    const data = { site_id: shop.siteId, cart_id: 'c', cart_value: 12 };
    const answer = await post({ event: 'CommerceShopping_AddToCart', data: JSON.stringify(data) });
    expect([answer.status, answer.json]).toEqual([200, { recorded: true }]);
    const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('shopping_event').select(['name', 'data']).execute(),
    );
    expect(rows).toEqual([{ name: 'CommerceShopping_AddToCart', data }]);
  });

  it.each([
    ['an event of another kind', { event: 'Anything', data: '{}' }, 400],
    ['data that is no object', { event: 'CommerceShopping_ViewCart', data: '[1]' }, 400],
    ['data that is no JSON', { event: 'CommerceShopping_ViewCart', data: '{' }, 400],
    ['a wrong crumb', { event: 'CommerceShopping_ViewCart', data: '{}', crumb: 'x' }, 403],
  ])('is refused with %s', async (_what, fields, status) => {
    expect((await post(fields)).status).toBe(status);
  });
});
