import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportRun } from '@veranda/contracts/catalog-import';
import { readListing } from '@veranda/db/catalog/listing-reader';
import { findProductBySlug } from '@veranda/db/catalog/reader';
import { exportProducts } from '@veranda/server/features/catalog/export-products';
import { readImport } from '@veranda/server/features/catalog/import-products';
import { cleanHtml } from '@veranda/server/platform/html/clean-html';
import { storeImage } from '@veranda/server/platform/images/store-image';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { type CatalogueDeps, createCatalogueDeps } from './catalogue-deps.ts';
import { header, makeImportShop, row, succeeded } from './import-shop.ts';

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

const shop = (currency?: string) => makeImportShop(db, deps, currency);

const counts = ({ report }: ImportRun) =>
  Object.entries(report.products)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ');

const inputs = join(import.meta.dirname, '../../../../shared/inputs/products');
const realFile = (name: string) => {
  const path = join(inputs, name);
  return existsSync(path) ? readFileSync(path) : null;
};

describe.skipIf(!realFile('flower-farm-2021.csv'))(
  'the flower farm’s export (skipped where the real files are absent)',
  () => {
    const file = () => realFile('flower-farm-2021.csv') ?? Buffer.alloc(0);

    it('is checked without a change: 200 of its 214 products fit a store page', async () => {
      const { check, products } = await shop();
      const { report, status } = await check(file());
      expect([status, report.products, report.rows.length]).toEqual([
        'checked',
        { create: 200, update: 0, unchanged: 0, refused: 14 },
        232,
      ]);
      expect(report.overflow).toEqual({ products: 14, offer: 'second-store', storeTitle: 'Shop 2' });
      const refused = report.rows.filter((one) => one.verdict === 'refused');
      expect(refused.every((one) => one.reason?.includes('holds 200 products'))).toBe(true);
      expect(await products()).toEqual([]);
    });

    it('is imported into two store pages, names every picture that it cannot have, and again changes nothing', async () => {
      const { apply, check, site, siteId, products } = await shop();
      const start = process.cpuUsage();
      const run = await apply(file(), { overflow: 'second-store' });
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(25_000);
      expect([run.status, counts(run)]).toEqual(['done', '214 create']);
      expect(run.report.stores.map((store) => `${store.title} /${store.urlId}`)).toEqual(['Shop 2 /shop-2']);
      expect(run.report.images.length).toBeGreaterThan(200);
      expect(run.report.images.every((image) => image.status === 'skipped' && image.reason)).toBe(true);
      expect((await products()).length).toBe(200);
      expect(counts(await check(file()))).toBe('214 unchanged');
      expect(counts(await apply(file(), { overflow: 'second-store' }))).toBe('214 unchanged');
      const text = succeeded(await exportProducts(deps, site, null));
      expect(counts(await check(text))).toBe('214 unchanged');
      expect(await readImport(deps, siteId, run.id)).toEqual(run);
    });

    it('keeps options, services and visibility', async () => {
      const { apply, siteId, storeId } = await shop();
      await apply(file());
      const club = await db.forSite(siteId, (tx) =>
        findProductBySlug(tx, { collectionId: storeId, slug: 'floral-club-subscription-bbmldx' }),
      );
      expect([club?.kind, club?.optionOrdering, club?.variants.length]).toEqual([
        'service',
        ['Frequency', 'Type'],
        10,
      ]);
      expect(club?.variants.every((variant) => variant.stock.unlimited)).toBe(true);
      const listing = await db.forSite(siteId, (tx) =>
        readListing(tx, { collectionId: storeId, offset: 0, limit: 1 }),
      );
      expect(listing.total).toBeLessThan(200);
    });

    it('has its descriptions cleaned, once and for all', async () => {
      const { apply, products } = await shop();
      await apply(file());
      const texts = (await products()).map((product) => product.description);
      expect(texts.every((text) => cleanHtml(text) === text)).toBe(true);
    });
  },
);

describe.skipIf(!realFile('pet-shop-2025.csv'))(
  'the pet shop’s export (skipped where the real files are absent)',
  () => {
    it('brings nested categories, tags and variants, in euros', async () => {
      const { apply, check, products, site, siteId } = await shop('EUR');
      const file = realFile('pet-shop-2025.csv') ?? Buffer.alloc(0);
      expect(counts(await apply(file))).toBe('3 create');
      const [cleaner, mat] = await products();
      expect([cleaner?.title, cleaner?.variants[0]?.priceMinor, cleaner?.tags.length]).toEqual([
        'Limpiador de Ojos',
        740n,
        8,
      ]);
      expect(mat?.variants.map((v) => `${v.attributes.Color} ${v.stock.quantity}`)).toEqual([
        'Verde 0',
        'Amarillo 5',
        'Rojo 5',
        'Marrón 0',
      ]);
      const categories = await db.forSite(siteId, (tx) =>
        tx.selectFrom('category').select('path').orderBy('path').execute(),
      );
      expect(categories.map((category) => category.path)).toContain('/perro/higiene/biogance');
      expect(counts(await check(file))).toBe('3 unchanged');
      expect(counts(await check(succeeded(await exportProducts(deps, site, null))))).toBe('3 unchanged');
    });
  },
);

describe('an import', () => {
  it('takes good rows, names bad ones, and leaves nothing half', async () => {
    const { apply, products } = await shop();
    const run = await apply(
      header +
        row('a', '', 'Good', 'A', '', '', '1.00', '1') +
        row('b', '', 'Half', 'B', 'Size', 'S', '1.00', '1') +
        row('', '', '', 'B2', 'Size', 'M', 'free', '1') +
        row('c', '', 'Also good', 'C', '', '', '2.00', 'Unlimited'),
    );
    expect(run.report.rows.map((one) => `${one.number} ${one.verdict} ${one.reason ?? ''}`.trim())).toEqual([
      '2 create',
      '3 refused Row 4 of the same product cannot be imported. A product is imported completely or not at all.',
      '4 refused Price “free” is not an amount such as 12.50.',
      '5 create',
    ]);
    expect((await products()).map((product) => product.title)).toEqual(['Good', 'Also good']);
  });

  it('updates what it knows by our id and by the id of the export, and moves stock through the ledger', async () => {
    const { apply, products, siteId } = await shop();
    await apply(header + row('x1', 'v1', 'Loaf', 'L', '', '', '5.00', '10'));
    expect(counts(await apply(header + row('x1', 'v1', 'Loaf', 'L', '', '', '5.50', '7')))).toBe('1 update');
    const [loaf] = await products();
    expect(counts(await apply(header + row(loaf?.id ?? '', '', 'Bread', 'L', '', '', '5.50', '7')))).toBe(
      '1 update',
    );
    const [bread] = await products();
    expect([bread?.title, bread?.variants[0]?.stock.quantity, bread?.variants[0]?.id]).toEqual([
      'Bread',
      7,
      loaf?.variants[0]?.id,
    ]);
    const ledger = await db.forSite(siteId, (tx) =>
      tx.selectFrom('stock_movement').select(['delta', 'kind']).orderBy('id').execute(),
    );
    expect(ledger).toEqual([
      { delta: 10, kind: 'import' },
      { delta: -3, kind: 'import' },
    ]);
  });

  it('without any ids makes products once, however often the same file comes', async () => {
    const { apply, products } = await shop();
    const text =
      header + row('', '', 'One', '', '', '', '1.00', '1') + row('', '', 'Two', '', '', '', '2.00', '');
    expect([counts(await apply(text)), counts(await apply(text))]).toEqual(['2 create', '2 unchanged']);
    expect((await products()).map((product) => product.variants[0]?.sku)).toEqual([
      expect.stringMatching(/^SQ\d{7}$/),
      expect.stringMatching(/^SQ\d{7}$/),
    ]);
  });

  it('twice at once makes each product once', async () => {
    const { refusal, products } = await shop();
    const text =
      header +
      Array.from({ length: 30 }, (_, n) => row(`p${n}`, '', `P ${n}`, '', '', '', '1.00', '1')).join('');
    const answers = await Promise.all([refusal(text), refusal(text)]);
    expect(answers.toSorted()).toEqual(['import-running', 'taken']);
    expect((await products()).length).toBe(30);
  });

  it('round-trips pictures by their own address', async () => {
    const { apply, check, products, site, siteId, storeId } = await shop();
    await apply(header + row('a', '', 'Framed', 'A', '', '', '1.00', '1'));
    const picture = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const asset = succeeded(
      await storeImage(deps, siteId, {
        bytes: picture,
        fileName: 'a.png',
        sourceUrl: 'https://pictures.test/a.png',
      }),
    );
    const again =
      header + row('a', '', 'Framed', 'A', '', '', '1.00', '1', '', 'https://pictures.test/a.png');
    expect(counts(await check(again))).toBe('1 update');
    await apply(again);
    expect((await products())[0]?.imageIds).toEqual([asset.id]);
    const text = succeeded(await exportProducts(deps, site, storeId));
    expect(text).toContain(`${site.origin}/assets/${siteId}/${asset.storageKey}`);
    expect(counts(await check(text))).toBe('1 unchanged');
  });

  it('never fetches from inside: loopback and private addresses are named and passed over', async () => {
    const { apply } = await shop();
    const inside = [
      'http://127.0.0.1/x.png',
      'http://10.0.0.1/x.png',
      'http://[::1]/x.png',
      'file:///etc/passwd',
      'nonsense',
    ];
    const run = await apply(
      header + row('a', '', 'Curious', 'A', '', '', '1.00', '1', '', inside.join('\n')),
    );
    expect(counts(run)).toBe('1 create');
    expect(run.report.images.map((image) => image.reason)).toEqual([
      'This address is not on the public internet.',
      'This address is not on the public internet.',
      'This address is not on the public internet.',
      'This is not an http or https address.',
      'This is not an http or https address.',
    ]);
  });

  it('reads semicolons, a byte-order mark, UTF-16 and Windows-1252', async () => {
    const text = 'Title;Price;Stock\r\nCrème;3,50;2\r\n';
    for (const bytes of [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text, 'latin1'),
    ]) {
      const { apply, products } = await shop();
      expect(counts(await apply(bytes))).toBe('1 create');
      expect((await products()).map((one) => [one.title, one.variants[0]?.priceMinor])).toEqual([
        ['Crème', 350n],
      ]);
    }
  });
});
