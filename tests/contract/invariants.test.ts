import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/platform/check-invariants';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const id = '01900000-0000-7000-8000-00000000000a';
const nowhere = '01900000-0000-7000-8000-00000000000b';
let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.global((trx) =>
    trx
      .insertInto('website')
      .values({ id, slug: 'rose', title: 'Rose', theme: 'levain', canary: 'x' })
      .execute(),
  );
});

afterAll(() => db.close());

describe('the check of the invariants', () => {
  it('finds nothing in a sound database', async () => {
    expect(await checkInvariants(db, allInvariants)).toMatchObject({ ok: true, sites: 1 });
  });

  it('names the site and what does not hold', async () => {
    const administrator = new pg.Client({ connectionString: db.url });
    await administrator.connect();
    await administrator.query('update website set published_revision_id = $1', [nowhere]);
    await administrator.end();
    const report = await checkInvariants(db, allInvariants);
    expect(report.ok).toBe(false);
    expect(report.invariants.find((entry) => entry.id === 'I8')?.violations).toEqual([
      { website_id: id, detail: `published revision ${nowhere} is not of this site` },
    ]);
  });
});
