import { ensureCategories } from '@veranda/db/catalog/categories';
import { insertProducts } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { categorySteps } from '@veranda/domain/catalog/category-path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, productFrom } from '../contract/catalog/cast.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { siteId } = await app.ownerWithSite('shelf');
  await app.db.forSite(siteId, async (tx) => {
    const { id } = await tx
      .selectFrom('collection')
      .select('id')
      .where('type', '=', 13)
      .executeTakeFirstOrThrow();
    const steps = categorySteps('/bread/rye');
    const ids = await ensureCategories(tx, id, { steps, newId });
    const rye = [ids.get('/bread/rye') ?? ''];
    const products = [
      productFrom(id, 'Dark Rye', '5.00×1', { position: 11, tags: ['dark', 'sour'], categoryIds: rye }),
      productFrom(id, 'Baguette', '2.50×0', { position: 12, tags: ['white'] }),
      ...Array.from({ length: 30 }, (_, n) =>
        productFrom(id, `Bun ${n}`, '9.00/7.50×4', { position: 20 + n }),
      ),
    ];
    await insertProducts(tx, products, { actor: 'seed', kind: 'opening', newId });
    await bumpSiteVersion(tx);
  });
  await app.deps.sites.refresh(siteId);
});
afterAll(async () => {
  await closePages();
  await app.close();
});

const baseUrl = () => `http://shelf.${app.studioHost}`;

describe.each(widths)('a store’s list, %d px', (width) => {
  it('is narrowed and sorted without JavaScript, and says how', async () => {
    const visitor = await openPage({ width, javaScript: false, baseUrl: baseUrl() });
    await visitor.goto('/shop');
    await screenshot(visitor, `listing-${width}`);
    await visitor.getByText('Filter and sort').click();
    await visitor.getByLabel('Sort by').selectOption('price-up');
    await visitor.getByLabel('Price to').fill('8');
    await visitor.getByLabel('In stock only').check();
    await visitor.getByRole('button', { name: 'Apply' }).click();
    await visitor.getByText('31 products').waitFor();
    expect(await visitor.locator('.v-card-title').first().textContent()).toBe('Dark Rye');
    await visitor.getByText('Filter and sort').click();
    await screenshot(visitor, `listing-narrowed-${width}`);
    await visitor.getByRole('link', { name: 'Remove filter: up to $8.00' }).click();
    await visitor.getByText('33 products').waitFor();
    await visitor.goto('/shop?category=bread');
    await visitor.getByRole('link', { name: 'Rye', exact: true }).waitFor();
    await screenshot(visitor, `listing-category-${width}`);
    await visitor.context().close();
  });

  it('keeps the place when one comes back from a product', async () => {
    const visitor = await openPage({ width, baseUrl: baseUrl() });
    await visitor.goto('/shop');
    await visitor.getByRole('link', { name: 'Next' }).click();
    await visitor.waitForURL(/offset=24/);
    await visitor.evaluate(() => window.scrollTo(0, 600));
    await visitor.locator('.v-card-title a').nth(4).click();
    await visitor.locator('.v-product-title').waitFor();
    await visitor.goBack();
    await visitor.waitForURL(/offset=24/);
    await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await visitor.context().close();
  });

  it('adds without leaving; what has options says so and is chosen in the quick view', async () => {
    const visitor = await openPage({ width, baseUrl: baseUrl() });
    await visitor.goto('/shop');
    const mug = visitor.getByRole('button', { name: /^Add To Cart\s*: Mug/ });
    await mug.click();
    await visitor.getByText('Mug was added to your cart.').waitFor();
    expect(visitor.url()).toMatch(/\/shop$/);
    await visitor.locator('.v-quick-button[data-state="idle"]').first().waitFor();

    const shirt = visitor.locator('.v-card', { hasText: 'Shirt' }).locator('.v-quick-button');
    await shirt.click();
    await shirt.getByText('Select Option').waitFor();
    expect(await shirt.getAttribute('aria-disabled')).toBe('true');
    const dialog = visitor.getByRole('dialog', { name: 'Shirt' });
    await dialog.getByRole('heading', { name: 'Shirt' }).waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `quick-view-${width}`);
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await dialog.getByText('Please select the Size option.').waitFor();
    await dialog.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await visitor.getByText('Shirt was added to your cart.').waitFor();
    expect(await dialog.count()).toBe(0);
    await expect.poll(() => shirt.textContent(), { timeout: 5_000 }).toContain('Add To Cart');

    const gone = visitor.locator('.v-card', { hasText: 'Baguette' }).locator('.v-quick-button');
    expect(await gone.textContent()).toContain('Sold Out');
    expect(await gone.isDisabled()).toBe(true);
    await visitor.getByRole('link', { name: /^Quick View\s*: Mug/ }).click();
    await visitor.getByRole('dialog', { name: 'Mug' }).getByRole('link', { name: 'See all details' }).click();
    await visitor.waitForURL(/\/shop\/p\/mug$/);
    await visitor.context().close();
  });

  it('has nothing that axe finds', async () => {
    const visitor = await openPage({ width, baseUrl: baseUrl() });
    await visitor.goto('/shop?tag=sour&min=1');
    await visitor.getByText('Filter and sort').click();
    await expectNoAxeViolations(visitor);
    await visitor.context().close();
  });
});
