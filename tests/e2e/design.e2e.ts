import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages } from '../support/browser.ts';
import type { Session } from '../support/browser-session.ts';
import { publishSite } from '../support/publish-site.ts';
import { canvas, drawn, look } from '../support/design-canvas.ts';
import { soon, studioOf, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const openOwner = studioOf(() => app);
/**
 * Presses a key that changes the background of the page on the canvas, and waits until it has.
 * @returns addresses that were asked of the server for it; bench/editor/design-change.ts measures the time
 */
async function askedForChange(page: Page, key: string): Promise<string[]> {
  const asked: string[] = [];
  const hear = (request: Request) => {
    const url = request.url();
    // Presence is sent at an interval, whatever happens.
    if (url.endsWith('/presence')) return;
    if (request.isNavigationRequest() || /design|preview|\.css|\.js/.test(url)) asked.push(url);
  };
  const { ground } = await look(page);
  page.on('request', hear);
  await page.keyboard.press(key);
  await expect.poll(async () => (await look(page)).ground, soon).not.toBe(ground);
  page.off('request', hear);
  return asked;
}

/** Somebody else saves beside, and earlier designs are gone back to. */
async function theirSave(page: Page, session: Session, siteId: string): Promise<void> {
  const url = `/api/studio/sites/${siteId}/design`;
  const save = (...changes: unknown[]) => session.send('PUT', url, { changes });
  const colours = () => page.getByRole('tab', { name: 'Colors' }).click();
  await page.goto('/config/look/design');
  await page.getByRole('radio', { name: 'Harbor' }).click();
  await save({ name: 'paper', value: '#ffeedd', was: null }, { name: 'air', value: '1.5', was: null });
  const theirs = page.getByRole('button', { name: 'Use theirs: Paper' });
  await theirs.waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Choose which values to keep, then save again.').waitFor();
  await theirs.click();
  await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(255, 238, 221)');
  await page.getByRole('tab', { name: 'Layout' }).click();
  await expect.poll(() => page.getByRole('slider', { name: 'White space' }).inputValue(), soon).toBe('1.5');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Earlier designs' }).click();
  const versions = page.getByRole('listbox', { name: 'Versions' }).getByRole('option');
  await versions.nth(1).click();
  await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(247, 240, 228)');
  await page.getByText('2 unsaved changes').waitFor();
  await colours();
  await page.getByRole('button', { name: 'Undo 2 settings' }).click();
  await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(255, 238, 221)');
  await save({ name: 'paper', value: null, was: '#ffeedd' }, { name: 'air', value: null, was: '1.5' });
  await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(247, 240, 228)');
}

describe('the design of a site', () => {
  it(`administration §1 owner: picks fonts; administration §2 font picker: searches; administration §2 font picker: category Sans Serif;
    administration §2 font picker: category Serif; administration §2 font picker: category Display;
    administration §2 font picker: category Script; administration §2 font picker: category Slab Serif;
    administration §2 font picker: category Mono; administration §2 font picker: category Other;
    administration §2 font picker: Fonts in Style Guide; administration §2 font picker: Browse all fonts; administration §8 message: Unable to load preview for {fontName};
    is changed on the canvas, discarded exactly, saved and published`, async () => {
    const { page, session, siteId, look: lookAt, close } = await openOwner('look', { width: 1280 });
    await page.goto('/config/look/design');
    await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(247, 240, 228)');
    const before = await look(page);
    const beforeDrawn = await drawn(page);

    await page.getByRole('button', { name: /^Paper: / }).click();
    const picker = page.getByRole('dialog', { name: 'Paper' });
    await picker.getByRole('slider', { name: 'Lightness', exact: true }).focus();
    const body = await canvas(page).locator('body').elementHandle();
    // One sheet is compiled for a change; the page stays as it is.
    for (let press = 0; press < 3; press += 1)
      expect(await askedForChange(page, 'ArrowLeft')).toEqual([expect.stringMatching(/\/design\/preview$/)]);
    expect(await body?.evaluate((each) => each.isConnected)).toBe(true);
    await picker.getByRole('textbox', { name: 'Hex' }).fill('#554433');
    await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(85, 68, 51)');
    await lookAt('design-colour');
    await page.keyboard.press('Escape');
    await page.getByText(/pairs of colors lose contrast with these changes/).waitFor();
    await lookAt('design-colours');

    await page.getByRole('tab', { name: 'Layout' }).click();
    await page.getByLabel('White space').waitFor();
    await lookAt('design-layout');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => look(page), soon).toEqual(before);
    expect((await drawn(page)) === beforeDrawn).toBe(true);
    await page.getByRole('button', { name: 'Undo Paper' }).click();
    await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(85, 68, 51)');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => look(page), soon).toEqual(before);

    await page.getByRole('tab', { name: 'Colors' }).click();
    await page.getByRole('radio', { name: 'Harbor' }).click();
    await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(243, 246, 249)');
    await page.getByRole('button', { name: 'From a logo or photo' }).click();
    const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#e3202b' } })
      .png()
      .toBuffer();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer });
    await expect.poll(async () => (await look(page)).ground, soon).not.toBe('rgb(243, 246, 249)');
    const accent = page.getByRole('button', { name: /^Crust \(buttons and links\): / });
    // The red of the picture, dark enough for links.
    await expect.poll(() => accent.textContent(), soon).toMatch(/^#[89AB].[01].[012].$/);
    expect(await page.getByText(/lose contrast/).count()).toBe(0);
    await lookAt('design-palette');
    await page.getByRole('radio', { name: 'As in the theme' }).click();
    await expect.poll(() => look(page), soon).toEqual(before);

    await page.getByRole('tab', { name: 'Fonts' }).click();
    await lookAt('design-fonts');
    await page.getByRole('radio', { name: 'Playfair Display with Source Serif 4' }).click();
    await expect.poll(async () => (await look(page)).faces, soon).toContain('Playfair Display Variable');
    await page.getByRole('button', { name: /^Headings: / }).click();
    const fonts = page.getByRole('dialog', { name: 'Headings font' });
    await fonts
      .getByRole('listbox', { name: 'Fonts in Style Guide' })
      .getByText('Source Serif 4')
      .first()
      .waitFor();
    await fonts.getByLabel('Preview text').fill('Rye at seven');
    await fonts.getByRole('button', { name: 'Browse all fonts' }).click();
    await page.route('**/fonts/handjet/**', (route) => route.abort());
    const all = fonts.getByRole('listbox', { name: 'Fonts', exact: true }).getByRole('option');
    for (const [category, name] of [
      ['Sans Serif', 'Inter'],
      ['Serif', 'Lora'],
      ['Display', 'Syne'],
      ['Script', 'Caveat'],
      ['Slab Serif', 'Bitter'],
      ['Mono', 'Fira Code'],
      ['Other', 'Handjet'],
    ] as const) {
      await fonts.getByRole('button', { name: /Category/ }).click();
      await page.getByRole('option', { name: category, exact: true }).click();
      await all.filter({ hasText: name }).first().waitFor();
    }
    await fonts.getByText('Unable to load preview for Handjet').waitFor();
    await fonts.getByRole('button', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'All', exact: true }).click();
    await lookAt('design-font-picker');
    await fonts.getByRole('searchbox', { name: 'Search fonts' }).fill('lora');
    await expect.poll(() => all.count(), soon).toBe(1);
    await all.first().click();
    await expect.poll(async () => (await look(page)).faces, soon).toContain('Lora Variable');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Design saved. Publish to show it to visitors.').waitFor();
    await page.getByRole('button', { name: 'Reset Text' }).click();
    await expect.poll(async () => (await look(page)).text, soon).toContain('Instrument Sans Variable');
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Pages' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
    await leaving.getByRole('button', { name: 'Review' }).click();
    await leaving.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await session.send('GET', `/api/studio/sites/${siteId}/design`)).json.values, soon)
      .toEqual({ 'heading-face': 'Lora' });
    await theirSave(page, session, siteId);

    await publishSite(session, siteId);
    const visitor = await page.context().newPage();
    await visitor.goto(`http://look.${app.studioHost}`);
    const faces = await visitor.evaluate(() =>
      [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    );
    expect(new Set(faces)).toEqual(
      new Set([
        'Lora Variable',
        'Lora Variable Fallback',
        'Instrument Sans Variable',
        'Instrument Sans Variable Fallback',
      ]),
    );
    await close();
  });

  it('decisions §publishing with the next publish: design; has CSS of its owner, which is checked by line, looked at, discarded, saved and published', async () => {
    const { page, session, siteId, look: lookAt, close } = await openOwner('look-css', { width: 1280 });
    await page.goto('/config/look-css/design/css');
    const source = page.getByRole('textbox', { name: 'CSS' });
    const problems = page.getByRole('list', { name: 'Errors in your CSS' }).getByRole('listitem');
    const ground = async () => (await look(page)).ground;
    await expect.poll(ground, soon).toBe('rgb(247, 240, 228)');
    await source.fill('body { background: rgb(1, 2, 3); }\n@import url(https://a.example/x.css);');
    await problems.filter({ hasText: 'Line 2: imports are not allowed.' }).waitFor();
    expect(await ground()).toBe('rgb(247, 240, 228)');
    expect(await page.locator('.cm-line.cm-fault').textContent()).toContain('@import');
    await lookAt('design-css-errors');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Correct line 2 of your CSS.').waitFor();
    await source.fill('body { background: rgb(1, 2, 3); }');
    await expect.poll(ground, soon).toBe('rgb(1, 2, 3)');
    expect(await problems.count()).toBe(0);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(ground, soon).toBe('rgb(247, 240, 228)');
    await expect.poll(() => source.textContent(), soon).toBe('');

    await source.fill('body { background: rgb(4, 5, 6); }');
    await expect.poll(ground, soon).toBe('rgb(4, 5, 6)');
    await lookAt('design-css');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Design saved. Publish to show it to visitors.').waitFor();
    const visitor = await page.context().newPage();
    const seen = async () => {
      await visitor.goto(`http://look-css.${app.studioHost}`);
      return visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    expect(await seen()).toBe('rgb(247, 240, 228)');
    await publishSite(session, siteId);
    expect(await seen()).toBe('rgb(4, 5, 6)');
    await close();
  });

  it('fits a phone', async () => {
    const { page, look: lookAt, close } = await openOwner('look-phone', { width: 390 });
    await page.goto('/config/look-phone/design');
    await expect.poll(async () => (await look(page)).ground, soon).toBe('rgb(247, 240, 228)');
    await lookAt('design-phone');
    await close();
  });
});
