import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { middleOf, pointerOf } from '../support/canvas-pointer.ts';
import { frame } from '../support/page-workspace.ts';
import { plainLibrary } from '../support/plain-library.ts';
import { allSaved, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Page;
beforeAll(async () => void (app = await createTestApp({ siteTemplates: plainLibrary(), worker: true })));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await closePages();
  await app.close();
});

const look = (name: string) => screenshot(owner, `owner-${name}-${owner.viewportSize()?.width ?? 0}`);
const picture = () => frame(owner).locator('[data-block]:has(img)').first();
const heading = () => frame(owner).getByRole('heading', { level: 1 });
const visitor = async (slug: string) => (await app.site(slug).send('GET', '/')).text;

/** Makes an account with a site of a template, and opens its home page in the editor. */
async function signUp(width: number, site: string): Promise<void> {
  owner = await openPage({ width, baseUrl: `http://${app.studioHost}`, reducedMotion: width > 600 });
  owner.setDefaultTimeout(20_000);
  await owner.goto('/signup');
  await owner.getByLabel('Site name').fill(site);
  await owner.getByLabel('Email address').fill(`ada-${width}@clay.example`);
  await owner.getByLabel('Password', { exact: true }).fill('sourdough at five o’clock');
  await owner.getByText('is available').waitFor();
  await owner.getByRole('button', { name: 'Choose a template' }).click();
  await owner
    .getByRole('button', { name: /^Start with this/ })
    .first()
    .click();
  await owner.getByRole('link', { name: 'Edit pages' }).click();
  await owner.locator('.page-row-link', { hasText: 'Home' }).click();
}

async function upload(button: Locator, name: string): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#b5432a' } })
    .png()
    .toBuffer();
  const chooser = owner.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

async function replacePicture(): Promise<void> {
  await owner.getByRole('button', { name: 'Replace' }).click();
  const picker = owner.getByRole('dialog', { name: 'Choose an image' });
  await upload(picker.getByRole('button', { name: 'Upload File' }), 'wheel.png');
  await picker.waitFor({ state: 'detached' });
  await owner.getByText('wheel.png').waitFor();
  await look('picture');
}

async function addThreeColumns(): Promise<void> {
  const dialog = owner.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('tab', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Three columns' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The address of the site, the code that a camera reads it from, and the look of a link to it. */
async function expectLink(live: Locator): Promise<void> {
  const url = await live.locator('code').innerText();
  expect(new URL(url).hostname).toMatch(/^clay-/);
  const code = live.getByRole('img', { name: `QR code of ${url}` });
  expect(await readCode(await code.screenshot())).toBe(url);
  const fetched = owner.waitForEvent('download');
  await live.getByRole('button', { name: 'Download QR code' }).click();
  const download = await fetched;
  expect(download.suggestedFilename()).toBe(`${new URL(url).hostname}-qr.png`);
  expect(await readCode(await readFile(await download.path()))).toBe(url);
  await live.getByRole('img', { name: /^Preview of a shared link: / }).waitFor();
  await live.getByRole('link', { name: 'Choose a picture' }).waitFor();
}

async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

async function publish(): Promise<void> {
  const reading = Promise.withResolvers<void>();
  await owner.route(/\/publishing\/changes/, async (route) => {
    await reading.promise;
    await route.continue();
  });
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.getByRole('menuitem', { name: /^Publish/ }).click();
  const dialog = owner.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Publish now' });
  await go.waitFor();
  // Nobody publishes what is not shown yet.
  expect(await go.isDisabled()).toBe(true);
  reading.resolve();
  await dialog.getByRole('textbox', { name: /^Note/ }).waitFor();
  await look('publish');
  await go.click();
  const live = owner.getByRole('dialog', { name: 'Your site is live' });
  await live.waitFor();
  await expectLink(live);
  await look('published');
  for (const colorScheme of ['dark', 'light'] as const) {
    await owner.emulateMedia({ colorScheme });
    await expectNoAxeViolations(owner);
  }
  await owner.keyboard.press('Escape');
}

describe('an owner who has never seen the editor', { retry: 0 }, () => {
  it('changes words and picture by clicking on them, adds columns, arranges the phone and publishes', async () => {
    await signUp(1280, 'Clay and Co');
    await heading().waitFor();
    const marks = () => frame(owner).locator('[data-canvas-mark^="block"]').allTextContents();
    await expect.poll(marks, soon).toEqual(['Write your headline', 'Choose your image', 'Name your button']);
    await look('editor');
    await heading().click();
    await owner.keyboard.press('ControlOrMeta+a');
    await owner.keyboard.type('Pots thrown by hand');
    await expect.poll(marks, soon).not.toContain('Write your headline');
    await look('words');
    await owner.keyboard.press('Escape');
    await picture().click();
    await replacePicture();

    const shop = frame(owner).locator('[data-block].v-button').first();
    await shop.click();
    await owner.getByRole('textbox', { name: 'Label' }).fill('See the bowls');
    await expect.poll(marks, soon).toEqual([]);

    await heading().hover();
    const plus = frame(owner).locator('[data-canvas-insert="after"]');
    const box = await plus.boundingBox();
    if (!box) throw new Error('sections cannot be put in');
    await owner.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await addThreeColumns();
    const columns = frame(owner).getByRole('heading', { name: 'Three things people should know' });
    await columns.waitFor();
    await look('columns');

    const at = await middleOf(shop);
    const pointer = await pointerOf(owner);
    await pointer.drag(at, { x: at.x + 120, y: at.y });
    await toast(owner, 'Your phone layout is already arranged.').waitFor();
    await look('moved');
    await owner.getByRole('button', { name: 'Show on phone' }).click();
    await owner.getByRole('radio', { name: 'Phone', exact: true, checked: true }).waitFor();
    await columns.click();
    const toolbar = owner.locator('.text-toolbar');
    await toolbar.waitFor();
    await owner.keyboard.press('Escape');
    await toolbar.waitFor({ state: 'detached' });
    await owner.keyboard.press('ArrowDown');
    await owner.getByRole('tab', { name: 'Phone', exact: true }).click();
    await owner.getByText('Detached').first().waitFor();
    await look('phone');
    await allSaved(owner);
    await publish();
    const text = await visitor('clay-and-co');
    expect(text).toContain('Pots thrown by hand');
    expect(text).toContain('Three things people should know');
  }, 120_000);

  it('does the same on a phone', async () => {
    await signUp(390, 'Clay on a phone');
    await owner.getByRole('radio', { name: 'Page', exact: true }).click();
    await heading().waitFor();
    await look('editor');
    const sheet = owner.getByRole('dialog', { name: 'Inspector' });
    const close = sheet.getByRole('button', { name: 'Close', exact: true });
    await heading().tap();
    await sheet.getByRole('textbox', { name: 'Text', exact: true }).click();
    await owner.keyboard.press('ControlOrMeta+a');
    await owner.keyboard.type('Bowls for every day');
    await look('words');
    await close.tap();
    // At once: the sheet that goes takes no tap, and gives the focus back without closing the next one.
    await picture().tap();
    await replacePicture();
    await close.click();
    await heading().tap();
    await sheet.getByRole('tab', { name: 'Phone', exact: true }).click();
    await sheet.getByLabel('Width').fill('4');
    await owner.keyboard.press('Tab');
    await sheet.getByText('Detached').first().waitFor();
    await look('phone');
    await close.click();
    await owner.getByRole('radio', { name: 'Content', exact: true }).click();
    await owner.getByRole('button', { name: 'Add a section' }).last().click();
    await look('library');
    await addThreeColumns();
    await allSaved(owner);
    await look('columns');
    await publish();
    const text = await visitor('clay-on-a-phone');
    expect(text).toContain('Bowls for every day');
    expect(text).toContain('Three things people should know');
  }, 90_000);
});
