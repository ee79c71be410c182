import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';
import { forgetLimits, sameOrigin } from '../forms/site-with-form.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('limits');
});
beforeEach(() => forgetLimits(shop.app));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

const search = (visitor: Session) => visitor.send('GET', '/search?q=mug');
const askKey = (visitor: Session) => visitor.send('POST', '/api/form/FormSubmissionKey', {}, sameOrigin);
const tell = (visitor: Session) =>
  visitor.send('POST', '/api/census/RecordHit', new URLSearchParams({ event: '1' }).toString(), sameOrigin);

describe('a call that is made too often', () => {
  it.each<[string, number, (visitor: Session) => ReturnType<Session['send']>]>([
    ['decisions §numbers rate limit: search 30 a minute', 30, search],
    ['decisions §numbers rate limit: submission key 20 a minute', 20, askKey],
    ['decisions §numbers rate limit: telemetry 120 a minute', 120, tell],
  ])('%s', async (_statement, limit, call) => {
    const visitor = await shop.shopper();
    await forgetLimits(shop.app);
    const statuses: number[] = [];
    for (let n = 0; n < limit; n += 1) statuses.push((await call(visitor)).status);
    expect(statuses.filter((status) => status === 429)).toEqual([]);
    const refused = await call(visitor);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('decisions §numbers rate limit: studio API 600 a minute', async () => {
    const path = `/api/studio/sites/${shop.siteId}/settings`;
    const statuses: number[] = [];
    // Allowances come back while the calls run, ten a second.
    while (statuses.length < 1200 && !statuses.includes(429)) {
      const batch = await Promise.all(Array.from({ length: 20 }, () => shop.owner.send('GET', path)));
      statuses.push(...batch.map(({ status }) => status));
    }
    expect(statuses.slice(0, 600).every((status) => status === 200)).toBe(true);
    const refused = await shop.owner.send('GET', path);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
