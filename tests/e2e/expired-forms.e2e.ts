import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openContext, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

describe.each(widths)('the cart page in two tabs, %d px', (width) => {
  it('leads to the checkout by a second press when signing up in the other tab has ended its session', async () => {
    const slug = `tabs-${width}`;
    await app.ownerWithSite(slug);
    const context = await openContext({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    const first = await context.newPage();
    await first.goto('/shop/p/mug');
    await first.locator('.v-product-page .v-add-to-cart').first().click();
    await first.getByText('Mug was added to your cart.').waitFor();
    await first.goto('/cart');
    await first.getByRole('button', { name: 'Checkout' }).waitFor();

    const second = await context.newPage();
    await second.goto('/account/signup');
    await second.getByLabel('Email address').fill(`ada${width}@tabs.example`);
    await second.getByLabel('Password').fill('a quiet rye loaf');
    await second.getByRole('button', { name: 'Create account' }).click();
    await second.getByText('No orders yet.').waitFor();

    await first.bringToFront();
    await first.getByRole('button', { name: 'Checkout' }).click();
    const notice = first.getByText('Your session has expired. Please try again.');
    await notice.waitFor();
    expect(new URL(first.url()).pathname).toBe('/cart');
    await first.getByText('Mug').first().waitFor();
    await screenshot(first, `expired-cart-${width}`);
    await expectNoAxeViolations(first);
    await first.getByRole('button', { name: 'Checkout' }).click();
    await first.waitForURL(/\/checkout/);
    await first.getByLabel('Email').first().waitFor();
    expect(await notice.count()).toBe(0);

    // A form that does not name its page is answered with the error page of the theme.
    await first.goto('/gift-card/balance');
    await first.evaluate(() => {
      document.head.insertAdjacentHTML('beforeend', '<meta name="referrer" content="no-referrer">');
      const crumb = document.querySelector<HTMLInputElement>('form[method="post"] input[name="crumb"]');
      if (crumb) crumb.value = 'stale';
      crumb?.form?.submit();
    });
    await first.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await screenshot(first, `refused-${width}`);
    await expectNoAxeViolations(first);
    await context.close();
  });
});
