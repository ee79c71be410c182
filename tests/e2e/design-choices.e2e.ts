import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages } from '../support/browser.ts';
import { canvas, drawn } from '../support/design-canvas.ts';
import { soon, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const openOwner = studioOf(() => app);

describe('the choices that all themes offer', () => {
  it(`offers buttons, widths and images with classes of the body, and shows lock screen and sign-in screen as they
    become`, async () => {
    const { page, look: lookAt, close } = await openOwner('look-more', { width: 1280 });
    await page.goto('/config/look-more/design/layout');
    const body = canvas(page).locator('body');
    const choose = async (label: string, option: string) => {
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await body.waitFor();
    const asRead = await drawn(page);
    await choose('Width of pages', 'Narrow');
    await expect.poll(() => body.getAttribute('class'), soon).toMatch(/\bpage-width-narrow\b/);
    await expect
      .poll(() => body.evaluate((each) => getComputedStyle(each).getPropertyValue('--v-content')), soon)
      .toBe('60rem');
    await lookAt('design-layout-more');
    await page.getByRole('tab', { name: 'Buttons' }).click();
    await choose('Primary button shape', 'Pill');
    await page.getByRole('switch', { name: 'Labels of buttons in capitals' }).press('Space');
    await expect.poll(() => body.getAttribute('class'), soon).toMatch(/\buppercase-buttons\b/);
    await lookAt('design-buttons');
    await page.getByRole('tab', { name: 'Pages' }).click();
    await choose('Colors of the lock screen', 'Dark');
    const button = canvas(page).getByRole('button', { name: 'Enter' });
    const lock = canvas(page).locator('.v-lock');
    const style = (each: Element) => {
      const { backgroundColor, borderRadius, textTransform } = getComputedStyle(each);
      return [backgroundColor, borderRadius, textTransform];
    };

    await expect.poll(async () => (await lock.evaluate(style))[0], soon).toBe('rgb(46, 32, 24)');
    expect((await button.evaluate(style)).slice(1)).toEqual(['999px', 'uppercase']);
    await lookAt('design-pages');
    await choose('Page shown', 'Pop-up');
    await page.getByText('This site has no pop-up yet').waitFor();
    await choose('Page shown', 'Sign-in screen');
    await canvas(page).locator('.v-sso').waitFor();
    await choose('Page shown', 'Customer account');
    await canvas(page).getByText('$42.00').first().waitFor();
    await lookAt('design-account');
    // The pages of a purchase take over what they have of the design, before it is saved.
    await choose('Page shown', 'Order confirmation');
    await canvas(page).getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    await lookAt('design-order');
    await choose('Page shown', 'Checkout');
    const pay = canvas(page).getByRole('button', { name: 'Pay $42.00' });
    await pay.waitFor();
    const payColour = () => pay.evaluate((each) => getComputedStyle(each).backgroundColor);
    const accent = await payColour();
    await choose('Color of buttons', 'Black');
    await expect.poll(payColour, soon).toBe('rgb(28, 27, 25)');
    await lookAt('design-checkout');
    expect(accent).not.toBe('rgb(28, 27, 25)');
    await choose('Page shown', 'Home page');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(async () => (await drawn(page)) === asRead, soon).toBe(true);
    await close();
  });

  it('administration §8 message: Unable to load fonts; connects a kit of fonts, whose families are offered beside the others', async () => {
    const { page, look: lookAt, close } = await openOwner('look-kit', { width: 1280 });
    await page.goto('/config/look-kit/design/fonts');
    await page.route(/\/FontChoice-[^/]*\.js/, (route) => route.abort());
    await page.getByRole('button', { name: /^Headings: / }).click();
    const picker = page.getByRole('dialog', { name: 'Headings font' });
    await picker.getByText('Unable to load fonts').waitFor({ timeout: 20_000 });
    await page.unroute(/\/FontChoice-[^/]*\.js/);
    await page.reload();
    await page.getByRole('button', { name: /^Headings: / }).click();
    await picker.getByLabel('Kit ID').fill('nope');
    await picker.getByRole('button', { name: 'Connect' }).click();
    await picker.getByText('A kit ID has seven letters and digits').waitFor();
    await picker.getByLabel('Kit ID').fill('zzzzzz9');
    await picker.getByRole('button', { name: 'Connect' }).click();
    await picker.getByText('There is no published kit with this ID.').waitFor();
    await picker.getByLabel('Kit ID').fill('abc1def');
    await picker.getByRole('button', { name: 'Connect' }).click();
    const kit = picker.getByRole('listbox', { name: 'Typekit Kit' });
    await kit.getByRole('option', { name: 'Freight Text Pro' }).waitFor();
    await lookAt('design-font-kit');
    await kit.getByRole('option', { name: 'Proxima Nova' }).click();
    await page.getByRole('button', { name: 'Headings: Proxima Nova' }).waitFor();
    await page.getByText('2 unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Headings: Fraunces' }).waitFor();
    await close();
  });
});
