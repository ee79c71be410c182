import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop, card, good, type Shop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, screenshot, widths } from '../support/browser.ts';
import { isFocused, tabTo } from '../support/keyboard.ts';
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

  /** In a wide window in dark colours too. */
  const lookInBothColours = async (page: Page, name: string) => {
    if (width > 1000) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await look(page, name);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await look(page, name);
  };

  it('opens an order, keeps a note, and marks it as fulfilled with a way back', async () => {
    const { shop, page } = await open('ordered');
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    await shop.add(session, 'SHIRT-S');
    expect((await shop.complete(session, 5450)).status).toBe(200);
    await visit(page, app, paths.orders(shop.slug));
    const link = page.getByRole('link', { name: /^#\d+ new$/ });
    await link.waitFor();
    await lookInBothColours(page, 'orders-new');
    await link.click();
    await page.getByRole('heading', { name: /^Order #/ }).waitFor();
    await page.getByText('Ships to').waitFor();
    await lookInBothColours(page, 'order');
    await page.goBack();
    await expect.poll(() => link.count()).toBe(0);
    await page.goForward();
    await page.getByRole('textbox', { name: 'New note' }).fill('A present: no slip in the box.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.locator('.timeline-note', { hasText: 'A present: no slip in the box.' }).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('A present: no slip, no price.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.locator('.timeline-note', { hasText: 'A present: no slip, no price.' }).waitFor();
    await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
    await page.getByText(/^Order #\d+ fulfilled$/).waitFor();
    await page.getByRole('button', { name: 'Reopen order' }).waitFor();
    const story = await page
      .locator('.timeline li > span:first-child, .timeline-note-text')
      .allTextContents();
    // The mail goes when the worker comes to it.
    expect(story.toReversed().filter((line) => line !== 'The confirmation was sent.')).toEqual([
      'The order was placed.',
      'The payment was captured.',
      'A present: no slip, no price.',
      'Items were shipped.',
      'The order was fulfilled.',
    ]);
    await lookInBothColours(page, 'order-fulfilled');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Mark as fulfilled' }).waitFor();
    await page.goBack();
    await page.getByRole('row').filter({ hasText: 'Ada Stone' }).getByText('To fulfill').waitFor();
    await page.context().close();
  });

  it('sends in parts with tracking, by the keyboard alone', async () => {
    const { shop, page } = await open('sent');
    const order = await placed(shop);
    await visit(page, app, paths.order(shop.slug, order));
    const ship = page.getByRole('button', { name: 'Ship items' });
    await tabTo(ship);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ship items' });
    await dialog.waitFor();
    await look(page, 'ship');
    await tabTo(dialog.getByRole('textbox', { name: 'Units of Mug' }));
    await page.keyboard.type('2');
    await tabTo(dialog.getByRole('textbox', { name: 'Units of Shirt' }));
    await page.keyboard.type('0');
    await tabTo(dialog.getByLabel('Carrier'));
    await page.keyboard.type('Parcel Post');
    await tabTo(dialog.getByLabel('Tracking number'));
    await page.keyboard.type('PP 1200 34');
    await tabTo(dialog.getByLabel('Tracking link'));
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await dialog.getByText('The tracking address must start with https:// or http://.').waitFor();
    await look(page, 'ship-refused');
    await dialog.getByLabel('Tracking link').fill('https://post.example/PP120034');
    await page.keyboard.press('Enter');
    await page.getByText('Shipment recorded').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(ship)).toBe(true);
    await page.getByText('2 × Mug', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'PP 1200 34' }).waitFor();
    await look(page, 'parcel');
    await ship.click();
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByText(/^Order #\d+ fulfilled$/).waitFor();
    await page.getByText('1 × Mug, 1 × Shirt').waitFor();
    await page.context().close();
  });

  it('refunds by line and by amount, and shows before where it goes', async () => {
    const { shop, page } = await open('back');
    const order = await placed(shop);
    const before = (await shop.stock('MUG')).onHand;
    await visit(page, app, paths.order(shop.slug, order));
    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await dialog.getByText('Choose what to refund to see the amounts.').waitFor();
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByRole('alert').getByText('Choose what to refund.').waitFor();
    await dialog.getByRole('textbox', { name: 'Units of Mug' }).fill('2');
    await dialog.getByRole('textbox', { name: 'Units of Mug' }).press('Tab');
    const sums = dialog.getByLabel('Refund summary', { exact: true });
    await sums.getByText('$24.00').first().waitFor();
    await sums.getByText('To Test card ending in 4242').waitFor();
    await dialog.getByText('Restock items').click();
    await dialog.getByLabel('Reason').fill('One came chipped');
    await look(page, 'refund');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await page.getByText('$24.00 refunded').waitFor();
    await page.getByText('2 refunded').waitFor();
    expect((await shop.stock('MUG')).onHand).toBe(before + 2);
    await look(page, 'refunded');
    await page.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByText('Custom amount').click();
    await dialog.getByLabel('Amount').fill('900');
    await dialog.getByText('This is more than what is left of the payment.').waitFor();
    await look(page, 'refund-too-much');
    await dialog.getByLabel('Amount').fill('43');
    await sums.getByText('$43.00').first().waitFor();
    // The login of a while ago is not enough for a refund: it continues once the password is confirmed.
    const openedAt = new Date(Date.now() - 3_600_000);
    await app.db.global((tx) => tx.updateTable('account_session').set({ createdAt: openedAt }).execute());
    await dialog.getByLabel('Amount').press('Enter');
    const confirm = page.getByRole('dialog', { name: 'Confirm your password' });
    await confirm.getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');
    await confirm.getByRole('alert').waitFor();
    // The button below it turns for as long as it waits: nothing here comes to rest.
    await expectNoAxeViolations(page);
    await screenshot(page, `orders-confirm-password-${width}`);
    await confirm.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
    await page.keyboard.press('Enter');
    await page.getByText('$43.00 refunded').waitFor();
    await page.getByText('Refunded', { exact: true }).first().waitFor();
    // No money is left, but what was bought may still come back by line.
    await page.getByRole('button', { name: 'Refund' }).waitFor();
    await page.context().close();
  });

  it('offers no refund and no cancellation of what is under way, and says why', async () => {
    const { shop, page } = await open('pending');
    const order = await placed(shop, card('4000000000007726'));
    const all = { amount: '67.00', restock: false, reason: '', notify: false, key: 'refund-that-is-lost' };
    const path = `/api/studio/sites/${shop.siteId}/orders/${order}/refunds`;
    expect((await shop.owner.send('POST', path, all)).json.refund.status).toBe('pending');
    // The bank is no longer asked while somebody looks.
    await app.db.global((tx) =>
      tx
        .updateTable('outbox')
        .set({ dueAt: new Date(Date.now() + 3_600_000) })
        .where('topic', '=', 'reconcile-refund')
        .execute(),
    );
    await visit(page, app, paths.order(shop.slug, order));
    await page.getByText('−$67.00').waitFor();
    expect(await page.getByRole('button', { name: 'Refund' }).count()).toBe(0);
    await page.getByRole('button', { name: 'More for this order' }).click();
    for (const name of [/^Refund/, /^Cancel order/])
      expect(await page.getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true');
    await page.getByText('A refund is in progress').waitFor();
    await look(page, 'refund-under-way');
    await page.context().close();
  });

  it('shows a refusal of the bank and continues where one was', async () => {
    const { shop, page } = await open('refused');
    const order = await placed(shop, card('4000000000005126'));
    await visit(page, app, paths.order(shop.slug, order));
    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await dialog.getByText('Custom amount').click();
    await dialog.getByLabel('Amount').fill('5');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByText('The refund was refused: The bank refused the refund.').waitFor();
    expect(await dialog.getByLabel('Amount').inputValue()).toMatch(/^5/);
    await look(page, 'refund-refused');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('cancels after a question, and sends a mail again', async () => {
    const { shop, page } = await open('undone');
    const order = await placed(shop);
    const before = (await shop.stock('MUG')).onHand;
    await visit(page, app, paths.order(shop.slug, order));
    const more = page.getByRole('button', { name: 'More for this order' });
    await more.click();
    await look(page, 'menu');
    await page.getByRole('menuitem', { name: 'Resend an email' }).click();
    const mail = page.getByRole('dialog', { name: 'Resend an email' });
    await look(page, 'mail');
    await mail.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Email sent to ada@shop.example').waitFor();
    await more.click();
    await page.getByRole('menuitem', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel order #/ });
    const keep = dialog.getByRole('button', { name: 'Keep the order' });
    await expect.poll(() => isFocused(keep)).toBe(true);
    await dialog.getByText('To Test card ending in 4242').waitFor();
    await look(page, 'cancel');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText(/^Order #\d+ canceled$/).waitFor();
    await page.getByText('Canceled', { exact: true }).waitFor();
    expect((await shop.stock('MUG')).onHand).toBe(before + 3);
    await look(page, 'canceled');
    await page.context().close();
  });

  it('narrows the list, and takes it and the packing slip along', async () => {
    const { shop, page } = await open('files');
    const order = await placed(shop);
    await visit(page, app, paths.orders(shop.slug));
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('button', { name: /Any payment/ }).click();
    await page.getByRole('option', { name: 'Paid', exact: true }).click();
    await page.waitForURL(/payment=paid/);
    await page.getByRole('row').filter({ hasText: 'Ada Stone' }).waitFor();
    await look(page, 'filters');
    await page
      .getByRole('checkbox', { name: /^Choose order #/ })
      .first()
      .press('Space');
    await page.getByText('1 selected').waitFor();
    await look(page, 'chosen');
    const slips = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Packing slips' }).click();
    expect(readFileSync(await (await slips).path(), 'latin1').startsWith('%PDF-')).toBe(true);
    await page.getByRole('button', { name: 'More for orders' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Export as CSV/ }).click();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('Ada Stone');
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByRole('heading', { name: 'No order matches' }).waitFor();
    await look(page, 'none');
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await page.getByRole('row').filter({ hasText: 'Ada Stone' }).waitFor();
    await visit(page, app, paths.order(shop.slug, order));
    await page.getByRole('button', { name: 'More for this order' }).click();
    const slip = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Packing slip/ }).click();
    expect(readFileSync(await (await slip).path(), 'latin1').startsWith('%PDF-')).toBe(true);
    await page.context().close();
  });
});

/** Three mugs and a shirt, 36.00 + 24.00 and 7.00 shipping, paid; its id. */
async function placed(shop: Shop, payment: unknown = good): Promise<string> {
  await shop.setStock('MUG', 10);
  await shop.setStock('SHIRT-S', 10);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 3);
  await shop.add(session, 'SHIRT-S');
  const { status, json } = await shop.complete(session, 6700, { payment });
  expect(status).toBe(200);
  return json.orderId;
}
