import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: true });
});
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(widths)('a visitor without JavaScript, %d px', (width) => {
  it('reads every page, fills a cart by the forms in the markup, and buys', async () => {
    const slug = `plain-${width}`;
    await app.ownerWithSite(slug);
    const baseUrl = `http://${slug}.${app.studioHost}`;
    const visitor = await openPage({ width, javaScript: false, baseUrl });

    await visitor.goto('/');
    await visitor.getByText('Hello from the tiny site').waitFor();
    await visitor.goto('/about');
    await visitor.getByText('All about it').waitFor();
    await visitor.goto('/nothing-here');
    await visitor.getByText('We could not find that page.').waitFor();

    await visitor.goto('/shop');
    await visitor.getByRole('link', { name: 'Shirt' }).last().click();
    await visitor.getByRole('heading', { name: 'Shirt' }).waitFor();
    await visitor.locator('input[name="option.Size"][value="S"]').check({ force: true });
    await screenshot(visitor, `no-javascript-product-${width}`);
    await visitor.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await visitor.waitForURL(/\/cart$/);
    await visitor.getByText('Size: S').waitFor();
    await screenshot(visitor, `no-javascript-cart-${width}`);

    await visitor.getByLabel('Quantity of Shirt').fill('2');
    await visitor.getByRole('button', { name: 'Update' }).last().click();
    expect(await visitor.getByLabel('Quantity of Shirt').inputValue()).toBe('2');
    await visitor.getByText('$48.00').first().waitFor();

    // More than there is: the page says so and keeps what was there.
    await visitor.getByLabel('Quantity of Shirt').fill('3');
    await visitor.getByRole('button', { name: 'Update' }).last().click();
    await visitor.getByText('Sorry, we do not have enough of that item available.').first().waitFor();

    await visitor.goto('/shop/p/mug');
    await visitor.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await visitor.waitForURL(/\/cart$/);
    await visitor.getByRole('button', { name: 'Remove Shirt' }).click();
    expect(await visitor.getByText('Shirt').count()).toBe(0);

    await visitor.getByRole('button', { name: 'Checkout' }).click();
    await visitor.waitForURL(/\/checkout/);
    await visitor.getByLabel('Email').fill('sam@buyer.example');
    await visitor.getByLabel('First name').fill('Sam');
    await visitor.getByLabel('Last name').fill('Baker');
    await visitor.getByLabel('Country').selectOption('US');
    await visitor.getByLabel('Address', { exact: true }).fill('1 Ferry Row');
    await visitor.getByLabel('City').fill('Rondout');
    await visitor.getByLabel('State').selectOption('NY');
    await visitor.getByLabel(/ZIP|Postal/).fill('12401');
    await visitor.getByLabel(/Post/, { exact: false }).last().check();
    await visitor.getByRole('button', { name: 'Update the total' }).click();
    await visitor.getByLabel('Card number').fill('4242 4242 4242 4242');
    await visitor.getByLabel(/Expires/).fill('12/40');
    await visitor.getByLabel('Security code').fill('123');
    await screenshot(visitor, `no-javascript-checkout-${width}`);
    await visitor.getByRole('button', { name: /^Pay/ }).click();
    await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
    await visitor.context().close();
  });

  it('has an account: signs up, sees the order list, logs out', async () => {
    const slug = `member-${width}`;
    await app.ownerWithSite(slug);
    const visitor = await openPage({ width, javaScript: false, baseUrl: `http://${slug}.${app.studioHost}` });
    await visitor.goto('/account');
    await visitor.getByRole('link', { name: 'Create an account' }).click();
    await visitor.getByLabel('Email address').fill(`ada${width}@reader.example`);
    await visitor.getByLabel('Password').fill('password');
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await visitor.getByText('This password is too easy to guess.').waitFor();
    await visitor.getByLabel('Password').fill('a quiet rye loaf');
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await visitor.getByText('No orders yet.').waitFor();
    await screenshot(visitor, `no-javascript-account-${width}`);
    await visitor.getByRole('button', { name: 'Log out' }).click();
    await visitor.goto('/account');
    await visitor.getByRole('heading', { name: 'Log in' }).waitFor();
    await visitor.context().close();
  });
});

describe.each(widths)('the pages of an account, %d px', (width) => {
  it('have nothing that axe finds, in any state', async () => {
    const slug = `axe-${width}`;
    await app.ownerWithSite(slug);
    const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    for (const section of ['login', 'signup', 'forgot', 'forgot?done=1', 'reset?token=x']) {
      await visitor.goto(`/account/${section}`);
      await expectNoAxeViolations(visitor);
    }
    await visitor.goto('/account/login');
    await visitor.getByLabel('Email address').fill('nobody@reader.example');
    await visitor.getByLabel('Password').fill('not the right one');
    await visitor.getByRole('button', { name: 'Log in' }).click();
    await visitor.getByText('Incorrect email address or password.').waitFor();
    await expectNoAxeViolations(visitor);
    await visitor.goto('/account/signup');
    await visitor.getByLabel('Email address').fill(`axe${width}@reader.example`);
    await visitor.getByLabel('Password').fill('a quiet rye loaf');
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await visitor.getByText('No orders yet.').waitFor();
    await expectNoAxeViolations(visitor);
    await visitor.goto('/account/details');
    await expectNoAxeViolations(visitor);
    await visitor.context().close();
  });
});
