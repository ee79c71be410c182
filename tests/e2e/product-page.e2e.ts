import { insertProducts } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { Variant } from '@veranda/domain/catalog/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, productFrom } from '../contract/catalog/cast.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { focusedField } from '../support/focused-field.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const looks = ['levain', 'overdub', 'fieldnotes'] as const;

const variant = (attributes: Record<string, string>, quantity: number, minor = 2000n): Variant => ({
  id: newId(),
  sourceId: null,
  sku: `SKU-${Object.values(attributes).join('-')}`,
  gtin: null,
  mpn: null,
  mainImageId: null,
  attributes,
  priceMinor: minor,
  salePriceMinor: null,
  onSale: false,
  stock: { unlimited: false, quantity },
});

// Red is made in S and M, and M is sold out; blue is made in M only.
const lamp = [
  variant({ Colour: 'Red', Size: 'S' }, 4),
  variant({ Colour: 'Red', Size: 'M' }, 0, 2500n),
  variant({ Colour: 'Blue', Size: 'M' }, 2, 2500n),
];

const tiles = Array.from({ length: 250 }, (_, n) =>
  variant({ Colour: `Glaze ${n % 25}`, Size: `${Math.floor(n / 25) + 1} cm` }, n % 7, BigInt(1000 + n)),
);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const look of looks) {
    const { siteId, session } = await app.ownerWithSite(look);
    await app.db.forSite(siteId, (tx) =>
      tx.updateTable('site').set({ theme: look }).where('id', '=', siteId).execute(),
    );
    await app.db.forSite(siteId, async (tx) => {
      const { id } = await tx
        .selectFrom('collection')
        .select('id')
        .where('type', '=', 13)
        .executeTakeFirstOrThrow();
      const products = [
        productFrom(id, 'Lamp', '1.00×1', {
          variants: lamp.map(renewed),
          optionOrdering: ['Colour', 'Size'],
        }),
        productFrom(id, 'Tile', '1.00×1', {
          variants: tiles.map(renewed),
          optionOrdering: ['Colour', 'Size'],
        }),
        productFrom(id, 'Vase', '12.00/9.00×3'),
      ];
      await insertProducts(tx, products, { actor: 'seed', kind: 'opening', newId });
      await bumpSiteVersion(tx);
    });
    await app.deps.sites.refresh(siteId);
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
  }
});
afterAll(async () => {
  await closePages();
  await app.close();
});

const renewed = (one: Variant): Variant => ({ ...one, id: newId() });
const base = (look: string) => `http://${look}.${app.studioHost}`;

describe.each(widths)('a product page, %d px', (width) => {
  it.each(looks)('says in its selectors what there is, before anything is pressed (%s)', async (look) => {
    const page = await openPage({ width, baseUrl: base(look) });
    await page.goto('/shop/p/lamp');
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    const said = (name: string) =>
      page.locator('.v-choice', { hasText: new RegExp(`^${name}`) }).textContent();
    await page.locator('.v-no-picture').first().waitFor();
    await page.locator('.v-add-to-cart').click();
    await expect
      .poll(() => focusedField(page))
      .toEqual({ isAtFault: true, described: ['Please select the Colour and Size options.'] });
    await screenshot(page, `product-option-missing-${look}-${width}`);
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: /^Red/ }).check({ force: true });
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    expect(await said('M')).toBe('M, sold out');
    await page.getByRole('radio', { name: /^Blue/ }).check({ force: true });
    expect([await said('S'), await said('M')]).toEqual(['S, unavailable', 'M']);
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: /^S/ }).check({ force: true });
    await page.locator('.v-add-to-cart').click();
    await page.getByText('Sorry, that item variant is unavailable. Please select another variant.').waitFor();
    await screenshot(page, `product-${look}-${width}`);
    await page.getByRole('radio', { name: /^M/ }).check({ force: true });
    expect(await page.locator('.v-product-page .v-price-now').textContent()).toBe('$25.00');
    await page.getByLabel('Quantity').fill('1.5');
    await page.locator('.v-add-to-cart').click();
    await expect
      .poll(() => focusedField(page))
      .toEqual({ isAtFault: true, described: ['Quantity must be a whole number'] });
    await screenshot(page, `product-quantity-${look}-${width}`);
    await page.getByLabel('Quantity').fill('1');
    await page.locator('.v-add-to-cart').click();
    await page.getByText('Lamp was added to your cart.').waitFor();
    await page.context().close();
  });

  it('stays quick with 250 variants', async () => {
    const page = await openPage({ width, baseUrl: base('levain') });
    await page.goto('/shop/p/tile');
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    const milliseconds = await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('select[name="option.Colour"]');
      if (!select) return Number.POSITIVE_INFINITY;
      const before = performance.now();
      select.value = 'Glaze 5';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return performance.now() - before;
    });
    expect(milliseconds).toBeLessThan(50);
    await page.getByRole('radio', { name: /^3 cm/ }).check({ force: true });
    expect(await page.locator('.v-product-page .v-price-now').textContent()).toBe('$10.55');
    await page.locator('.v-add-to-cart').click();
    await page.getByText('Tile was added to your cart.').waitFor();
    await screenshot(page, `product-many-${width}`);
    await page.context().close();
  });

  it('shows a sale and what else there is', async () => {
    const page = await openPage({ width, baseUrl: base('levain') });
    await page.goto('/shop/p/vase');
    expect((await page.locator('.v-product-page .v-price').first().textContent())?.trim()).toBe(
      'Original price: $12.00 Sale price: $9.00',
    );
    await page.locator('.v-mark-sale').first().waitFor();
    const related = page.locator('.v-related');
    await related.getByRole('link', { name: 'Lamp', exact: true }).waitFor();
    expect(await related.getByText('from $20.00').count()).toBe(1);
    expect(await related.getByRole('link', { name: 'Vase' }).count()).toBe(0);
    await page.context().close();
  });
});
