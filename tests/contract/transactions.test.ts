import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const site = '01900000-0000-7000-8000-0000000000aa';
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.global((trx) =>
    trx
      .insertInto('site')
      .values({ id: site, slug: 'retry', title: 'R', theme: 'levain', canary: 'c' })
      .execute(),
  );
  await db.forSite(site, (trx) => trx.insertInto('order_number').values({ siteId: site, last: 0 }).execute());
});

afterAll(() => db.close());

const readLast = () =>
  db.forSite(site, (trx) => trx.selectFrom('order_number').select('last').executeTakeFirstOrThrow());

describe('a transaction', () => {
  it('runs again when PostgreSQL cannot serialise it, so that no count is lost', async () => {
    let runs = 0;
    // Nobody writes before all three have read: however slow the machine is, two of them come too late.
    let haveRead = 0;
    const allHaveRead = Promise.withResolvers<void>();
    const increment = () =>
      db.forSite(
        site,
        async (trx) => {
          runs += 1;
          const { last } = await trx.selectFrom('order_number').select('last').executeTakeFirstOrThrow();
          haveRead += 1;
          if (haveRead === 3) allHaveRead.resolve();
          await allHaveRead.promise;
          await trx
            .updateTable('order_number')
            .set({ last: last + 1 })
            .execute();
        },
        { isolation: 'serializable' },
      );
    await Promise.all([increment(), increment(), increment()]);
    expect((await readLast()).last).toBe(3);
    expect(runs).toBeGreaterThan(3);
  });

  it('takes back everything when its work throws, and throws the same error', async () => {
    const fault = new Error('the work failed');
    const work = db.forSite(site, async (trx) => {
      await trx.updateTable('order_number').set({ last: 99 }).execute();
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect((await readLast()).last).not.toBe(99);
  });

  it('writes nothing when it is read only', async () => {
    const work = db.forSite(site, (trx) => trx.updateTable('order_number').set({ last: 99 }).execute(), {
      readOnly: true,
    });
    await expect(work).rejects.toThrow('read-only transaction');
  });

  it('is not run again for an error that would come back', async () => {
    let runs = 0;
    const work = db.global(async (trx) => {
      runs += 1;
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
  });

  it('cuts a statement that takes longer than its limit', async () => {
    const work = db.global((trx) => sql`select pg_sleep(5)`.execute(trx), { statementLimit: 50 });
    await expect(work).rejects.toThrow('statement timeout');
  });

  it('reads a bigint column as a bigint', async () => {
    const row = await db.global((trx) => trx.selectFrom('site').select('version').executeTakeFirstOrThrow());
    expect(typeof row.version).toBe('bigint');
  });
});
