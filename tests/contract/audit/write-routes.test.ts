import { isRecorded } from '@veranda/server/platform/audit/record-call';
import { allRoutes } from '@veranda/server/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createFakeStripe, type FakeStripe } from '../../support/fake-stripe.ts';
import { createTestApp } from '../../support/test-app.ts';
import { addShop, type Shop } from '../checkout/shop.ts';
import { calls, callsAreOf, get, page, product } from './all-calls.ts';
import { restoreOwner } from './contributor-calls.ts';

let shop: Shop;
let stripe: FakeStripe;
let owner: Session;
let base: string;
let ownerId: string;

beforeAll(async () => {
  stripe = await createFakeStripe();
  shop = await addShop(await createTestApp({ stripe: stripe.origin }), 'audited');
  owner = shop.owner;
  callsAreOf(shop);
  base = `/api/studio/sites/${shop.siteId}`;
  ownerId = (await owner.send('GET', '/api/studio/session')).json.account.id;
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
  await stripe.close();
});

// The contracts are the same for every application: only their handlers need one.
const recorded = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never)
  .map(({ endpoint }) => endpoint)
  .filter(isRecorded);

async function actions(siteId = shop.siteId): Promise<string[]> {
  const rows = await shop.app.db.forSite(siteId, (tx) =>
    tx.selectFrom('audit_entry').select('action').orderBy('seq').execute(),
  );
  return rows.map((row) => row.action);
}

describe('the audit log', () => {
  it('has a call for every route that changes something or takes data out', () => {
    const untried = recorded.map(({ name }) => name).filter((name) => !(name in calls));
    expect(untried).toEqual([]);
  });

  it.each(recorded.map((one) => [one.name, one] as const))(
    '%s leaves exactly one entry',
    async (name, { method }) => {
      const wanted = await calls[name]?.();
      const before = await actions();
      const sent = await owner.send(method, wanted?.path ?? '', wanted?.body, wanted?.headers);
      expect([sent.status, sent.status === 200 ? '' : sent.text]).toEqual([200, '']);
      const added = (await actions()).slice(before.length);
      if (['transfer-site', 'leave-site'].includes(name)) await restoreOwner(shop, ownerId);
      if (name !== 'create-site') return expect(added).toEqual([name]);
      expect([added, await actions(sent.json.site.id)]).toEqual([[], ['create-site']]);
    },
  );

  it('tells of a call that is refused nothing, as nothing was changed', async () => {
    const before = await actions();
    const refused = await owner.send('PATCH', `${base}/pages/${(await page()).id}`, {
      version: '99',
      title: 'x',
    });
    expect([refused.status, (await actions()).slice(before.length)]).toEqual([409, ['create-page']]);
  });

  it('counts calls that come together one by one, without a gap', async () => {
    const before = await actions();
    const together = Array.from({ length: 8 }, (_, n) =>
      owner.send('POST', `${base}/pages`, { title: `Together ${n}`, place: 'unlinked' }),
    );
    const published = owner.send('POST', `${base}/publish`, {});
    const answers = await Promise.all([...together, published]);
    const good = answers.filter(({ status }) => status === 200);
    const added = (await actions()).slice(before.length);
    expect(added).toHaveLength(good.length);
    expect(good.length).toBeGreaterThan(5);
  });

  it('says who it was, in what role, from where, and what was and is', async () => {
    const { id } = (await product()).variants[0];
    await owner.send('PUT', `${base}/inventory/${id}/unlimited`, { unlimited: true });
    const [newest] = (await get(`${base}/audit`)).entries;
    expect(newest).toMatchObject({
      actor: 'owner@audited.example',
      role: 'owner, admin',
      ip: '127.0.0.1',
      action: 'set-unlimited',
      area: 'products',
      subject: `variant:${id}`,
    });
    expect(newest.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(newest.after).toMatch(/^[0-9a-f]{64}$/);
  });

  it('tells every site of an account that it has logged in, and of no failed try', async () => {
    const before = await actions();
    const email = 'owner@audited.example';
    const again = shop.app.studio();
    await again.send('GET', '/api/studio/session');
    await again.send('POST', '/api/studio/session', { email, password: 'not this one' });
    const password = 'a long enough pass phrase';
    expect((await again.send('POST', '/api/studio/session', { email, password })).status).toBe(200);
    expect((await actions()).slice(before.length)).toEqual(['log-in']);
  });

  it('is read page by page, the newest first', async () => {
    const first = await get(`${base}/audit`);
    const next = await get(`${base}/audit?before=${first.entries.at(-1).number}`);
    const numbers = [...first.entries, ...next.entries].map((one: { number: string }) => Number(one.number));
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) - at));
  });
});

describe('the application’s role', () => {
  it.each([
    "update audit_entry set actor = 'nobody'",
    'delete from audit_entry',
    'truncate audit_entry',
    "update audit_head set hash = ''",
    'delete from audit_head',
    "insert into audit_head values (current_site(), 1, '')",
  ])('may not: %s', async (statement) => {
    const { sql } = await import('kysely');
    const tried = shop.app.db.forSite(shop.siteId, (tx) => sql.raw(statement).execute(tx));
    await expect(tried).rejects.toThrow('permission denied');
  });

  it('cannot choose number, time or seal of an entry', async () => {
    const { sql } = await import('kysely');
    const before = await actions();
    await shop.app.db.forSite(shop.siteId, (tx) =>
      sql`insert into audit_entry (site_id, seq, at, actor, role, ip, action, area, prev_hash, hash)
        values (${shop.siteId}, 1, '1999-01-01', 'x', 'x', 'x', 'forged', 'x', 'x', 'x')`.execute(tx),
    );
    const [newest] = (await get(`${base}/audit`)).entries;
    expect(Number(newest.number)).toBe(before.length + 1);
    expect(newest.at).not.toMatch(/^1999/);
  });
});
