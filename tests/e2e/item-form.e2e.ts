import { callSentinels } from '@veranda/contracts/sentinels';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { required } from '../contract/forms/site-with-form.ts';
import { addProduct } from '../support/add-product.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { putForm } from '../support/replace-form.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const document = {
  ...formOf([
    required(newField('text', { id: 'engraving', position: 'a0' })),
    newField('textarea', { id: 'note', position: 'a1' }),
  ]),
  purpose: 'product' as const,
};

async function askFor(shop: Shop, sku: string, product = shop.variant(sku).productId): Promise<void> {
  const base = `/api/studio/sites/${shop.siteId}`;
  const made = await shop.owner.send('POST', `${base}/forms`, { name: 'Engraving', purpose: 'product' });
  const { id } = made.json.form;
  await putForm({ session: shop.owner, siteId: shop.siteId, formId: id }, document);
  await shop.owner.send('PUT', `${base}/products/${product}/form`, { formId: id });
  await shop.owner.send('POST', `${base}/publish`, {});
}

describe.each(widths)('the form of an item, %d px', (width) => {
  it('storefront §4 item’s form: editing, saving, editing; storefront §4 lightbox: open or closed; storefront §2 lightbox: hosts the item’s form before the item is added; storefront §4 item’s form: the button says Saving… meanwhile; storefront §4 cart: is recalculating while an item’s form is saved', async () => {
    const slug = `asks-${width}`;
    const shop = await addShop(app, slug);
    await askFor(shop, 'MUG');
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await page.goto('/shop/p/mug');
    expect(await page.locator('[data-extra]').isHidden()).toBe(true);
    await page.locator('.v-add-to-cart').click();
    const box = page.getByRole('dialog', { name: 'Mug' });
    await box.getByLabel('Text').waitFor();
    await expectNoAxeViolations(page);
    await box.getByRole('button', { name: 'Add To Cart' }).click();
    await box.getByText('Update the missing or invalid information above.').waitFor();
    await box.getByText('Required', { exact: true }).waitFor();
    await screenshot(page, `item-form-${width}`);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await page.waitForTimeout(1100);
    await page.locator('.v-add-to-cart').click();
    await box.getByLabel('Text').fill('For Ada');
    await page.route('**/shopping-cart/entries', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await box.getByRole('button', { name: 'Add To Cart' }).click();
    await box.getByRole('button', { name: 'Saving…' }).waitFor();
    await box.waitFor({ state: 'detached' });
    await page.getByText('Mug was added to your cart.').waitFor();

    await page.goto('/cart');
    await page.getByText('For Ada').waitFor();
    await page.locator('[data-island="cart-page"][data-started]').waitFor();
    await screenshot(page, `item-form-cart-${width}`);
    await page.getByRole('link', { name: 'Edit details of Mug' }).click();
    const edit = page.getByRole('dialog', { name: 'Details of Mug' });
    expect(await edit.getByLabel('Text').inputValue()).toBe('For Ada');
    await edit.getByLabel('Text').fill('For Grace');
    await page.route('**/additionalFields', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.locator('html[data-cart="recalculating"]').waitFor();
    await edit.getByRole('button', { name: 'Saving…' }).waitFor();
    await edit.waitFor({ state: 'detached' });
    await page.locator('.v-cart-line').getByText('For Grace').waitFor();
    await page.locator('html[data-cart="loaded"]').waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  it('storefront §8 cart: Unable to update form; storefront §8 cart: Unable to open form', async () => {
    const slug = `fails-${width}`;
    const shop = await addShop(app, slug);
    await askFor(shop, 'MUG');
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await page.goto(`/shop/p/mug?sentinel=${callSentinels.noStock}`);
    await page.locator('.v-add-to-cart').click();
    await page.getByText('Unable to open form. Please check your internet connection').waitFor();
    await page.goto('/shop/p/mug');
    await page.locator('.v-add-to-cart').click();
    await page.getByRole('dialog').getByLabel('Text').fill('One');
    await page.getByRole('dialog').getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Mug was added to your cart.').waitFor();
    await page.goto(`/cart?sentinel=${callSentinels.cutOff}`);
    await page.locator('[data-island="cart-page"][data-started]').waitFor();
    await page.getByRole('link', { name: 'Edit details of Mug' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Unable to update form. Please check your internet connection').waitFor();
    await screenshot(page, `item-form-fails-${width}`);
    await page.context().close();
  });
});

describe('the stock of an item with a form', () => {
  it('storefront §5 add to cart: stock check passes when the stock exceeds what the cart holds; storefront §5 add to cart: stock check fails otherwise; storefront §5 add to cart: stock check passes when any result is unlimited', async () => {
    const shop = await addShop(app, 'stocked');
    await shop.setStock('MUG', 1);
    const bolt = await addProduct(shop, { title: 'Bolt', variants: [{ price: '0.10' }] });
    await askFor(shop, 'MUG');
    await askFor(shop, 'BOLT-0', bolt);
    const page = await openPage({ width: 1280, baseUrl: `http://stocked.${app.studioHost}` });
    const dialog = page.getByRole('dialog');
    const press = () => page.locator('.v-product-page .v-add-to-cart').first().click();
    const add = async (title: string) => {
      await press();
      await dialog.getByLabel('Text').fill('One');
      await dialog.getByRole('button', { name: 'Add To Cart' }).click();
      await page.getByText(`${title} was added to your cart.`).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await page.locator('.v-add-to-cart[data-state="idle"]').first().waitFor();
    };
    await page.goto('/shop/p/mug');
    await add('Mug');
    await press();
    await page.getByText('Sorry, we do not have enough of that item available.').waitFor();
    expect(await dialog.count()).toBe(0);
    await page.goto('/shop/p/bolt');
    await add('Bolt');
    await press();
    await dialog.getByLabel('Text').waitFor();
    await page.context().close();
  });
});

describe('the place of a lightbox', () => {
  it('storefront §4 lightbox: margin is 50 when the content is taller than the window; storefront §4 lightbox: is centred otherwise', async () => {
    const shop = await addShop(app, 'placed');
    await askFor(shop, 'MUG');
    const page = await openPage({ width: 1280, baseUrl: `http://placed.${app.studioHost}` });
    await page.goto('/shop/p/mug');
    await page.locator('.v-add-to-cart').click();
    await page.getByRole('dialog', { name: 'Mug' }).getByLabel('Text').waitFor();
    const place = () =>
      page.locator('.v-lightbox-content').evaluate((content) => ({
        margin: Number.parseFloat(getComputedStyle(content).marginTop),
        rest: window.innerHeight - (content as HTMLElement).offsetHeight,
      }));
    await expect.poll(async () => (await place()).rest).toBeGreaterThan(0);
    const { margin, rest } = await place();
    expect(Math.abs(margin - rest / 2)).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1280, height: 200 });
    await expect.poll(async () => (await place()).margin).toBe(50);
    expect((await place()).rest).toBeLessThan(0);
    await page.context().close();
  });
});

describe('the form of an item on a card', () => {
  it('says why it does not open while the shop is away, and opens when it is pressed again', async () => {
    const shop = await addShop(app, 'card-away');
    await askFor(shop, 'MUG');
    const page = await openPage({ width: 390, baseUrl: `http://card-away.${app.studioHost}` });
    await page.goto('/shop');
    const away = '**/shop/p/mug?format=main-content';
    await page.route(away, (route) => route.fulfill({ status: 503, body: 'Something went wrong' }));
    const button = page.locator('.v-card', { hasText: 'Mug' }).locator('.v-quick-button');
    await button.click();
    await page.getByText('Unable to open form. Please try again', { exact: true }).waitFor();
    expect(page.url()).toMatch(/\/shop$/);
    await page.unroute(away);
    await page.locator('.v-quick-button[data-state="idle"]').waitFor();
    await button.click();
    await page.getByRole('dialog', { name: 'Mug' }).getByLabel('Text').waitFor();
    expect(await page.getByText('Unable to open form').count()).toBe(0);
    await page.context().close();
  });
});

describe('an item of a list with a form of its own', () => {
  it('asks for it in a lightbox from its card, and is added with the answers', async () => {
    const shop = await addShop(app, 'carded');
    await shop.setStock('MUG', 500);
    const base = `/api/studio/sites/${shop.siteId}`;
    const made = await shop.owner.send('POST', `${base}/forms`, { name: 'Engraving', purpose: 'product' });
    const { id } = made.json.form;
    const document = formOf([newField('text', { id: 'engraving', position: 'a0' })], 'product');
    await putForm({ session: shop.owner, siteId: shop.siteId, formId: id }, document);
    const product = shop.variant('MUG').productId;
    await shop.owner.send('PUT', `${base}/products/${product}/form`, { formId: id });
    await shop.owner.send('POST', `${base}/publish`, {});
    const page = await openPage({ width: 1280, baseUrl: `http://carded.${app.studioHost}` });
    await page.goto('/shop');
    const button = page.locator('.v-card', { hasText: 'Mug' }).locator('.v-quick-button');
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('For Ada');
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await expect.poll(() => button.getAttribute('data-state')).toBe('added');
    expect(new URL(page.url()).pathname).toBe('/shop');
    const cart = await page.evaluate(async () => (await fetch('/api/commerce/shopping-cart')).json());
    expect(JSON.stringify(cart)).toContain('For Ada');
    await page.context().close();
  });
});
