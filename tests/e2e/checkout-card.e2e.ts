import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { fillBuyer, atCheckout as walkToCheckout } from '../support/checkout-walk.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await createTestApp();
  shop = await addShop(app, 'counter');
});
afterAll(async () => {
  await closePages();
  await app.close();
});

async function atCheckout(width: number): Promise<Page> {
  return walkToCheckout(shop, await openPage({ width, baseUrl: `http://${shop.slug}.${app.studioHost}` }));
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

/** Attributes of each visible field for the keyboard and the autofill. */
const fieldsOf = (page: Page) =>
  page
    .locator('form[data-checkout] :is(input:not([type=hidden],[type=radio],[type=checkbox]), select)')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(
        (one) => `${one.name} ${one.type} ${one.inputMode || '-'} ${one.autocomplete}`,
      ),
    );

describe.each(widths)('the card at the checkout, %d px', (width) => {
  it('decisions §names first payment page: one rate only is chosen; decisions §names first payment page: the button says the whole sum', async () => {
    const page = await atCheckout(width);
    expect(await page.getByRole('radio', { name: /^Post/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Pay $17.50' }).waitFor();
    await page.close();
  });

  it('groups the number, writes the slash, lets both be corrected, and says a refusal at the card', async () => {
    const page = await atCheckout(width);
    await fillBuyer(page);
    const [number, expiry] = [page.getByLabel('Card number'), page.getByLabel(/Expires/)];
    await number.pressSequentially('4000000000000002');
    expect(await number.inputValue()).toBe('4000 0000 0000 0002');
    await number.press('Home');
    await number.press('Delete');
    expect(await number.inputValue()).toBe('0000 0000 0000 002');
    await number.pressSequentially('4');
    expect(await number.inputValue()).toBe('4000 0000 0000 0002');
    await expiry.pressSequentially('1230');
    expect(await expiry.inputValue()).toBe('12/30');
    for (const left of ['12/3', '12', '1']) {
      await expiry.press('Backspace');
      expect(await expiry.inputValue()).toBe(left);
    }
    await expiry.pressSequentially('230');
    expect(await expiry.inputValue()).toBe('12/30');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.locator('#cardNumber-error').getByText('Your card was declined.').waitFor();
    await expect.poll(() => focusedId(page)).toBe('cardNumber');
    expect(await number.inputValue()).toBe('4000 0000 0000 0002');
    const seen = await page.locator('#cardNumber-error').evaluate((one) => one.getBoundingClientRect().top);
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(844);
    await expectNoAxeViolations(page);
    await screenshot(page, `checkout-declined-${width}`);
    await number.fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.close();
  });

  it('asks for each field by the keyboard and the autofill that it needs', async () => {
    const page = await atCheckout(width);
    expect(await fieldsOf(page)).toEqual([
      'email email email email',
      'country select-one - shipping country',
      'firstName text - shipping given-name',
      'lastName text - shipping family-name',
      'address1 text - shipping address-line1',
      'address2 text - shipping address-line2',
      'city text - shipping address-level2',
      'region select-one - shipping address-level1',
      'postalCode text numeric shipping postal-code',
      'phone tel - shipping tel',
      'coupon text - off',
      'cardNumber text numeric cc-number',
      'cardExpiry text numeric cc-exp',
      'cardCvc text numeric cc-csc',
    ]);
    const billing = async () => (await fieldsOf(page)).filter((one) => one.startsWith('billing'));
    await page.locator('input[name=billing]').check();
    await expect
      .poll(billing)
      .toEqual([
        'billing.country select-one - billing country',
        'billing.firstName text - billing given-name',
        'billing.lastName text - billing family-name',
        'billing.address1 text - billing address-line1',
        'billing.address2 text - billing address-line2',
        'billing.city text - billing address-level2',
        'billing.region select-one - billing address-level1',
        'billing.postalCode text numeric billing postal-code',
      ]);
    await page.close();
  });
});

it('says a refusal of the bank at the card to who comes back, without JavaScript too', async () => {
  const page = await atCheckout(390);
  const cookies = await page.context().cookies();
  const plain = await openPage({
    width: 390,
    javaScript: false,
    baseUrl: `http://${shop.slug}.${app.studioHost}`,
  });
  await plain.context().addCookies(cookies);
  await plain.goto('/checkout?declined=1');
  await plain.locator('#payment-error').getByText('Your bank declined the payment.').waitFor();
  expect(await plain.locator('[autofocus]').getAttribute('id')).toBe('payment');
  await plain.close();
  await page.close();
});
