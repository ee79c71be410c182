import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPage } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('the first press on a slow line', () => {
  it('is not lost while the code of the button is on the way', async () => {
    await app.ownerWithSite('slow');
    const visitor = await openPage({ width: 390, baseUrl: `http://slow.${app.studioHost}` });
    await visitor.route(/\/bundles\/(?!loader).*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await visitor.goto('/shop/p/mug');
    await visitor.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await visitor.getByText('Mug was added to your cart.').waitFor();
    expect(visitor.url()).toMatch(/\/shop\/p\/mug$/);
    await visitor.context().close();
  });

  it('goes its own way when the code cannot be had', async () => {
    await app.ownerWithSite('cut-off');
    const visitor = await openPage({ width: 390, baseUrl: `http://cut-off.${app.studioHost}` });
    await visitor.route(/\/bundles\/(?!loader).*\.js$/, (route) => route.abort());
    await visitor.goto('/shop/p/mug');
    await visitor.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await visitor.waitForURL(/\/cart$/);
    await visitor.getByText('Mug').first().waitFor();
    await visitor.context().close();
  });
});
