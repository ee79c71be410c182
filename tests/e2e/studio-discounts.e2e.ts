import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import { lookAtScreen, openStudio, visit } from '../support/owner-browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(widths)('orders in the studio, %d px', (width) => {
  const it = alternately(width, 1280);
  const open = async (slug: string) => {
    const shop = await addShop(app, `${slug}-${width}`);
    return { shop, page: await openStudio(shop, width) };
  };
  const look = (page: Page, name: string) => lookAtScreen(page, `orders-${name}-${width}`);

  it('sets discounts up, changes and removes them', async () => {
    const { shop, page } = await open('cheaper');
    await visit(page, app, paths.discounts(shop.slug));
    await page.getByRole('heading', { name: 'No discounts yet' }).waitFor();
    await page.getByRole('button', { name: 'Add a discount' }).click();
    const dialog = page.getByRole('dialog', { name: 'New discount' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.click();
    await dialog.getByText('Please enter a name').waitFor();
    await dialog.getByText('Please enter a code').waitFor();
    await look(page, 'discount-missing');
    await dialog.getByLabel('Name', { exact: true }).fill('For friends');
    await dialog.getByLabel('Code', { exact: true }).fill('friends15');
    await dialog.getByLabel('Percent off').fill('15');
    await dialog.getByRole('button', { name: /Entire order/ }).click();
    await page.getByRole('option', { name: 'Specific products' }).click();
    await dialog.getByRole('combobox', { name: 'Add a product' }).fill('Mug');
    await page.getByRole('option', { name: 'Mug' }).click();
    await dialog.getByRole('button', { name: 'Remove Mug' }).waitFor();
    await look(page, 'discount-filled');
    await save.click();
    await page.getByText('“For friends” saved').waitFor();
    await page.getByText('15% off 1 product').waitFor();
    await look(page, 'discounts');
    await page.getByRole('button', { name: 'Add a discount' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Another');
    await dialog.getByLabel('Code', { exact: true }).fill('Friends15');
    await save.click();
    await dialog.getByText('Another discount already uses this code.').waitFor();
    await dialog.getByText('Automatic discount').click();
    await dialog.getByRole('button', { name: /Percentage/ }).click();
    await page.getByRole('option', { name: 'Buy X, get Y' }).click();
    await look(page, 'discount-bxgy');
    await save.click();
    await page.getByText('“Another” saved').waitFor();
    await page.getByRole('button', { name: 'Edit FRIENDS15' }).click();
    const change = page.getByRole('dialog', { name: 'Edit discount' });
    expect(await change.getByLabel('Percent off').inputValue()).toBe('15');
    await change.getByRole('switch', { name: 'On' }).press('Space');
    await change.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row').filter({ hasText: 'FRIENDS15' }).getByText('Off', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove FRIENDS15' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove FRIENDS15?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('FRIENDS15 removed').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.context().close();
  });
});
