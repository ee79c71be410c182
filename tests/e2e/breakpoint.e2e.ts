import { afterAll, beforeAll, expect, it } from 'vitest';
import { closePages, openPage } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.ownerWithSite('narrow');
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

it('decisions §numbers breakpoint: 24 columns become 8 below 768 px', async () => {
  const page = await openPage({ baseUrl: `http://narrow.${app.studioHost}` });
  await page.goto('/about');
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page
      .locator('.v-grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  };
  expect([await columns(767), await columns(768)]).toEqual([8, 24]);
  await page.context().close();
});
