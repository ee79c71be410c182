import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { details } from '../contract/checkout/shop.ts';
import { closePages, openContext } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ https: true });
  await app.ownerWithSite('sealed');
}, 120_000);
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('a shop that is reached by https', () => {
  it('sells with cookies that carry the prefix, whatever a neighbour has planted', async () => {
    const origin = `https://sealed.${app.studioHost}`;
    const context = await openContext({ baseUrl: origin });
    await context.addCookies([
      { name: 'CART', value: 'x'.repeat(32), domain: `.sealed.localhost`, path: '/' },
      { name: 'crumb', value: 'planted', domain: `.sealed.localhost`, path: '/' },
      { name: 'hasCart', value: '1', domain: `.sealed.localhost`, path: '/' },
    ]);
    const page = await context.newPage();
    await page.goto('/shop/p/mug');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByText('Mug was added to your cart.').waitFor();
    const own = (await context.cookies()).filter(
      ({ value }) => !['planted', '1', 'x'.repeat(32)].includes(value),
    );
    expect(own.map(({ name }) => name).sort()).toEqual(['__Host-CART', '__Host-cart_key', '__Host-crumb']);
    expect(own.every(({ secure, path, domain }) => secure && path === '/' && !domain.startsWith('.'))).toBe(
      true,
    );

    await page.goto('/checkout');
    await page
      .getByLabel(/e-?mail/i)
      .first()
      .fill(details.email);
    await page
      .getByLabel(/e-?mail/i)
      .first()
      .blur();
    await expect
      .poll(() => page.evaluate(async () => (await fetch('/api/commerce/checkout')).text()))
      .toContain(details.email);
    await page.reload();
    expect(
      await page
        .getByLabel(/e-?mail/i)
        .first()
        .inputValue(),
    ).toBe(details.email);
    // The page counts what is in it by cookies that scripts read under their names with the prefix.
    await page.goto('/about');
    await page.locator('[data-cart-count]:not([hidden])').first().waitFor();
    expect(await page.locator('[data-cart-count]').first().textContent()).toContain('1');
    await context.close();
  });
});
