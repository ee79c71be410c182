import { exportHeader } from '@veranda/domain/catalog/import/export-products';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { storeImage } from '@veranda/server/platform/images/store-image';
import { isRefusal } from '@veranda/domain/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { fileForm } from '../../support/file-form.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let base: string;
let siteId: string;
let storeId: string;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
  const made = await app.ownerWithSite('catalogue');
  owner = made.session;
  siteId = made.siteId;
  visitor = app.site(made.slug);
  base = `/api/studio/sites/${siteId}`;
  const store = await owner.send('POST', `/api/content-service/product/1.1/websites/${siteId}/products`, {
    navigationTitle: 'Pantry',
    title: 'The Pantry',
    description: '',
    enabled: true,
  });
  storeId = store.json.id;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const body = {
  kind: 'physical',
  title: 'Rye',
  urlSlug: '',
  description: '',
  excerpt: '',
  tags: [],
  state: 'published',
  optionOrdering: [],
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  customAddText: null,
  seoTitle: '',
  seoDescription: '',
  imageIds: [],
  categoryIds: [],
  variants: [
    {
      sku: 'RYE',
      attributes: {},
      price: '5.00',
      salePrice: null,
      onSale: false,
      stock: { unlimited: false, quantity: 3 },
    },
  ],
};

function upload(session: Session, path: string, text: string, fileName = 'products.csv') {
  const { body: form, headers } = fileForm({ fileName, content: text, type: 'text/csv' });
  return session.send('POST', path, form, headers);
}

describe('the calls of the catalogue', () => {
  it('administration §7 store: POST /api/content-service/product/1.1/websites/{websiteId}/products makes a store; administration §3 store creation: makes a product collection with navigationTitle, title, urlId and description, enabled; administration §7 store: POST .../products/{collectionId}/categories makes its root category; administration §3 store creation: makes a root category with displayName, type ROOT, pageRendering LIST_VIEW and displayIndex 1', async () => {
    const path = `/api/content-service/product/1.1/websites/${siteId}/products/${storeId}/categories`;
    const root = await owner.send('POST', path, {
      displayName: 'All',
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
    });
    expect([root.status, root.json.type, root.json.path]).toEqual([200, 'ROOT', '']);
    const stores = (await owner.send('GET', `${base}/stores`)).json.stores;
    expect(stores.map((store: { urlId: string }) => store.urlId)).toContain('the-pantry');
    const made = stores.find((store: { id: string }) => store.id === storeId);
    expect(made).toMatchObject({
      navigationTitle: 'Pantry',
      title: 'The Pantry',
      description: '',
      enabled: true,
    });
  });

  it('create, read, save, list, hide and delete a product', async () => {
    const made = await owner.send('POST', `${base}/products`, { collectionId: storeId, product: body });
    expect(made.status).toBe(200);
    const { id, version, variants } = made.json.product;
    const stock = await visitor.send('GET', `/commerce/inventory/stock/?itemId=${id}`);
    expect(stock.json).toEqual({
      results: [{ variantId: variants[0].id, sku: 'RYE', unlimited: false, qtyInStock: 3 }],
    });
    for (const path of ['/api/commerce/inventory/stock', '/api/commerce/inventory/stock/'])
      expect((await visitor.send('GET', `${path}?itemId=${id}`)).json).toEqual(stock.json);
    const product = {
      ...body,
      title: 'Dark Rye',
      urlSlug: 'rye',
      variants: [{ ...body.variants[0], id: variants[0].id }],
    };
    const saved = await owner.send('PUT', `${base}/products/${id}`, { version, product });
    expect(saved.json.product).toMatchObject({ title: 'Dark Rye', version: '2', urlSlug: 'rye' });
    const stale = await owner.send('PUT', `${base}/products/${id}`, { version, product });
    expect([stale.status, stale.json.code]).toEqual([409, 'product-changed']);
    const list = await owner.send(
      'GET',
      `${base}/products?collection=${storeId}&sort=stock&direction=down&perPage=50`,
    );
    expect([list.status, list.json.total, list.json.perPage]).toEqual([200, 1, 50]);
    const hidden = await owner.send('POST', `${base}/product-visibility`, { ids: [id], visible: false });
    expect(hidden.json).toEqual({ changed: 1 });
    expect((await visitor.send('GET', `/commerce/inventory/stock/?itemId=${id}`)).json).toEqual({
      results: [],
    });
    const moved = await owner.send('POST', `${base}/inventory/${variants[0].id}/movements`, {
      delta: 2,
      idempotencyKey: 'press-0001',
    });
    expect(moved.json.quantity).toBe(5);
    const undone = await owner.send('POST', `${base}/inventory-movements/${moved.json.movementId}/undo`);
    expect(undone.json.quantity).toBe(3);
    expect((await owner.send('DELETE', `${base}/products/${id}`)).json).toEqual({ deleted: true });
    expect((await owner.send('GET', `${base}/products/${id}`)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['no title', { title: undefined }, 'product.title'],
    ['a price in words', { variants: [{ ...body.variants[0], price: 'five' }] }, 'product.variants.0.price'],
    [
      'half a unit',
      { variants: [{ ...body.variants[0], stock: { unlimited: false, quantity: 0.5 } }] },
      'product.variants.0.stock.quantity',
    ],
    ['a field too many', { admin: true }, 'product.admin'],
    ['NUL in the title', { title: 'a\0b' }, 'product.title'],
    ['a long tag', { tags: ['x'.repeat(51)] }, 'product.tags.0'],
    ['a state of its own', { state: 'gone' }, 'product.state'],
    ['a picture by a name', { imageIds: ['../x'] }, 'product.imageIds.0'],
  ])('bad input, %s: 400 with the field named', async (_name, more, field) => {
    const answer = await owner.send('POST', `${base}/products`, {
      collectionId: storeId,
      product: { ...body, ...more },
    });
    expect([answer.status, answer.json.field]).toEqual([400, field]);
  });

  it('keep strangers, visitors and other owners out', async () => {
    const stranger = app.studio();
    await stranger.send('GET', '/api/studio/session');
    const other = (await app.ownerWithSite('other-catalogue')).session;
    for (const session of [stranger, other]) {
      expect([401, 403, 404]).toContain((await session.send('GET', `${base}/products`)).status);
      expect([401, 403, 404]).toContain(
        (await session.send('POST', `${base}/products`, { collectionId: storeId, product: body })).status,
      );
      expect([401, 403, 404]).toContain((await session.send('GET', `${base}/products/export.csv`)).status);
    }
    const bare = await owner.send(
      'POST',
      `${base}/products`,
      { collectionId: storeId, product: body },
      { 'x-csrf-token': 'forged' },
    );
    expect([bare.status, bare.json.crumbFail]).toEqual([403, true]);
  });
});

describe('a product file over the wire', () => {
  const text = 'Title,Price,Stock\nOne,1.00,1\nTwo,free,2\n';

  it('is checked, applied, looked up and exported', async () => {
    const path = `${base}/products/import?collection=${storeId}`;
    const checked = await upload(owner, `${path}&mode=check`, text);
    expect([checked.status, checked.json.status, checked.json.report.counts]).toEqual([
      200,
      'checked',
      { create: 1, update: 0, unchanged: 0, refused: 1 },
    ]);
    const applied = await upload(owner, `${path}&mode=apply`, text);
    expect([applied.json.status, applied.json.report.rows[1].reason]).toEqual([
      'done',
      'Price “free” is not an amount such as 12.50.',
    ]);
    const run = await owner.send('GET', `${base}/imports/${applied.json.id}`);
    expect(run.json).toEqual(applied.json);
    const exported = await owner.send('GET', `${base}/products/export.csv?collection=${storeId}`);
    expect([exported.status, exported.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(exported.headers.get('content-disposition')).toContain('attachment');
    expect(exported.text.startsWith(`\ufeff${exportHeader().join()}\r\n`)).toBe(true);
    const again = await upload(owner, `${path}&mode=check`, exported.text);
    expect(again.json.report.products).toEqual({ create: 0, update: 0, unchanged: 1, refused: 0 });
  });

  it('exports no cell that a spreadsheet runs, and takes the file back without a change', async () => {
    const product = {
      ...body,
      title: '=HYPERLINK("http://x.example")',
      tags: ['@home'],
      description: '<p>plain</p>',
      optionOrdering: ['=Size'],
      variants: ['-10', "'+5"].map((size) => ({
        ...body.variants[0],
        sku: `+${size}`,
        attributes: { '=Size': size },
      })),
    };
    const made = await owner.send('POST', `${base}/products`, { collectionId: storeId, product });
    expect(made.status, made.text.slice(0, 300)).toBe(200);
    const { text } = await owner.send('GET', `${base}/products/export.csv?collection=${storeId}`);
    const cells: string[][] = parse(text, { bom: true, record_delimiter: '\r\n', relax_quotes: false });
    expect(cells.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    expect(cells.flat()).toContain(`'${product.title}`);
    const again = await upload(owner, `${base}/products/import?collection=${storeId}&mode=check`, text);
    expect(again.json.report.products).toMatchObject({ create: 0, update: 0, refused: 0 });
    await owner.send('DELETE', `${base}/products/${made.json.product.id}`);
  });

  it('is refused by its fault', async () => {
    const path = `${base}/products/import?collection=${storeId}&mode=apply`;
    expect((await upload(owner, path, 'a,b\n1,2')).json.code).toBe('import-no-header');
    expect((await upload(owner, path, 'x'.repeat(21_000_000))).status).toBe(413);
    expect((await owner.send('POST', path, { a: 1 })).status).toBe(415);
    const elsewhere = `${base}/products/import?collection=${siteId}&mode=check`;
    expect((await upload(owner, elsewhere, text)).json.code).toBe('store-not-found');
    expect((await upload(owner, `${base}/products/import?collection=${storeId}`, text)).json.field).toBe(
      'mode',
    );
  });
});

describe('files over the wire', () => {
  it('come from their own site only, for ever, and are never run', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#842' } })
      .jpeg()
      .toBuffer();
    const asset = await storeImage(app.deps, siteId, { bytes, fileName: 'a.jpg' });
    if (isRefusal(asset)) throw new Error(asset.code);
    const path = `/assets/${siteId}/${asset.storageKey}`;
    const served = await visitor.send('GET', `${path}?format=100w`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('set-cookie')).toBeNull();
    expect((await owner.send('GET', path)).status).toBe(200);
    expect((await app.site('other-catalogue').send('GET', path)).status).toBe(404);
    for (const bad of [
      `/assets/${siteId}/..%2f..%2fx/y`,
      `/assets/${siteId}/${'a'.repeat(32)}/x.png`,
      '/assets/nobody/a/b',
    ])
      expect([400, 404]).toContain((await visitor.send('GET', bad)).status);
    const list = await owner.send('GET', `${base}/assets`);
    expect(list.json.assets[0]).toMatchObject({ id: asset.id, url: path, width: 300 });
    const said = await owner.send('PATCH', `${base}/assets/${asset.id}`, {
      altText: 'A loaf',
      focalPoint: { x: 2, y: 0 },
    });
    expect([said.status, said.json.field]).toEqual([400, 'focalPoint.x']);
  });

  it('are refused by content', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const answer = await upload(owner, `${base}/assets`, svg, 'picture.png');
    expect([answer.status, answer.json.error]).toEqual([
      415,
      'The file picture.png does not appear to be a supported file type',
    ]);
  });
});
