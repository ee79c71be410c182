import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { addPictures } from '../support/product-pictures.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
const themes = ['levain', 'overdub', 'fieldnotes'] as const;
const baseUrlOf = (theme: string) => `http://beside-${theme}.${app.studioHost}`;

beforeAll(async () => {
  app = await createTestApp();
  const tall = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b98' } });
  const picture = new Uint8Array(await tall.png().toBuffer());
  for (const theme of themes) {
    const { siteId } = await app.ownerWithSite(`beside-${theme}`, theme);
    await addPictures(app, { siteId, slug: 'mug', pictures: [picture] });
    await app.deps.sites.refresh(siteId);
  }
});
afterAll(async () => {
  await closePages();
  await app.close();
});

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (place: Locator): Promise<Rect> =>
  place.first().evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  });

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

async function addMug(page: Page): Promise<Locator> {
  await page.goto('/shop/p/mug');
  await page.locator('.v-product-page .v-add-to-cart').first().click();
  await page.getByText('Mug was added to your cart.').waitFor();
  return page.locator('.v-popover');
}

const cases = themes.flatMap((theme) => widths.map((width) => [theme, width] as const));

describe.each(cases)('what follows an add in %s, %d px', (theme, width) => {
  it('is beside the product’s name, and leads to the cart and the checkout', async () => {
    const page = await openPage({ width, baseUrl: baseUrlOf(theme) });
    const popover = await addMug(page);
    await popover.hover();
    expect(overlap(await boxOf(popover), await boxOf(page.locator('.v-product-title')))).toBe(false);
    const links = await popover
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((one) => [one.textContent, one.getAttribute('href')?.replace(/=.*/, '')]),
      );
    expect(links).toEqual([
      ['View cart', '/cart'],
      ['Checkout', '/checkout?cartToken'],
    ]);
    await expectNoAxeViolations(page);
    await screenshot(page, `added-${theme}-${width}`);
    await popover.getByRole('link', { name: 'Checkout' }).click();
    await page.getByRole('heading', { name: 'Your checkout' }).waitFor();
    await page.context().close();
  });

  it('leaves a pill with a name, which never lies over a field or a button', async () => {
    const page = await openPage({ width, baseUrl: baseUrlOf(theme) });
    await addMug(page);
    await page.goto('/shop');
    const pill = page.locator('.v-pill');
    await page.getByRole('link', { name: 'One item in cart' }).last().waitFor();
    const corner = async (size: string): Promise<void> => {
      await page.evaluate((css) => {
        const form = document.querySelector<HTMLElement>('#corner') ?? document.createElement('form');
        form.id = 'corner';
        form.style.cssText = `position:fixed;right:0;bottom:0;${css}`;
        form.innerHTML = '<input aria-label="Your name" style="width:100%;height:100%">';
        document.querySelector('main')?.append(form);
        window.dispatchEvent(new Event('scroll'));
      }, size);
    };
    await corner('width:300px;height:60px');
    const field = page.getByLabel('Your name');
    await expect.poll(async () => overlap(await boxOf(pill), await boxOf(field))).toBe(false);
    await pill.waitFor({ state: 'visible' });
    await field.fill('Sam');
    await corner('width:100vw;height:100vh');
    await pill.waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      document.querySelector('#corner')?.remove();
      window.dispatchEvent(new Event('scroll'));
    });
    await pill.waitFor({ state: 'visible' });
    await page.context().close();
  });
});

it.each(themes)('a product’s text is beside its pictures on a desktop in %s', async (theme) => {
  const page = await openPage({ width: 1280, baseUrl: baseUrlOf(theme) });
  await page.goto('/shop/p/mug');
  const [picture, text] = [
    await boxOf(page.locator('.v-product-picture')),
    await boxOf(page.locator('.v-product-description')),
  ];
  expect(text.left).toBeGreaterThanOrEqual(picture.right);
  expect(text.top).toBeLessThan(picture.bottom);
  await screenshot(page, `product-text-${theme}-1280`);
  await page.context().close();
});
