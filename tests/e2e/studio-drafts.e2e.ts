import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(widths)('orders that the owner composes, %d px', (width) => {
  const it = alternately(width);
  const look = async (page: Page, name: string) => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    await expectNoAxeViolations(page);
    await screenshot(page, `drafts-${name}-${width}`);
  };

  it('composes an order, sends it, and its customer pays it by the link', async () => {
    const shop = await addShop(app, `composed-${width}`);
    await shop.setStock('MUG', 9);
    const page = await openStudio(shop, width);
    await page.goto(`http://${app.studioHost}${paths.drafts(shop.slug)}`);
    await page.getByRole('heading', { name: 'No drafts' }).waitFor();
    await look(page, 'none');
    await page.getByRole('button', { name: 'Create an order' }).click();
    await page.getByRole('heading', { name: 'New draft' }).waitFor();
    await addItems(page, look);
    await page.getByLabel('Email').fill(`ada-${width}@shop.example`);
    await fillAddress(page);
    await page.getByLabel('Message to the customer').fill('As we said on the phone.');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByText('$42.00', { exact: true }).waitFor();
    await look(page, 'composed');
    await page.reload();
    await page.getByText('Engraving', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send invoice' });
    await look(page, 'send');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Invoice sent', { exact: true }).waitFor();
    await look(page, 'sent');
    await paysByLink(`ada-${width}@shop.example`, width);
    await page.goto(`http://${app.studioHost}${paths.orders(shop.slug)}`);
    await page.getByRole('row').filter({ hasText: 'Ada Stone' }).getByRole('link').click();
    await page.getByText('Engraving', { exact: true }).waitFor();
    await page.context().close();
  });

  it('places an order by hand, and deletes a draft', async () => {
    const shop = await addShop(app, `by-hand-${width}`);
    await shop.setStock('MUG', 9);
    const page = await openStudio(shop, width);
    await page.goto(`http://${app.studioHost}${paths.orders(shop.slug)}`);
    await page.getByRole('button', { name: 'Create an order' }).click();
    await addItems(page, async () => {});
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create order' }).click();
    await look(page, 'place');
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('heading', { name: /^Order #\d+$/ }).waitFor();
    await page.getByText('No email address.').waitFor();
    await look(page, 'placed');
    expect((await shop.stock('MUG')).onHand).toBe(7);
    await page.goto(`http://${app.studioHost}${paths.drafts(shop.slug)}`);
    await page.getByRole('button', { name: 'Create an order' }).click();
    await page.getByRole('button', { name: 'More for this draft' }).click();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No drafts' }).waitFor();
    await page.context().close();
  });

  async function addItems(page: Page, see: (page: Page, name: string) => Promise<void>): Promise<void> {
    await page.getByRole('button', { name: 'Add products' }).click();
    const found = page.getByRole('dialog', { name: 'Add products' });
    await found
      .getByRole('button', { name: /^Add Shirt/ })
      .first()
      .waitFor();
    await found.getByRole('searchbox').fill('mug');
    await found.getByRole('button', { name: /^Add Mug/ }).click();
    await found.getByRole('button', { name: /^Add Mug/ }).click();
    await see(page, 'add');
    await found.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Add custom item' }).click();
    const own = page.getByRole('dialog', { name: 'Custom item' });
    await own.getByRole('button', { name: 'Add item' }).click();
    await own.getByText('Enter a name.').waitFor();
    await own.getByLabel('Name').fill('Engraving');
    await own.getByLabel('Price per item').fill('20');
    await own
      .getByRole('radio', { name: 'Percent' })
      .or(own.getByRole('button', { name: 'Percent' }))
      .click();
    await own.getByLabel('Discount on this item, percent').fill('10');
    await see(page, 'own');
    await own.getByRole('button', { name: 'Add item' }).click();
    await own.waitFor({ state: 'detached' });
    await page.getByText('10% off').waitFor();
  }

  async function fillAddress(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const typed = [
      ['First name', 'Ada'],
      ['Last name', 'Stone'],
      ['Street and number', '1 Mill Lane'],
      ['Postal code', '12207'],
      ['City', 'Albany'],
      ['State or region', 'NY'],
    ] as const;
    for (const [name, value] of typed) await page.getByRole('textbox', { name }).fill(value);
    await page.getByRole('button', { name: /Country/ }).click();
    await page.getByRole('option', { name: 'United States of America' }).click();
  }

  async function paysByLink(email: string, at: number): Promise<void> {
    const mails = async () => (await app.deps.mail.inbox?.list())?.filter((mail) => mail.to === email) ?? [];
    await expect.poll(async () => (await mails()).length, { timeout: 8000 }).toBeGreaterThan(0);
    const [mail] = await mails();
    const link = /http:\S+\/checkout\/invoice\/[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? '';
    const page = await openPage({ width: at, reducedMotion: true });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Your invoice' }).waitFor();
    await page.getByText('As we said on the phone.').waitFor();
    await look(page, 'invoice');
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await page.locator('input[name=shippingOption]').first().check();
    const update = page.getByRole('button', { name: 'Update the total' });
    if (await update.isVisible()) await update.click();
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel(/^Expir/).fill('12/40');
    await page.getByLabel(/^Security code/).fill('123');
    await look(page, 'checkout');
    await page.getByRole('button', { name: /^Pay \$48\.00/ }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: /^Order #/ }).waitFor();
    await page.context().close();
  }
});

async function openStudio(shop: Shop, width: number): Promise<Page> {
  const page = await openPage({ width, reducedMotion: true });
  const cookies = [...shop.owner.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url: `http://${app.studioHost}`,
  }));
  await page.context().addCookies(cookies);
  return page;
}
