import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { closeBrowser, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { addPictures } from '../support/product-pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await closeBrowser();
  await app.close();
});

const drawing = (colour: string) =>
  sharp({ create: { width: 1200, height: 1500, channels: 3, background: colour } })
    .png()
    .toBuffer();

describe.each(widths)('the pictures of a product in a lightbox, %d px', (width) => {
  it('storefront §2 lightbox: has a close button; storefront §2 lightbox: Escape closes it; storefront §2 lightbox: the focus stays inside, turns by keys, and gives the focus back', async () => {
    const slug = `pictures-${width}`;
    const { siteId } = await app.ownerWithSite(slug);
    await addPictures(app, {
      siteId,
      slug: 'mug',
      pictures: [await drawing('#b5432a'), await drawing('#2a6fb5')],
    });
    const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await visitor.goto('/shop/p/mug');
    const first = visitor.locator('.v-product-gallery a.v-gallery-link').first();
    await first.click();
    const dialog = visitor.getByRole('dialog');
    await dialog.waitFor();
    expect(visitor.url()).toMatch(/\/shop\/p\/mug$/);
    await dialog.getByText('1 of 2').waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `lightbox-${width}`);
    await visitor.keyboard.press('ArrowRight');
    await dialog.getByText('2 of 2').waitFor();
    await visitor.keyboard.press('ArrowRight');
    await dialog.getByText('1 of 2').waitFor();
    for (let step = 0; step < 7; step += 1) {
      await visitor.keyboard.press('Tab');
      expect(await visitor.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await visitor.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await first.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await visitor.context().close();
  });
});

describe('the menu of a phone', () => {
  it('closes on Escape and beside itself, keeps the focus, and holds the page behind it', async () => {
    await app.ownerWithSite('menu');
    const visitor = await openPage({ width: 390, baseUrl: `http://menu.${app.studioHost}` });
    await visitor.goto('/shop');
    const button = visitor.locator('.site-menu summary');
    await button.click();
    await visitor.locator('html.v-is-covered').waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, 'menu-390');
    await visitor.keyboard.press('Escape');
    await visitor.locator('html:not(.v-is-covered)').waitFor();
    expect(await button.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await button.press('Enter');
    await visitor.locator('.site-menu[open]').waitFor();
    await visitor.getByRole('link', { name: 'About' }).first().click();
    await visitor.getByText('All about it').waitFor();
    await visitor.context().close();
  });
});
