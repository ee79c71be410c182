import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openContext, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await closePages();
  await app.close();
});

async function openStudio(shop: Shop, width: number): Promise<Page> {
  const context = await openContext({ reducedMotion: true, width, baseUrl: `http://${app.studioHost}` });
  await context.addCookies(
    [...shop.owner.cookies].map(([name, value]) => ({ name, value, url: `http://${app.studioHost}` })),
  );
  const page = await context.newPage();
  return page;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function typeCountry(page: Page, name: string): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Country' }).last();
  // A list closes when what is behind it scrolls.
  await country.scrollIntoViewIfNeeded();
  await country.click();
  await country.fill(name);
  await page.getByRole('option', { name, exact: true }).waitFor();
  await country.press('ArrowDown');
  await country.press('Enter');
}

describe.each(widths)('shipping and taxes in the studio at %d px', (width) => {
  const it = alternately(width);
  it('a profile with its products, ways by weight and place, a carrier', async () => {
    const shop = await addShop(app, `ship-${width}`);
    const page = await openStudio(shop, width);
    await page.goto(`/config/${shop.slug}/settings/shipping`);
    await page.getByText('All products ship the same way.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Add a profile' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Fragile');
    await page.getByText('Mug', { exact: true }).click();
    await expectNoAxeViolations(page);
    await screenshot(page, `shipping-profile-${width}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 product · 0 shipping methods').waitFor();

    await page.getByRole('button', { name: 'Add a method' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a name').waitFor();
    await page.getByRole('dialog').getByLabel('Name').fill('Parcel');
    await choose(page, 'Cost', 'By weight');
    await page.getByLabel('Up to').fill('2');
    await page.getByRole('group', { name: 'Step 1' }).getByLabel('Cost').fill('4.90');
    await choose(page, 'Ships to', 'Specific places');
    await typeCountry(page, 'Germany');
    await page.getByLabel('Postal codes').fill('10115–14199');
    await expectNoAxeViolations(page);
    await screenshot(page, `shipping-way-${width}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('By weight, 1 step · Germany, 10115–14199').waitFor();

    await page.getByRole('button', { name: 'Add a method' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Carrier');
    await choose(page, 'Cost', 'Carrier rates');
    await page.getByLabel('Fallback rate').fill('9');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Carrier rates, fallback $9.00 · Everywhere').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `shipping-${width}`);

    await page.getByRole('button', { name: 'Connect a service' }).click();
    await page.getByLabel('Address').fill('http://rates.example');
    await page.getByLabel('Key').fill('secret');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByText('Enter an address that begins with https://.').waitFor();
    await page.getByRole('button', { name: 'Remove Parcel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('By weight, 1 step').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('a class of products with its rate, a tax of a state, a provider', async () => {
    const shop = await addShop(app, `tax-${width}`);
    const page = await openStudio(shop, width);
    await page.goto(`/config/${shop.slug}/settings/taxes`);
    await page.getByRole('button', { name: 'Add a class' }).click();
    await page.getByLabel('Name').fill('Food');
    await page.getByText('Mug', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 product', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add a tax' }).click();
    await page.getByLabel('Name').fill('Sales tax');
    await page.getByLabel('Rate', { exact: true }).fill('8.875');
    await typeCountry(page, 'United States');
    await page.getByLabel('Region').fill('NY');
    await page.getByLabel('Rate of Food').fill('0');
    await page.getByText('Shipping', { exact: true }).last().click();
    await expectNoAxeViolations(page);
    await screenshot(page, `tax-rule-${width}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page
      .getByText('8.875% · United States (NY) · also applies to digital goods, services, shipping')
      .waitFor();
    await page.getByText('Use a tax provider').click();
    await page.getByText('Example tax provider').waitFor();
    await choose(page, 'If the provider doesn’t respond', 'Block checkout until it is back');
    await page.getByText('Taxes saved').first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `taxes-${width}`);
    await page.context().close();
  });

  it('a discount of subscriptions has its choice of payments and the clock of the shop', async () => {
    const shop = await addShop(app, `off-${width}`);
    const page = await openStudio(shop, width);
    await page.goto(`/config/${shop.slug}/commerce/discounts`);
    await page.getByRole('button', { name: 'Add a discount' }).click();
    await page.getByLabel('Name').fill('Loyal');
    await page.getByLabel('Code').fill('loyal');
    await choose(page, 'Subscriptions', 'All payments');
    await page.getByText('Shop time zone').first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `discount-subscriptions-${width}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('LOYAL', { exact: true }).waitFor();
    await page.context().close();
  });
});
