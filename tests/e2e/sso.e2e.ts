import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shop: Shop;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp();
  shop = await addShop(app, 'single');
  baseUrl = `http://single.${app.studioHost}`;
  const issuer = `${app.deps.settings.studioOrigin}/_identity`;
  const body = { issuer, clientId: 'shop', clientSecret: 'secret', name: 'Acme ID' };
  const path = `/api/studio/sites/${shop.siteId}/sso`;
  expect((await shop.owner.send('PUT', path, body)).status).toBe(200);
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

describe.each(widths)('single sign-on, %d px', (width) => {
  it('leads from the page through the provider into the account, by keyboard', async () => {
    const page = await openPage({ width, baseUrl });
    await page.goto('/sso?returnTo=/account/details');
    await screenshot(page, `sso-${width}`);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Continue with Acme ID' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel('Email address').fill(`ada${width}@acme.example`);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/details');
    await page.getByText(`ada${width}@acme.example`).waitFor();
    await page.context().close();
  });

  it('tells what went wrong on the way, and offers to start again', async () => {
    const page = await openPage({ width, baseUrl });
    await page.goto('/account/login');
    await screenshot(page, `sso-login-${width}`);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Continue with Acme ID' }).click();
    await page.getByLabel('The address has not been confirmed').check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('has not confirmed your email address').waitFor();
    await screenshot(page, `sso-refused-${width}`);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Continue with Acme ID' }).click();
    await page.getByRole('button', { name: 'Do not sign in' }).click();
    await page.getByRole('alert').getByText('was not completed').waitFor();
    await page.context().close();
  });
});
