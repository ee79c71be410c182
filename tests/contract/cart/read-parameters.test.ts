import { setTrial } from '@veranda/db/sites/writer';
import { setInternal } from '@veranda/db/accounts/writer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { cartPath, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let shopper: Session;
beforeAll(async () => {
  shop = await createShop('parameters');
  await shop.setStock('SHIRT-S', 5);
  shopper = await shop.shopper();
  await shop.add(shopper, 'SHIRT-S', 2);
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

const read = async (session: Session, query: string) => session.send('GET', `${cartPath}?${query}`);
const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

async function setStatus(status: string) {
  await shop.app.db.forSite(shop.siteId, (tx) => setTrial(tx, { status }));
  await shop.app.deps.sites.refresh(shop.siteId);
}

describe('the parameters of reading a cart', () => {
  it('decisions §contradictions cart: mock works for internal users and internal sites only; it changes nothing for visitors', async () => {
    for (const mock of ['cart', 'many', 'empty', 'true', 'false'])
      expect((await read(shopper, `mock=${mock}`)).json).toMatchObject({ totalQuantity: 2 });
    expect(await read(shopper, 'mock=other')).toMatchObject({ status: 400, json: { field: 'mock' } });
  });

  it('storefront §7 read cart: takes mock; answers a made-up cart on an internal site, and touches no real one', async () => {
    await setStatus('internal');
    expect((await read(shopper, 'mock=cart')).json).toMatchObject({
      id: 'sample',
      totalQuantity: 3,
      subtotalCents: 4200,
      checkoutUrl: '',
      entries: [{ title: 'Sample product 1' }, { title: 'Sample product 2' }],
    });
    expect((await read(shopper, 'mock=many')).json).toMatchObject({ totalQuantity: 122 });
    expect((await read(shopper, 'mock=empty')).json).toMatchObject({ id: '', totalQuantity: 0 });
    await setStatus('paid');
    expect((await read(shopper, 'mock=cart')).json).toMatchObject({ totalQuantity: 2 });
  });

  it('mock answers a person of the operator, once they came by the preview of the studio', async () => {
    const preview = async () =>
      pathOf((await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/preview`)).json.url);
    const visitor = shop.app.site('parameters');
    await visitor.send('GET', await preview());
    expect((await read(visitor, 'mock=cart')).json.totalQuantity).toBe(0);
    const email = 'owner@parameters.example';
    expect(await shop.app.db.global((tx) => setInternal(tx, { email, isInternal: true }))).toBe(true);
    const marked = await preview();
    await visitor.send('GET', marked.replace(/internal=[^.]*/, 'internal=zzzzzzzz'));
    expect((await read(visitor, 'mock=cart')).json.totalQuantity).toBe(0);
    await visitor.send('GET', marked);
    expect((await read(visitor, 'mock=cart')).json.totalQuantity).toBe(3);
    expect((await read(visitor, '')).json.totalQuantity).toBe(0);
  });

  it('storefront §7 read cart: takes timecode; it is a time, and no answer is kept in between', async () => {
    const answer = await read(shopper, `timecode=${Date.now()}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await read(shopper, 'timecode=today')).toMatchObject({ status: 400, json: { field: 'timecode' } });
  });

  it('storefront §7 read cart: takes calculateSubtotal; false adds nothing up; without it everything is', async () => {
    const whole = (await read(shopper, 'calculateSubtotal=true')).json;
    expect(whole.subtotalCents).toBeGreaterThan(0);
    expect((await read(shopper, '')).json).toEqual(whole);
    const plain = (await read(shopper, 'calculateSubtotal=false')).json;
    expect(plain).toMatchObject({ id: whole.id, totalQuantity: 2, subtotalCents: 0, grandTotalCents: 0 });
    expect(plain.entries).toEqual(whole.entries);
    expect(await read(shopper, 'calculateSubtotal=2')).toMatchObject({
      status: 400,
      json: { field: 'calculateSubtotal' },
    });
  });
});
