import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { addPictures } from '../support/product-pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await closePages();
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
    for (let step = 0; step < 8; step += 1) {
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

describe.each(widths)('a picture that is enlarged, %d px', (width) => {
  it(
    'the lightbox opens by button, press, double tap and keys; drags and arrows move it, ' +
      'and Escape shows the whole before it closes',
    async () => {
      const slug = `enlarged-${width}`;
      const { siteId } = await app.ownerWithSite(slug);
      const pictures = [await drawing('#b5432a'), await drawing('#2a6fb5')];
      await addPictures(app, { siteId, slug: 'mug', pictures });
      const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
      await visitor.emulateMedia({ reducedMotion: 'reduce' });
      await visitor.goto('/shop/p/mug');
      const link = visitor.locator('.v-product-gallery a.v-gallery-link').first();
      const large = await link.evaluate((element: HTMLAnchorElement) => element.href);
      await link.click();
      const dialog = visitor.getByRole('dialog');
      const button = dialog.getByRole('button', { name: 'Enlarge image' });
      const picture = dialog.locator('.v-lightbox-image');
      const frame = dialog.locator('.v-lightbox-frame');
      const isPressed = (is: boolean) =>
        expect.poll(() => button.getAttribute('aria-pressed')).toBe(String(is));
      const edges = () =>
        picture.evaluate((image) => {
          const { left, top, width: wide } = image.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top), width: Math.round(wide) };
        });
      const centre = async () => {
        const box = await frame.boundingBox();
        if (!box) throw new Error('no frame');
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      await isPressed(false);
      // The small picture stands in until the large one has come.
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.src)).toBe(large);
      const { x, y } = await centre();
      const fitted = await edges();
      await button.click();
      await isPressed(true);
      await dialog.getByText('The image is enlarged').waitFor();
      await expect.poll(async () => Math.abs((await edges()).width - 2 * fitted.width)).toBeLessThan(2);
      const enlarged = await edges();
      const moves = await picture.evaluate((image) => getComputedStyle(image).transitionDuration);
      expect(Number.parseFloat(moves)).toBeLessThan(0.001);
      await expectNoAxeViolations(visitor);
      await screenshot(visitor, `lightbox-enlarged-${width}`);
      await visitor.keyboard.press('ArrowRight');
      await expect.poll(async () => (await edges()).left).toBeLessThan(enlarged.left);
      await dialog.getByText('1 of 2').waitFor();
      await visitor.keyboard.press('ArrowLeft');
      await expect.poll(edges).toEqual(enlarged);
      await visitor.mouse.move(x, y);
      await visitor.mouse.down();
      await visitor.mouse.move(x + 40, y + 30, { steps: 4 });
      await visitor.mouse.up();
      await isPressed(true);
      await expect.poll(async () => Math.abs((await edges()).left - enlarged.left - 40)).toBeLessThan(2);
      await expect.poll(async () => Math.abs((await edges()).top - enlarged.top - 30)).toBeLessThan(2);
      await visitor.keyboard.press('Escape');
      await isPressed(false);
      await dialog.getByText('The whole image is shown').waitFor();
      await visitor.keyboard.press('+');
      await isPressed(true);
      await visitor.keyboard.press('0');
      await isPressed(false);
      await visitor.mouse.click(x, y);
      await isPressed(true);
      await visitor.keyboard.press('-');
      await isPressed(false);
      await frame.evaluate(
        (element, at) => {
          const tap = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: at.x, clientY: at.y };
          for (const name of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
            element.dispatchEvent(new PointerEvent(name, tap));
        },
        { x, y },
      );
      await isPressed(true);
      await visitor.keyboard.press('Escape');
      await visitor.keyboard.press('ArrowRight');
      await dialog.getByText('2 of 2').waitFor();
      await visitor.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await visitor.context().close();
    },
  );
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
