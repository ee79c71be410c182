import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, openPage, widths } from '../support/browser.ts';
import { isFocused, tabTo } from '../support/keyboard.ts';
import { lookAtScreen, openStudio, visit } from '../support/owner-browser.ts';
import { addPictures } from '../support/product-pictures.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const header = 'Product Type [Non Editable],Title,SKU,Option Name 1,Option Value 1,Price,Stock,Visible';
const file = [
  header,
  'PHYSICAL,Rye loaf,RYE,,,7.50,12,Yes',
  'PHYSICAL,Sourdough starter in a jar with a linen cover and a handwritten feeding card,STARTER,Size,Small,9.00,4,Yes',
  ',,STARTER-L,,Large,14.00,Unlimited,',
  'PHYSICAL,Baguette,BAG,,,four,3,Yes',
  'PHYSICAL,Tin,TIN,,,18.00,some,Yes',
].join('\r\n');

describe.each(widths)('products and orders in the studio, %d px', (width) => {
  const it = alternately(width);
  const open = async (slug: string) => {
    const shop = await addShop(app, `${slug}-${width}`);
    return { shop, page: await openStudio(shop, width) };
  };
  /** The screen as it is, in a wide window in dark colours too. */
  const look = async (page: Page, name: string) => {
    for (const colorScheme of width > 1000 ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await lookAtScreen(page, `catalog-${name}-${width}`);
    }
  };

  it('administration §1 owner: sets up a store; takes a product with two options by the keyboard alone, and leads to what is missing', async () => {
    const { shop, page } = await open('keys');
    const { keyboard } = page;
    await visit(page, app, paths.products(shop.slug));
    await tabTo(page.getByRole('link', { name: 'Add product' }));
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New product' }).waitFor();
    await tabTo(page.getByRole('button', { name: 'Add option' }));
    await addOption(page, 'Size', ['S', 'M']);
    await addOption(page, 'Colour', ['Oat', 'Midnight blue with a white seam']);
    await page.getByRole('heading', { name: '4 variants' }).waitFor();
    await tabTo(page.getByRole('button', { name: 'Add product' }));
    await keyboard.press('Enter');
    const title = page.getByLabel('Title', { exact: true });
    await expect.poll(() => isFocused(title)).toBe(true);
    expect(await title.getAttribute('aria-invalid')).toBe('true');
    await look(page, 'new-errors');
    await keyboard.type('Apron for two bakers');
    expect(await title.getAttribute('aria-invalid')).toBe(null);
    await tabTo(page.getByLabel('Choose all variants'));
    await keyboard.press('Space');
    await tabTo(page.getByLabel('Amount'), { back: true });
    await keyboard.type('38,50');
    await tabTo(page.getByRole('button', { name: 'Apply' }));
    await keyboard.press('Enter');
    await tabTo(page.getByLabel('Price of M / Oat', { exact: true }));
    expect(await page.getByLabel('Price of M / Oat', { exact: true }).inputValue()).toBe('38.50');
    await look(page, 'new-filled');
    await keyboard.press('Enter');
    await page.getByText('“Apron for two bakers” added to the shop').waitFor();
    await page.getByRole('heading', { name: 'Apron for two bakers' }).waitFor();
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
    await look(page, 'new-saved');
    await page.context().close();
  });

  it('changes prices and stock, redirects from a former address, refuses what is no price, and asks before changes are lost', async () => {
    const { shop, page } = await open('changed');
    await visit(page, app, paths.products(shop.slug));
    const more = page.getByRole('button', { name: 'One more of Mug' });
    await more.press('Enter');
    await more.press('Enter');
    await page.getByText('Mug: 7 in stock').waitFor();
    expect(await isFocused(more)).toBe(true);
    expect(await page.getByText(/^Mug: \d in stock$/).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('group', { name: 'Stock of Mug' }).getByText('6', { exact: true }).waitFor();
    expect((await shop.stock('MUG')).onHand).toBe(6);
    await look(page, 'stock-stepped');
    await page.getByRole('button', { name: 'Stock of Shirt' }).click();
    const drawer = page.getByRole('dialog', { name: 'Stock of Shirt' });
    await drawer.getByRole('button', { name: 'One more of S', exact: true }).click();
    await drawer.getByRole('group', { name: 'Stock of S', exact: true }).getByText('3').waitFor();
    await page.getByText('Shirt, S: 3 in stock').waitFor();
    expect((await shop.stock('SHIRT-S')).onHand).toBe(3);
    const less = drawer.getByRole('button', { name: 'One less of S', exact: true });
    for (const left of [2, 1, 0]) {
      await less.press('Enter');
      await page.getByText(`Shirt, S: ${left} in stock`).waitFor();
      if (left > 0) expect(await isFocused(less)).toBe(true);
    }
    await expect.poll(() => less.isDisabled()).toBe(true);
    expect(await isFocused(drawer.getByRole('button', { name: 'One more of S', exact: true }))).toBe(true);
    await look(page, 'stock-drawer');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Mug' }).click();
    const address = page.getByLabel('Address', { exact: true });
    const redirect = page.getByRole('checkbox', { name: /^Redirect visitors from .*\/p\/mug to this page$/ });
    await address.fill('tea-mug');
    expect(await redirect.isChecked()).toBe(true);
    await address.fill('mug');
    await redirect.waitFor({ state: 'detached' });
    await address.fill('tea-mug');
    await redirect.waitFor();
    await page.getByLabel('Price', { exact: true }).fill('a lot');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter a price').waitFor();
    await look(page, 'price-refused');
    await page.getByLabel('Price', { exact: true }).fill('14.5');
    await page.getByLabel('Sale price').fill('12');
    await page.getByRole('switch', { name: 'On sale' }).press('Space');
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
    await question.waitFor();
    await look(page, 'unsaved');
    // One continues as soon as it is saved, however slowly the rest of the screen is read again.
    await page.route(/\/categories$/, (route) => setTimeout(() => void route.continue(), 500));
    await question.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/products$/);
    const row = page.getByRole('row').filter({ hasText: 'Mug' });
    await row.getByText('$12.00').waitFor();
    await row.getByText('$14.50').waitFor();
    await page.getByText('“Mug” saved').waitFor();
    await look(page, 'saved-list');
    await page.getByRole('link', { name: 'Mug' }).click();
    expect(await redirect.isChecked()).toBe(true);
    const [, former = ''] =
      /from (\S+) to/.exec((await page.getByText(/^Redirect visitors from/).textContent()) ?? '') ?? [];
    const moved = await app.site(shop.slug).send('GET', former);
    expect(moved.headers.get('location')).toBe(former.replace(/mug$/, 'tea-mug'));
    await page.context().close();
  });

  it('gives a variant one of the pictures by the keyboard, which its page then shows, and says where a moved picture stands', async () => {
    const { shop, page } = await open('pictured');
    const { keyboard } = page;
    const drawn = (background: string) =>
      sharp({ create: { width: 600, height: 750, channels: 3, background } })
        .png()
        .toBuffer();
    const pictures = [await drawn('#b5432a'), await drawn('#2a6fb5'), await drawn('#2f7d4f')];
    await addPictures(app, { siteId: shop.siteId, slug: 'shirt', pictures });
    await shop.setStock('SHIRT-M', 4);
    await visit(page, app, paths.product(shop.slug, shop.variant('SHIRT-S').productId));
    const ofM = page.getByRole('button', { name: 'Image of M' });
    // Handles for dragging let presses through to what they drag: the way begins behind them.
    await page.getByLabel('Choose all variants').focus();
    await tabTo(ofM);
    await keyboard.press('Enter');
    const choices = page.getByRole('listbox');
    await choices.getByRole('option', { name: 'Image 2' }).waitFor();
    await look(page, 'picture-choices');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await expect.poll(() => isFocused(choices.getByRole('option', { name: 'Image 2' }))).toBe(true);
    await keyboard.press('Enter');
    await choices.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Image 2 Image of M' }).waitFor();
    await page.getByRole('button', { name: 'More for Image 3' }).click();
    await page.getByRole('menuitem', { name: 'Make main image' }).click();
    await page.getByRole('status').getByText('Image 3 is now image 1 of 3, the main image.').waitFor();
    await page.getByRole('button', { name: 'Image 3 Image of M' }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Shirt” saved').waitFor();
    await look(page, 'variant-pictures');
    const visitor = await openPage({ width, baseUrl: `http://${shop.slug}.${app.studioHost}` });
    await visitor.goto('/shop/p/shirt');
    await visitor.locator('form[data-island="product-form"][data-started]').waitFor();
    const first = visitor.locator('.v-product-picture').first();
    const led = await first.getAttribute('data-image-id');
    await visitor.getByRole('radio', { name: /^M/ }).check({ force: true });
    await expect.poll(() => first.getAttribute('data-image-id')).not.toBe(led);
    const { mainImageId: chosen } = await app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('variant').select('mainImageId').where('sku', '=', 'SHIRT-M').executeTakeFirstOrThrow(),
    );
    expect(await first.getAttribute('data-image-id')).toBe(chosen);
    await visitor.context().close();
    await page.context().close();
  });

  it('imports a file after showing each bad row by number and reason, and exports what is there', async () => {
    const { shop, page } = await open('filed');
    await visit(page, app, paths.importProducts(shop.slug));
    const input = page.locator('input[type=file]');
    const place = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Products' });
    expect(await place.getAttribute('aria-current')).toBe('page');
    await look(page, 'import');
    await input.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from('Hello') });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await look(page, 'import-refused');
    await input.setInputFiles({ name: 'bread.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title });
    await rowOf('Baguette').getByText('Price “four” is not an amount such as 12.50.').waitFor();
    await rowOf('Tin').getByText('Stock “some” is neither a whole number nor Unlimited.').waitFor();
    expect(await rowOf('Baguette').getByRole('cell').first().textContent()).toBe('5');
    expect(await rowOf('Tin').getByRole('cell').first().textContent()).toBe('6');
    await look(page, 'import-checked');
    await page.getByRole('button', { name: 'Add 2 products' }).click();
    await page.getByText('bread.csv imported.').waitFor();
    await look(page, 'import-done');
    await page.getByRole('link', { name: 'View products' }).click();
    await rowOf('Rye loaf').getByText('$7.50').waitFor();
    await rowOf('Sourdough starter').getByText('from $9.00').waitFor();
    expect(await rowOf('Baguette').count()).toBe(0);
    await look(page, 'imported-list');
    await page.getByRole('button', { name: 'More for products' }).click();
    const download = page.waitForEvent('download');
    await look(page, 'menu');
    await page.getByRole('menuitem', { name: /^Export as CSV/ }).click();
    const exported = readFileSync(await (await download).path(), 'utf8');
    for (const words of ['Rye loaf', 'STARTER-L', 'Mug', 'SHIRT-M']) expect(exported).toContain(words);
    expect(exported).not.toContain('Baguette');
    await page.context().close();
  });
});

/** From the button that adds an option, which the focus is on before and after. */
async function addOption(page: Page, name: string, values: readonly string[]): Promise<void> {
  const { keyboard } = page;
  const button = page.getByRole('button', { name: 'Add option' });
  expect(await isFocused(button)).toBe(true);
  await keyboard.press('Enter');
  const fields = page.getByRole('group', { name: 'New option' });
  await expect.poll(() => isFocused(fields.getByLabel('Option', { exact: true }))).toBe(true);
  await keyboard.type(name);
  await tabTo(fields.getByLabel('Values', { exact: true }));
  for (const value of values) {
    await keyboard.type(value);
    await keyboard.press('Enter');
  }
  await tabTo(button);
  await keyboard.press('Enter');
  await page.getByRole('group', { name: `Option ${name}` }).waitFor();
  await expect.poll(() => isFocused(button)).toBe(true);
}
