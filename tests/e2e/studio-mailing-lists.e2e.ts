import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, openContext, widths } from '../support/browser.ts';
import { lookAt, soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await addShop(app, 'lists');
  await shop.setStock('MUG', 10);
  const base = `/api/studio/sites/${shop.siteId}`;
  for (let n = 0; n < 3; n += 1) {
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    const { orderId } = (await shop.complete(session, 3000)).json;
    const { order } = (await shop.owner.send('GET', `${base}/orders/${orderId}`)).json;
    const lines = [{ lineId: order.lines[0].id, quantity: 1 }];
    const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false, lines };
    if (n === 1) await shop.owner.send('POST', `${base}/orders/${orderId}/shipments`, parcel);
  }
  const discount = {
    scope: { kind: 'order' },
    effect: { kind: 'percent', percent: 10 },
    minimumAmount: '0',
    limit: null,
    minimumQuantity: 0,
    active: true,
    startsAt: null,
    endsAt: null,
    oncePerCustomer: false,
  };
  for (let n = 1; n <= 30; n += 1)
    await shop.owner.send('POST', `${base}/discounts`, { ...discount, name: `Offer ${n}`, code: `SAVE${n}` });
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

async function openStudio(width: number): Promise<Page> {
  const url = `http://${app.studioHost}`;
  const context = await openContext({ width, baseUrl: url, reducedMotion: true });
  await context.addCookies(
    [...shop.owner.cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
  return context.newPage();
}

describe.each(widths)('lists of the studio, %d px', (width) => {
  const it = alternately(width);
  it('says of an order that was sent in part that it was, and narrows the list to those', async () => {
    const page = await openStudio(width);
    await page.goto(paths.orders('lists'));
    const table = page.getByRole('table', { name: 'Orders' });
    await table.getByText('Partly fulfilled').waitFor();
    expect(await table.getByText('Partly fulfilled').count()).toBe(1);
    await lookAt(page, `lists-orders-${width}`);
    await page.getByRole('radio', { name: 'Partly fulfilled' }).click();
    await expect.poll(() => table.getByRole('link', { name: /#\d+/ }).count(), soon).toBe(1);
    await page.reload();
    await expect.poll(() => table.getByRole('link', { name: /#\d+/ }).count(), soon).toBe(1);
    await table.getByRole('link', { name: /#\d+/ }).click();
    await page.getByText('Partly fulfilled').first().waitFor();
    await page.context().close();
  });

  it('finds discounts by search, and shows them by pages', async () => {
    const page = await openStudio(width);
    await page.goto(paths.discounts('lists'));
    const table = page.getByRole('table', { name: 'Discounts' });
    await table.getByText('SAVE30', { exact: true }).waitFor();
    expect(await table.getByText('SAVE1', { exact: true }).count()).toBe(0);
    await lookAt(page, `lists-discounts-${width}`);
    await page.getByRole('button', { name: /next/i }).click();
    await table.getByText('SAVE1', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('save7');
    await table.getByText('SAVE7', { exact: true }).waitFor();
    await expect.poll(() => table.getByRole('button', { name: /^Remove/ }).count(), soon).toBe(1);
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('No discount matches').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await table.getByText('SAVE30', { exact: true }).waitFor();
    await page.context().close();
  });
});
