import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../support/browser-session.ts';
import { administer } from '../support/postgres-setup.ts';
import type { TestApp } from '../support/test-app.ts';
import { cartPath, createShop, type Shop } from './checkout/shop.ts';

let shop: Shop;
let app: TestApp;
let owner: Session;
let siteId: string;

beforeAll(async () => {
  shop = await createShop('away');
  ({ app, owner, siteId } = shop);
});
afterAll(() => shop.close());
beforeEach(() => void app.faults.splice(0));

/** Holds every connection of the pool until it is released. */
async function takeAll(): Promise<() => Promise<unknown>> {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let inside = 0;
  // A connection that another transaction holds at the moment, such as a check for changes, comes free for
  // the last of these.
  const taken = Array.from({ length: 10 }, () =>
    app.db.global(async () => {
      inside += 1;
      await held;
    }),
  );
  await expect.poll(() => inside).toBe(10);
  return () => {
    letGo();
    return Promise.all(taken);
  };
}

describe('a database that cannot be reached', () => {
  it(
    'answers 503 with Retry-After of at most 3 s when every connection is taken, ' +
      'and nothing is logged as a fault',
    async () => {
      await shop.setStock('MUG', 5);
      const visitor = await shop.shopper();
      await shop.add(visitor, 'MUG');
      const letGo = await takeAll();
      const answers = await Promise.all([
        owner.send('GET', `/api/studio/sites/${siteId}/orders`),
        owner.send('POST', `/api/studio/sites/${siteId}/publish`, {}),
        visitor.send('GET', cartPath),
        shop.complete(visitor, 1750),
      ]);
      await letGo();
      for (const answer of answers) {
        expect(answer.status, answer.text).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3);
        expect(answer.json).toMatchObject({ code: 'unavailable' });
      }
      expect(app.faults).toEqual([]);
      expect((await owner.send('GET', `/api/studio/sites/${siteId}/orders`)).status).toBe(200);
    },
  );

  it('answers each call when every session is cut under load, and the next ones succeed', async () => {
    const calls = Array.from({ length: 40 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 5));
      return owner.send('GET', `/api/studio/sites/${siteId}/orders`);
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const name = new URL(app.db.url).pathname.slice(1);
    await administer(
      app.db.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await owner.send('GET', `/api/studio/sites/${siteId}/orders`)).status).toBe(200);
    expect(app.faults).toEqual([]);
  });

  it('takes nothing of a transaction whose connection is cut in its middle', async () => {
    const before = await siteVersion();
    const cut = app.db.forSite(siteId, async (tx) => {
      await sql`update site set version = version + 1`.execute(tx);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    expect(await siteVersion()).toBe(before);
  });
});

async function siteVersion(): Promise<bigint> {
  const row = await app.db.forSite(siteId, (tx) =>
    tx.selectFrom('site').select('version').where('id', '=', siteId).executeTakeFirstOrThrow(),
  );
  return row.version;
}
