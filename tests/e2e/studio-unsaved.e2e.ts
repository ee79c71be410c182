import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import { openEditor, ownerPassword, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);
const isBack = (page: Page) => page.getByText('Your unsaved changes have been restored.');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const dialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
const box = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label, exact: true });
const keptCount = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('veranda-draft:')).length);

/**
 * A form that has been opened, the field that is typed into, and what more it needs before it can be saved.
 */
interface FormCase {
  readonly name: string;
  readonly open: (page: Page, slug: string) => Promise<void>;
  readonly field: string;
  readonly typed: string;
  readonly complete?: (page: Page) => Promise<void>;
}

const pressed = (at: (slug: string) => string, button: string) => async (page: Page, slug: string) => {
  await page.goto(at(slug));
  await press(page, button);
};

const forms: readonly FormCase[] = [
  {
    name: 'page-settings',
    open: async (page, slug) => {
      await openEditor(page, slug, 'About');
      await press(page, 'Page settings');
    },
    field: 'Navigation title',
    typed: 'About us all',
  },
  {
    name: 'discount',
    open: pressed(paths.discounts, 'Add a discount'),
    field: 'Name',
    typed: 'Spring',
    complete: (page) => box(page, 'Code').fill('SPRING'),
  },
  { name: 'fund', open: pressed(paths.donations, 'Add a fund'), field: 'Name', typed: 'New roof' },
  { name: 'way-of-shipping', open: pressed(paths.shipping, 'Add a method'), field: 'Name', typed: 'Parcel' },
  { name: 'profile', open: pressed(paths.shipping, 'Add a profile'), field: 'Name', typed: 'Fragile' },
  {
    name: 'tax',
    open: pressed(paths.taxes, 'Add a tax'),
    field: 'Name',
    typed: 'Sales tax',
    complete: (page) => box(page, 'Rate').fill('8'),
  },
  { name: 'tax-class', open: pressed(paths.taxes, 'Add a class'), field: 'Name', typed: 'Food' },
];

describe.each(widths)('what is typed into a form over a screen, %d px', (width) => {
  const it = alternately(width);
  const slug = `unsaved-${width}`;
  let opened: Awaited<ReturnType<typeof openOwner>>;
  beforeAll(async () => void (opened = await openOwner(slug, { width, apart: true })));
  afterAll(() => opened.close());

  for (const { name, open, field, typed, complete } of forms)
    it(`is there after a reload, and kept no longer once it is saved: ${name}`, async () => {
      const { page, look } = opened;
      await open(page, slug);
      await box(page, field).fill(typed);
      await page.reload();
      await isBack(page).waitFor();
      expect(await box(page, field).inputValue()).toBe(typed);
      await look(`unsaved-${name}`);
      await complete?.(page);
      await press(page, 'Save');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await keptCount(page)).toBe(0);
      await open(page, slug);
      await box(page, field).waitFor();
      expect(await isBack(page).count()).toBe(0);
    });

  it('is there after another login, and given up by Cancel: a discount with an empty limit', async () => {
    const { page } = opened;
    await page.goto(paths.discounts(slug));
    await press(page, 'Add a discount');
    await box(page, 'Name').fill('Autumn');
    await page.keyboard.press('Escape');
    expect(await box(page, 'Name').inputValue()).toBe('Autumn');
    await page.context().clearCookies();
    await page.reload();
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel('Email address').fill(`owner@${slug}.example`);
    await page.getByLabel('Password', { exact: true }).fill(ownerPassword);
    await press(page, 'Log in');
    await isBack(page).waitFor();
    expect(await box(page, 'Name').inputValue()).toBe('Autumn');
    expect(await page.getByLabel('Total usage limit').inputValue()).toBe('');
    await press(page, 'Cancel');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await keptCount(page)).toBe(0);
    await press(page, 'Add a discount');
    expect(await box(page, 'Name').inputValue()).toBe('');
  });

  it('is there after a reload for what is changed, and discarded by its button: a fund', async () => {
    const { page } = opened;
    await page.goto(paths.donations(slug));
    await press(page, 'Edit New roof');
    await box(page, 'Name').fill('New roof and windows');
    await page.reload();
    await isBack(page).waitFor();
    expect(await box(page, 'Name').inputValue()).toBe('New roof and windows');
    await press(page, 'Discard them');
    await isBack(page).waitFor({ state: 'detached' });
    expect(await box(page, 'Name').inputValue()).toBe('New roof');
    expect(await keptCount(page)).toBe(0);
    await press(page, 'Cancel');
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('is there after a reload in a panel: the minimum order', async () => {
    const { page, look } = opened;
    await page.goto(paths.shipping(slug));
    const least = page.getByLabel('Minimum order');
    await least.fill('25');
    await page.reload();
    await isBack(page).waitFor();
    expect(await least.inputValue()).toBe('25.00');
    await look('unsaved-least-order');
    await page.locator('form', { has: least }).getByRole('button', { name: 'Save', exact: true }).click();
    await isBack(page).waitFor({ state: 'detached' });
    expect(await keptCount(page)).toBe(0);
    await page.reload();
    await least.waitFor();
    expect(await least.inputValue()).toBe('25.00');
  });
});
