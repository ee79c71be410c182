import type { ImportRun } from '@veranda/contracts/catalog-import';
import { isRefusal } from '@veranda/domain/refusal';
import { readImport, startImport } from '@veranda/server/features/catalog/import-products';
import { catalogJobs } from '@veranda/server/features/catalog/jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { csvRow } from '@veranda/server/platform/csv/write-csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { type CatalogueDeps, createCatalogueDeps } from './catalogue-deps.ts';
import { finished, header, makeImportShop, row } from './import-shop.ts';

let db: TestDatabase;
let deps: CatalogueDeps;

beforeAll(async () => {
  db = await createTestDatabase();
  deps = await createCatalogueDeps(db);
});
afterAll(async () => {
  await deps.end();
  await db.close();
});

const shop = () => makeImportShop(db, deps);

describe('hostile files', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'import-empty'],
    ['no header', 'just,some,words\n1,2,3\n', 'import-no-header'],
    ['a spreadsheet of another kind', Buffer.from('PK\u0003\u0004\0\0binary'), 'import-not-text'],
    ['100,000 rows', header + row('', '', 'x', '', '', '', '1', '1').repeat(100_000), 'import-too-many-rows'],
    ['one line of a megabyte of commas', ','.repeat(1_000_000), 'import-empty'],
    ['a header alone', header, 'taken'],
  ])('%s', async (_name, text, code) => expect(await (await shop()).refusal(text)).toBe(code));

  it('name the row and take the others', async () => {
    const { apply, products } = await shop();
    const run = await apply(
      header +
        row('a', '', 'x'.repeat(1_000_000), 'A', '', '', '1.00', '1') +
        row('b', '', 'nul\0', 'B', '', '', '1.00', '1') +
        row('c', '', '=cmd|calc', 'C', '', '', '1.00', '1') +
        'd,,"never closed,D,,,1.00,1\ne,,E,E,,,1.00,1\n',
    );
    expect(run.report.rows.map((one) => `${one.number} ${one.verdict}`)).toEqual([
      '2 refused',
      '3 refused',
      '4 create',
      '5 refused',
    ]);
    expect((await products()).map((product) => product.title)).toEqual(['=cmd|calc']);
  });

  it('bring no script into the shop', async () => {
    const { apply, products } = await shop();
    const text =
      csvRow(['Title', 'Price', 'Description']) +
      csvRow(['<img src=x onerror=alert(1)>', '1', '<p onclick="x()">a<script>alert(1)</script></p>']);
    await apply(text);
    expect((await products())[0]?.description).toBe('<p>a</p>');
  });
});

describe('an import that is broken off', () => {
  const plain = `${header}\r\n,,Broken loaf,BROKEN,,,5.00\r\n`;

  it('holds the place: another one of the same site is refused until it has ended', async () => {
    const one = await shop();
    const first = await startImport(deps, one.site, one.request(plain));
    if (isRefusal(first)) throw new Error(first.code);
    expect(await one.refusal(plain)).toBe('import-running');
    const other = await shop();
    expect(await other.refusal(plain)).toBe('taken');
    expect((await finished(deps, one.site, first.id)).status).toBe('done');
    expect(await one.refusal(plain)).toBe('taken');
  });

  it('continues with its pictures when the process dies: the message stays until they are there', async () => {
    const one = await shop();
    const first = await startImport(deps, one.site, one.request(plain));
    if (isRefusal(first)) throw new Error(first.code);
    await drainOutbox(deps, 'import-images', () => Promise.reject(new Error('the process died')));
    expect((await readImport(deps, one.site.id, first.id)) as ImportRun).toMatchObject({ status: 'running' });
    await db.global((tx) => tx.updateTable('outbox').set({ dueAt: new Date() }).execute());
    expect((await finished(deps, one.site, first.id)).status).toBe('done');
  });

  it('is ended by a message when the process died before its rows were written', async () => {
    const one = await shop();
    const first = await startImport(deps, one.site, one.request(plain));
    if (isRefusal(first)) throw new Error(first.code);
    await db.global((tx) =>
      tx.deleteFrom('outbox').where('dedupeKey', '=', `import-images.${first.id}`).execute(),
    );
    const watch = catalogJobs(deps)['import-watch'];
    await watch?.(one.site.id, { runId: first.id }, async () => {});
    expect((await readImport(deps, one.site.id, first.id)) as ImportRun).toMatchObject({ status: 'failed' });
    expect(await one.refusal(plain)).toBe('taken');
  });
});
