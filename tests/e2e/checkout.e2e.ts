import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import {
  fillAllButPayment,
  noteFaults,
  saved,
  atCheckout as walkToCheckout,
} from '../support/checkout-walk.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let byTestCard: Shop;

beforeAll(async () => {
  app = await createTestApp();
  byTestCard = await addShop(app, 'till');
  const list = { name: 'News', doubleOptIn: true };
  await byTestCard.owner.send('POST', `/api/studio/sites/${byTestCard.siteId}/mailing-lists`, list);
});
afterAll(async () => {
  await closePages();
  await app.close();
});

const broken: string[] = [];

const price = (priceMinor: bigint) =>
  app.db.forSite(byTestCard.siteId, (tx) =>
    tx
      .updateTable('variant')
      .set({ priceMinor })
      .where('productId', '=', byTestCard.variant('MUG').productId)
      .execute(),
  );

// One address walks every journey: its limits start again with each, and the mug costs what it did.
beforeEach(async () => {
  broken.length = 0;
  await price(1200n);
  await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
});
afterEach(() => expect(broken).toEqual([]));

async function atCheckout(shop: Shop, width: number): Promise<Page> {
  const page = await openPage({ width, baseUrl: `http://${shop.slug}.${app.studioHost}` });
  noteFaults(page, broken);
  return walkToCheckout(shop, page);
}

describe.each(widths)('the checkout at %d px', (width) => {
  it('keeps what was typed on reload, shows errors at their fields, and is paid by test card', async () => {
    const page = await atCheckout(byTestCard, width);
    await expectNoAxeViolations(page);
    await screenshot(page, `checkout-empty-${width}`);
    expect(await page.getByLabel(/Send me news/).isChecked()).toBe(false);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('Email cannot be blank').first().waitFor();
    expect(await page.locator('.errors').evaluate((box) => box === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page);
    await screenshot(page, `checkout-wrong-${width}`);
    await page.getByLabel('Country').selectOption('GB');
    await page.getByLabel('Postcode').waitFor();
    await page.getByLabel('Country').selectOption('US');
    await fillAllButPayment(page);
    await page.getByLabel(/Send me news/).check();
    await page.getByText('Note to the shop').click();
    await page.getByLabel('Anything we should know?').fill('Ring twice');
    const isSaved = saved(page, 'Ring');
    await page.getByLabel('City').focus();
    await isSaved;
    await page.reload();
    expect(await page.getByLabel('City').inputValue()).toBe('Rondout');
    expect(await page.getByLabel('Anything we should know?').inputValue()).toBe('Ring twice');
    expect(await page.getByLabel(/Send me news/).isChecked()).toBe(true);
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByLabel(/Expires/).fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await screenshot(page, `checkout-filled-${width}`);
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.locator('.errors').getByText('Your card was declined.').waitFor();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.close();
  });

  it('tells what has changed before anything is charged, with the new total', async () => {
    const page = await atCheckout(byTestCard, width);
    await fillAllButPayment(page);
    await price(1500n);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel(/Expires/).fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByText('Mug now costs $15.00 (was $12.00).').waitFor();
    await page.getByText('The total is now $20.50 (was $17.50).').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `checkout-changed-${width}`);
    await page.close();
  });

  it('never pays a total that came while the button was pressed', async () => {
    const page = await atCheckout(byTestCard, width);
    await fillAllButPayment(page);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel(/Expires/).fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await page.getByText('Discount code or gift card').click();
    await page.route('**/checkout', async (route) => {
      const isSave = route.request().postData()?.includes('action=save') ?? false;
      if (isSave) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.getByLabel('City').fill('Kingston');
    const isSaving = page.waitForRequest((one) => one.postData()?.includes('Kingston') ?? false);
    await page.getByLabel('Card number').focus();
    await isSaving;
    await price(1500n);
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByText('The total is now $20.50 (was $17.50).').waitFor();
    await page.close();
  });
});

describe('the checkout', () => {
  it('is bought with the keyboard alone, and nothing moves when React takes over', async () => {
    const page = await atCheckout(byTestCard, 390);
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as unknown as { value: number }[])
          (globalThis as unknown as { shifts: number }).shifts += one.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBe(0);
    const type = async (name: string, text: string) => {
      await tabTo(page, name);
      await page.keyboard.type(text);
    };
    await type('email', 'kim@buyer.example');
    await type('firstName', 'Kim');
    await type('lastName', 'Keys');
    await type('address1', '1 Ferry Row');
    await type('city', 'Rondout');
    await type('region', 'New York');
    await type('postalCode', '12401');
    await tabTo(page, 'shippingOption');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pay $17.50' }).waitFor();
    await tabTo(page, 'cardNumber');
    await page.keyboard.type('4000000000003220');
    await type('cardExpiry', '12/40');
    await type('cardCvc', '123');
    await tabTo(page, 'action');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/cart$|order-confirmed|test-bank/);
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    await page.close();
  });

  it('says that it pays, that it is slow and that it is offline, and charges a double click once', async () => {
    const page = await atCheckout(byTestCard, 390);
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await screenshot(page, 'checkout-offline-390');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await fillAllButPayment(page);
    let sent = 0;
    await page.route('**/checkout', async (route) => {
      const isPayment = route.request().postData()?.includes('action=pay') ?? false;
      if (isPayment) {
        sent += 1;
        await new Promise((resolve) => setTimeout(resolve, 6000));
      }
      await route.continue();
    });
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel(/Expires/).fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay $17.50' }).dblclick();
    await page.getByRole('status').getByText('Paying…').waitFor();
    await page.getByRole('status').getByText('This is taking longer than usual.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'checkout-slow-390');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(sent).toBe(1);
    await page.close();
  });

  it('keeps what is typed before its script has come', async () => {
    const page = await atCheckout(byTestCard, 390);
    await page.route('**/bundles/checkout.js*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/checkout', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill('early@buyer.example');
    const isSaved = saved(page, 'early');
    await page.getByLabel('State').selectOption('NY');
    await isSaved;
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('early@buyer.example');
    expect(await page.getByLabel('State').inputValue()).toBe('NY');
    await page.reload();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('early@buyer.example');
    await page.close();
  });

  it('tells what another tab has changed when one comes back to it', async () => {
    const page = await atCheckout(byTestCard, 1280);
    const other = await page.context().newPage();
    await other.goto('/shop/p/mug');
    await other.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await other.getByText('Mug was added to your cart.').waitFor();
    await other.close();
    // A tab in a browser without a window is always visible: the browser's word of coming back is given by hand.
    // It is given until it is heard, since the script may only now take over.
    const change = page.getByText('Mug: the quantity is now 2 (was 1).');
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return change.isVisible();
      })
      .toBe(true);
    await page.close();
  });
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { name: found, value } = document.activeElement as HTMLInputElement;
      return found === 'action' ? (value === 'pay' ? 'action' : '') : found;
    });
    if (at === name) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
