import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { completePath, details, entriesPath, good } from '../checkout/shop.ts';
import { fileForm } from '../../support/file-form.ts';

const inputs = join(import.meta.dirname, '../../../../shared/inputs/products');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: true });
});
afterAll(() => app.close());

async function imported(owner: Session, siteId: string, name: string) {
  const stores = await owner.send('GET', `/api/studio/sites/${siteId}/stores`);
  const content = readFileSync(join(inputs, name));
  const { body, headers } = fileForm({ fileName: name, content, type: 'text/csv' });
  const query = `mode=apply&overflow=second-store&collection=${stores.json.stores[0].id}`;
  return owner.send('POST', `/api/studio/sites/${siteId}/products/import?${query}`, body, headers);
}

describe.skipIf(!existsSync(inputs))('a real export (skipped where the shared data is absent)', () => {
  it.each(['flower-farm-2021.csv', 'pet-shop-2025.csv'])(
    '%s is imported into a published site, listed, and bought from',
    async (name) => {
      const slug = name.replace(/\W.*/, '');
      const { session: owner, siteId } = await app.ownerWithSite(slug);
      const run = await imported(owner, siteId, name);
      expect(run.status, run.text.slice(0, 300)).toBe(200);
      expect(run.json.report.products.create).toBeGreaterThan(2);

      const visitor = app.site(slug);
      const list = (await visitor.send('GET', '/shop?format=json')).json;
      const item = await buyable(visitor, list.items);
      const page = await visitor.send('GET', item.fullUrl);
      expect(page.status).toBe(200);
      const entry = { itemId: item.id, sku: item.sku, quantity: 1 };
      const added = await visitor.send('POST', entriesPath, entry);
      expect(added.status, added.text.slice(0, 300)).toBe(200);
      await visitor.send('PUT', '/api/commerce/checkout', details);
      const cart = (await visitor.send('GET', '/api/commerce/shopping-cart')).json;
      const done = await visitor.send('POST', completePath, {
        expectedGrandTotalCents: cart.grandTotalCents,
        payment: good,
        details,
      });
      expect(done.status, done.text.slice(0, 300)).toBe(200);
      const orders = await owner.send('GET', `/api/studio/sites/${siteId}/orders`);
      expect(orders.json.orders[0]).toMatchObject({ email: details.email });
      expect(app.faults).toEqual([]);
    },
    60_000,
  );
});

// An imported item with something in stock that is sent; the tiny starter's own two are passed over.
async function buyable(visitor: Session, items: { id: string; fullUrl: string; title: string }[]) {
  for (const { id, fullUrl, title } of items) {
    if (['Mug', 'Shirt'].includes(title)) continue;
    const { item } = (await visitor.send('GET', `${fullUrl}?format=json`)).json;
    const { productType, variants } = item.structuredContent;
    const variant = variants.find(
      (one: { unlimited: boolean; qtyInStock: number }) => one.unlimited || one.qtyInStock > 0,
    );
    if (productType === 1 && variant) return { id, fullUrl, sku: variant.sku as string };
  }
  throw new Error('nothing in the file can be bought');
}
