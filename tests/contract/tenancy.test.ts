import { globalTables } from '@veranda/db/global-tables';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const rose = '01900000-0000-7000-8000-000000000001';
const tulip = '01900000-0000-7000-8000-000000000002';

interface CatalogueRow {
  readonly name: string;
  readonly enabled: boolean;
  readonly forced: boolean;
  readonly policies: number;
  readonly has_site: boolean;
}

let db: TestDatabase;
let administrator: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  administrator = new pg.Client({ connectionString: db.url });
  await administrator.connect();
  for (const [id, slug] of [
    [rose, 'rose'],
    [tulip, 'tulip'],
  ] as const) {
    await db.global((trx) =>
      trx.insertInto('site').values({ id, slug, title: slug, theme: 'levain', canary: slug }).execute(),
    );
    await db.forSite(id, (trx) => trx.insertInto('order_number').values({ siteId: id, last: 7 }).execute());
  }
});

afterAll(async () => {
  await administrator.end();
  await db.close();
});

describe('the catalogue', () => {
  it('has row-level security enabled, forced and with a policy on every table that is not global', async () => {
    expect(unprotectedTables(await readCatalogue())).toEqual([]);
  });

  it('is read by a check that sees a table without a policy', async () => {
    await administrator.query('begin; create table leak (site_id uuid, id uuid)');
    const found = unprotectedTables(await readCatalogue());
    await administrator.query('rollback');
    expect(found).toEqual(['leak']);
  });

  it('has no allow-listed table that does not exist', async () => {
    const names = (await readCatalogue()).map((table) => table.name);
    expect(Object.keys(globalTables).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('puts site_id first in every primary, unique and foreign key of a tenant’s table', async () => {
    const { rows } = await administrator.query(
      `
      select c.conrelid::regclass::text as table_name, c.conname as key_name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype in ('p', 'u', 'f') and c.connamespace = 'public'::regnamespace
        and a.attname <> 'site_id' and not c.conrelid::regclass::text = any($1)
        and not (c.contype = 'f' and c.confrelid::regclass::text = any($1))`,
      [Object.keys(globalTables)],
    );
    expect(rows).toEqual([]);
  });
});

describe('a transaction', () => {
  it('of a site sees that site’s rows and no other', async () => {
    const rows = await db.forSite(rose, (trx) => trx.selectFrom('order_number').selectAll().execute());
    expect(rows).toEqual([{ siteId: rose, last: 7 }]);
  });

  it('without a site sees no tenant’s row, also on a connection that served one before', async () => {
    const single = await createTestDatabase({ poolSize: 1 });
    await single.forSite(rose, (trx) => trx.selectFrom('order_number').selectAll().execute());
    const rows = await single.global((trx) => trx.selectFrom('order_number').selectAll().execute());
    await single.close();
    expect(rows).toEqual([]);
    expect(await db.global((trx) => trx.selectFrom('order_number').selectAll().execute())).toEqual([]);
  });

  it('refuses to insert a row of another site', async () => {
    const foreign = db.forSite(rose, (trx) =>
      trx.insertInto('site_settings').values({ siteId: tulip, doc: '{}' }).execute(),
    );
    await expect(foreign).rejects.toThrow('row-level security');
  });

  it('changes and deletes nothing of another site', async () => {
    const changed = await db.forSite(rose, (trx) =>
      trx.updateTable('order_number').set({ last: 0 }).where('siteId', '=', tulip).executeTakeFirst(),
    );
    const deleted = await db.forSite(rose, (trx) =>
      trx.deleteFrom('order_number').where('siteId', '=', tulip).executeTakeFirst(),
    );
    expect([changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 0n]);
  });

  it('refuses a site that is not named by a UUID', async () => {
    await expect(db.forSite(`${rose}' or true --`, async () => {})).rejects.toThrow(TypeError);
  });

  it('runs as a role that owns nothing and cannot pass row-level security by', async () => {
    const { rows } = await administrator.query(
      `select rolsuper, rolbypassrls,
         (select count(*)::int from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = 'veranda_app'`,
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, owned: 0 }]);
  });

  it('cannot write the record of the migrations', async () => {
    const { rows } = await administrator.query(
      "select has_table_privilege('veranda_app', 'schema_migration', 'insert') as may",
    );
    expect(rows).toEqual([{ may: false }]);
  });
});

async function readCatalogue(): Promise<CatalogueRow[]> {
  const { rows } = await administrator.query<CatalogueRow>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id') as has_site
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`);
  return rows;
}

function unprotectedTables(catalogue: readonly CatalogueRow[]): string[] {
  return catalogue
    .filter((table) => !(table.name in globalTables))
    .filter((table) => !table.enabled || !table.forced || table.policies === 0 || !table.has_site)
    .map((table) => table.name);
}
