import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let tries = 0;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

// A tablet beside the two: the layout goes from 8 to 24 columns at its width.
describe.each([...widths, 768])('from sign-up to the first sale, %d px', (width) => {
  it('storefront §1 visitor: buys products by way of the cart: an owner signs up, takes a theme, publishes, and sees the order', async () => {
    // Another name for each try.
    tries += 1;
    const slug = `bakery-${width}-${tries}`;
    const name = `Bakery ${width} ${tries}`;
    const owner = await openPage({ width });
    await owner.goto(`http://${app.studioHost}/signup`);
    await owner.getByLabel(/e-?mail/i).fill(`owner${width}-${tries}@bakery.example`);
    await owner.getByLabel(/^password/i).fill('sourdough at five o’clock');
    await owner.getByLabel(/site name|name of (the|your) site/i).fill(name);
    await owner.getByText(`${slug}.`).first().waitFor();
    await expectNoAxeViolations(owner);
    await screenshot(owner, `signup-${width}`);
    await owner.getByRole('button', { name: 'Choose a template' }).click();
    await owner.waitForURL(/\/templates/);
    await screenshot(owner, `templates-${width}`);
    await owner
      .getByRole('button', { name: /^Start with this/ })
      .first()
      .click();
    await owner.waitForURL(/\/config\//, { timeout: 60_000 });
    await screenshot(owner, `home-${width}`);
    expect((await owner.context().cookies()).some((cookie) => cookie.name === 'adm')).toBe(true);
    await owner
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click();
    await owner.getByRole('menuitem', { name: /^Publish now/ }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await owner.getByRole('dialog', { name: 'Your site is live' }).waitFor();
    await screenshot(owner, `published-${width}`);
    const home = owner.url().replace(/[?#].*$/, '');

    const visitor = await openPage({ width });
    await visitor.goto(`http://${slug}.${app.studioHost}/shop`);
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `shop-${width}`);
    await visitor.getByRole('link', { name: 'Mug' }).first().click();
    await visitor.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await visitor.getByText('Mug was added to your cart.').waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `product-added-${width}`);
    await visitor.goto(`http://${slug}.${app.studioHost}/cart`);
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `cart-${width}`);
    await visitor.getByRole('button', { name: 'Checkout' }).click();
    await visitor.waitForURL(/\/checkout/);
    await visitor.getByRole('button', { name: /^Pay/ }).click();
    await visitor.getByText('Email cannot be blank').first().waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `checkout-errors-${width}`);
    await visitor.getByLabel('Email').fill('sam@buyer.example');
    await visitor.getByLabel('First name').fill('Sam');
    await visitor.getByLabel('Last name').fill('Baker');
    await visitor.getByLabel('Country').selectOption('US');
    await visitor.getByLabel('Address', { exact: true }).fill('1 Ferry Row');
    await visitor.getByLabel('City').fill('Rondout');
    await visitor.getByLabel('State').selectOption('NY');
    await visitor.getByLabel(/ZIP|Postal/).fill('12401');
    await visitor.getByLabel(/Post/, { exact: false }).last().check();
    await visitor.getByText('Choose a shipping method').waitFor({ state: 'detached' });
    await visitor.getByLabel('Card number').fill('4242 4242 4242 4242');
    await visitor.getByLabel(/Expires/).fill('12/40');
    await visitor.getByLabel('Security code').fill('123');
    await screenshot(visitor, `checkout-${width}`);
    await visitor.getByRole('button', { name: /^Pay/ }).click();
    await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `confirmed-${width}`);
    await visitor.getByRole('link', { name: 'Track this order' }).click();
    await visitor.getByRole('heading', { name: /^Order #\d/ }).waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `order-status-${width}`);
    expect(
      await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    // On paper there is the order and nothing to press.
    await visitor.emulateMedia({ media: 'print' });
    expect(await visitor.getByRole('link', { name: 'Continue shopping' }).isVisible()).toBe(false);
    expect(await visitor.locator('.lines').first().isVisible()).toBe(true);
    await screenshot(visitor, `order-status-print-${width}`);
    await visitor.emulateMedia({ media: null });

    await owner.goto(`${home}/commerce/orders`);
    await owner.getByText('sam@buyer.example').or(owner.getByText('Sam Baker')).first().waitFor();
    await screenshot(owner, `orders-${width}`);
    await owner.context().close();
    await visitor.context().close();
  });
});
