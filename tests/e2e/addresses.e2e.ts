import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('places');
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

describe.each(widths)('the addresses of an account, %i px', (width) => {
  it('are kept by the fields of their country, and wrong ones shown', async () => {
    const page = await openPage({ width, baseUrl: `http://places.${shop.app.studioHost}` });
    await page.goto('/account/signup');
    await page.getByLabel('First name').fill('Ida');
    await page.getByLabel('Email address').fill(`ida${width}@places.example`);
    await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Addresses' }).click();
    await page.getByText('No addresses yet.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `addresses-none-${width}`);
    await page.getByRole('link', { name: 'Add an address' }).click();
    await page.getByLabel('Country').selectOption('DE');
    await page.getByRole('button', { name: 'Show the fields for this country' }).click();
    await page.getByLabel('State').waitFor({ state: 'detached' });
    await page.getByLabel('Last name').fill('Stone');
    await page.getByLabel('Address', { exact: true }).fill('Mühlweg 3');
    await page.getByLabel('Postal code').fill('1');
    await page.getByLabel('City').fill('Berlin');
    await page.getByLabel('City').press('Enter');
    await page.locator('.v-field-error').waitFor();
    expect(await page.getByLabel('Postal code').evaluate((one) => one === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page);
    await screenshot(page, `addresses-wrong-${width}`);
    await page.getByLabel('Postal code').fill('10115');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Saved.').waitFor();
    await page.getByRole('link', { name: 'Add an address' }).click();
    await page.getByLabel('Last name').fill('Stone');
    await page.getByLabel('Address', { exact: true }).fill('Am Hafen 17');
    await page.getByLabel('Postal code').fill('20457');
    await page.getByLabel('City').fill('Hamburg');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Am Hafen 17').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `addresses-list-${width}`);
    await page.getByRole('button', { name: /^Set as default: .*Berlin/ }).click();
    expect(await page.locator('.v-address').first().innerText()).toContain('Berlin');
    await page.getByRole('button', { name: /^Remove: .*Hamburg/ }).click();
    await page.getByText('Am Hafen 17').waitFor({ state: 'detached' });
    await page.context().close();
  });
});
