import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop } from '../contract/checkout/shop.ts';
import { placeOrder } from '../contract/orders/order-desk.ts';
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
  const it = alternately(width);
  const open = async (slug: string) => {
    const shop = await addShop(app, `${slug}-${width}`);
    return { shop, page: await openStudio(shop, width) };
  };
  const look = (page: Page, name: string) => lookAtScreen(page, `orders-${name}-${width}`);

  it('shows a customer with their orders, takes their data along, and deletes them', async () => {
    const { shop, page } = await open('people');
    const { id } = (await placeOrder(shop)).order;
    await visit(page, app, paths.customers(shop.slug));
    await page.getByRole('link', { name: 'Ada Stone' }).waitFor();
    await look(page, 'customers');
    await page.getByLabel('Search by name or email').fill('nobody');
    await page.getByRole('heading', { name: 'No customer matches' }).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await page.getByRole('link', { name: 'Ada Stone' }).click();
    await page.getByRole('heading', { name: '1 order' }).waitFor();
    await look(page, 'customer');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export data' }).click();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('Mill Lane');
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Ada Stone?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByText('This customer has an unfulfilled order.').waitFor();
    await look(page, 'customer-refused');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await visit(page, app, paths.order(shop.slug, id));
    await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
    await page.getByRole('button', { name: 'Reopen order' }).waitFor();
    await visit(page, app, paths.customers(shop.slug));
    await page.getByRole('link', { name: 'Ada Stone' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No customers yet' }).waitFor();
    await visit(page, app, paths.order(shop.slug, id));
    await page.getByText('This customer was deleted.').waitFor();
    await look(page, 'of-nobody');
    await page.context().close();
  });
});
