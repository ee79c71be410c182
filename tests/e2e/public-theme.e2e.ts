import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { required } from '../contract/forms/site-with-form.ts';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { focusedField } from '../support/focused-field.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { putForm } from '../support/replace-form.ts';

const itemTemplate = [
  '{.section item}<article><h1>{title}</h1>{@|product-price}{@|product-scarcity}',
  '<aside><ul><li>',
  '<a href="/shop/p/mug">Mug</a> <span class="product-price">another product’s</span>',
  '</li></ul></aside>',
  '{@|product-checkout}{@|product-restock-notification}',
  '<p class="posted">{title|timesince}</p></article>{.end}',
].join('');
const listTemplate = [
  '<h1>Shop</h1>{.repeated section items}<div class="grid-item">',
  '<a href="{fullUrl}">{title}</a>{@|add-to-cart-btn}{@|product-quick-view}',
  '</div>{.end}',
].join('');

let app: TestApp;
let baseUrl = '';
const themes = mkdtempSync(join(tmpdir(), 'public-theme-'));

beforeAll(async () => {
  // A theme of somebody else: the formatters alone, none of the platform's partials.
  cpSync('packages/themes', themes, { recursive: true });
  const file = (name: string, text: string) => writeFileSync(join(themes, 'levain/collections', name), text);
  file('products.item', itemTemplate);
  file('products.list', listTemplate);
  // Nobody judges the tokens here, but without one a sign-up is refused.
  const verifyUrl = 'http://127.0.0.1:9/assessments';
  const scriptUrl = 'https://www.google.com/recaptcha/enterprise.js';
  app = await createTestApp({
    themes,
    settings: { recaptcha: { siteKey: 'the-site-key', secret: 'secret', verifyUrl, scriptUrl } },
  });
  const shop = await addShop(app, 'public');
  await shop.setStock('MUG', 50);
  baseUrl = `http://public.${app.studioHost}`;
  const path = `/api/studio/sites/${shop.siteId}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', path)).json;
  await shop.owner.send('PUT', path, {
    merchandising: {
      ...merchandising,
      restockEnabled: true,
      restockSuccessText: 'We will write to you.',
      scarcityEnabled: true,
      scarcityBelow: 4,
    },
    version,
  });
  await askForEngraving(shop);
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
  rmSync(themes, { recursive: true });
});

async function askForEngraving(shop: Shop): Promise<void> {
  const base = `/api/studio/sites/${shop.siteId}`;
  const { form } = (await shop.owner.send('POST', `${base}/forms`, { name: 'Engraving', purpose: 'product' }))
    .json;
  const fields = formOf([required(newField('text', { id: 'engraving', position: 'a0' }))], 'product');
  await putForm({ session: shop.owner, siteId: shop.siteId, formId: form.id }, fields);
  const product = await shop.owner.send('PUT', `${base}/products/${shop.variant('SHIRT-S').productId}/form`, {
    formId: form.id,
  });
  expect(product.status, product.text).toBe(200);
  await shop.owner.send('POST', `${base}/publish`, {});
}

describe('the markup of public themes', () => {
  it('adds from a product page: options, quantity, states and messages, the form of the item first', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop/p/shirt');
    await page.locator('.sqs-add-to-cart-button[data-started]').waitFor();
    const button = page.getByRole('button', { name: 'Add To Cart' });
    await button.click();
    await page.getByRole('alert').getByText('Please select the Size option.').waitFor();
    await expect
      .poll(() => focusedField(page))
      .toEqual({ isAtFault: true, described: ['Please select the Size option.'] });
    const select = page.getByRole('combobox', { name: 'Select Size' });
    await select.selectOption('S');
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    expect(await page.locator('.variant-radiobtn[value="S"]').isChecked()).toBe(true);
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    if ((await quantity.count()) > 0) await quantity.fill('1');
    await button.focus();
    await page.keyboard.press('Enter');
    // The fields of the item are filled in first (storefront §2, lightbox).
    const box = page.getByRole('dialog', { name: 'Shirt' });
    await box.getByRole('button', { name: 'Add To Cart' }).click();
    await box.getByText('Update the missing or invalid information above.').waitFor();
    await box.getByLabel('Text').fill('For Ada');
    await expectNoAxeViolations(page);
    await box.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Shirt was added to your cart.').waitFor();
    const cart = await page.evaluate(async () => (await fetch('/api/commerce/shopping-cart')).json());
    expect(JSON.stringify(cart)).toContain('For Ada');
    await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
    await select.selectOption('M');
    await page.locator('.sqs-add-to-cart-button').getByText('Sold Out').waitFor();
    expect(await page.locator('.sqs-add-to-cart-button').getAttribute('aria-disabled')).toBe('true');
    await select.selectOption('S');
    await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
    await page.context().close();
  });

  it('checks the quantity, and adds as many', async () => {
    const page = await openPage({ width: 390, baseUrl });
    await page.goto('/shop/p/mug');
    await page.locator('.sqs-add-to-cart-button[data-started]').waitFor();
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    const button = page.getByRole('button', { name: 'Add To Cart' });
    await quantity.fill('1.5');
    await button.click();
    await expect
      .poll(() => focusedField(page))
      .toEqual({ isAtFault: true, described: ['Quantity must be a whole number'] });
    await quantity.fill('3');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.locator('.sqs-add-to-cart-button').getByText('Added!').waitFor();
    const cart = await page.evaluate(async () => (await fetch('/api/commerce/shopping-cart')).json());
    expect((cart as { totalQuantity: number }).totalQuantity).toBe(3);
    await page.context().close();
  });

  it('says the price and how little is left of the chosen variant, and of the product without one', async () => {
    const page = await openPage({ width: 390, baseUrl });
    await page.goto('/shop/p/shirt');
    await page.locator('.sqs-add-to-cart-button[data-started]').waitFor();
    const price = page.locator('article > .product-price');
    const seen = async () => ({
      price: (await price.innerText()).replace(/\s+/g, ' ').trim(),
      scarce: await page.locator('.product-scarcity:visible').allInnerTexts(),
    });
    const drawn = await seen();
    expect(drawn).toEqual({ price: 'from $24.00', scarce: [] });
    const select = page.getByRole('combobox', { name: 'Select Size' });
    await select.selectOption('S');
    expect(await seen()).toEqual({
      price: 'Sale price:$24.00 Original price:$30.00',
      scarce: ['Only 2 left'],
    });
    await screenshot(page, 'public-theme-chosen-390');
    await select.selectOption('M');
    expect(await seen()).toEqual({ price: '$30.00', scarce: [] });
    await select.selectOption('');
    expect(await seen()).toEqual(drawn);
    expect(await page.locator('aside .product-price').innerText()).toBe('another product’s');
    await page.context().close();
  });

  it('signs up for what is sold out, with the sentences of the restock form', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    const service = `window.grecaptcha = { enterprise: { ready: (run) => run(), execute: () => Promise.resolve('a person') } };`;
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: service }),
    );
    const sent = page.waitForRequest('**/notifications/restock');
    await page.goto('/shop/p/shirt');
    await page.locator('.posted').getByText('Invalid date.', { exact: true }).waitFor();
    await page.locator('.sqs-add-to-cart-button[data-started]').waitFor();
    await page.getByRole('combobox', { name: 'Select Size' }).selectOption('M');
    const sign = page.locator('.product-restock-notification');
    await sign.getByRole('button').click();
    await expect
      .poll(() => focusedField(page))
      .toEqual({ isAtFault: true, described: ['Email cannot be blank'] });
    await sign.getByRole('textbox').fill('ada@wait.test');
    await sign.getByRole('button').click();
    await sign.getByText('We will write to you.').waitFor();
    expect(JSON.parse((await sent).postData() ?? '{}').recaptchaEnterpriseV3Token).toBe('a person');
    expect(await sign.locator('.product-restock-cta').count()).toBe(1);
    expect(await sign.locator('form, input').count()).toBe(0);
    await page.context().close();
  });

  it('on a list adds what has no options, says Select Option of what has, and opens the product', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop');
    await page.locator('.sqs-add-to-cart-button[data-started]').first().waitFor();
    const item = (name: string) => page.locator('.grid-item').filter({ hasText: name });
    await item('Mug').getByRole('button', { name: 'Add To Cart' }).click();
    await item('Mug').locator('.sqs-add-to-cart-button').getByText('Added!').waitFor();
    await item('Shirt').getByRole('button', { name: 'Add To Cart' }).click();
    await item('Shirt').locator('.sqs-add-to-cart-button').getByText('Select Option').waitFor();
    await item('Shirt').getByRole('button', { name: 'Quick View' }).click();
    await page.waitForURL('**/shop/p/shirt');
    await page.context().close();
  });
});
