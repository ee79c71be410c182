import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, openPage, widths } from '../support/browser.ts';
import {
  allSaved,
  lookAt,
  openEditor,
  ownerPassword,
  soon,
  studioOf,
  textBox,
  toast,
} from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

/** Text that a visitor reads at an address of the site. */
async function visit(slug: string, path = '/') {
  const { status, text } = await app.site(slug).send('GET', path);
  return { status, text };
}

describe.each(widths)('sign-up, %d px', (width) => {
  const it = alternately(width);
  it('checks the address while one types and says what is wrong with each field', async () => {
    await (await openOwner(`corner-${width}`, { width })).close();
    const page = await openPage({ reducedMotion: true, width });
    const look = (name: string) => lookAt(page, `studio-signup-${name}-${width}`);
    await page.goto(`http://${app.studioHost}${paths.signup}`);
    const name = page.getByLabel('Site name');
    const send = page.getByRole('button', { name: 'Choose a template' });
    await send.click();
    for (const problem of [
      'Please give your site a name',
      'Please enter a valid email',
      'Use at least 8 characters.',
    ])
      await page.getByText(problem, { exact: true }).waitFor();
    await look('empty');
    await name.fill(`Corner ${width}`);
    await page.getByRole('button', { name: new RegExp(`^Use “corner-${width}-\\d+” instead`) }).waitFor();
    await look('taken');
    await page.getByRole('button', { name: /^Use “/ }).click();
    await page.getByText('is available').waitFor();
    await page.getByLabel('Email address').fill(`owner@shared.example`);
    await page.getByLabel('Password', { exact: true }).fill(ownerPassword);
    await send.click();
    await page.getByText('There is already an account with this email address.').waitFor();
    await look('known-address');
    await page.getByLabel('Email address').fill(`second@corner-${width}.example`);
    await send.click();
    await page.waitForURL(/\/templates\?name=corner/);
    await page.context().close();
  });
});

describe.each(widths)('publishing, %d px', (width) => {
  const it = alternately(width, 1280);
  it('shows a change after publishing, goes back to an earlier version, and unpublishes', async () => {
    const slug = `versions-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'Home');
    await textBox(page).fill('A second edition');
    await allSaved(page);
    expect((await visit(slug)).text).toContain('Hello from the tiny site');
    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu('Publish changes');
    await page.getByRole('dialog').getByLabel('Note').fill('Second edition');
    await look('publish');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Your site is live').waitFor();
    expect((await visit(slug)).text).toContain('A second edition');
    await page.getByRole('button', { name: 'Close' }).click();

    await menu('Versions');
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByText('Second edition').waitFor();
    await look('versions');
    await versions.getByRole('button', { name: 'Restore version 1' }).click();
    await toast(page, 'Visitors see version 1 now. Your draft is unchanged.').waitFor();
    await expect.poll(async () => (await visit(slug)).text, soon).toContain('Hello from the tiny site');
    await page.keyboard.press('Escape');
    expect(await textBox(page).textContent()).toBe('A second edition');

    await menu('Unpublish');
    await look('unpublish');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await toast(page, 'Your site is offline. Nothing was deleted.').waitFor();
    await expect.poll(async () => (await visit(slug)).status, soon).toBe(404);
    await close();
  });
});

describe.each(widths)('the settings, %d px', (width) => {
  const it = alternately(width);
  it('are saved, refused with their reason, and there again after a reload', async () => {
    const slug = `settings-${width}`;
    const { page, look, close } = await openOwner(slug, { width });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.goto(paths.settings(slug));
    await page.getByLabel('Site title').fill('');
    await save.click();
    await page.getByText('Please enter a title').waitFor();
    await look('settings-general');
    await page.getByLabel('Site title').fill('A new name');
    await page.getByLabel(/^Address/).fill('1 Ferry Row\n\n12401 Rondout');
    await save.click();
    await toast(page, 'Settings saved').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Site title').inputValue(), soon).toBe('A new name');
    expect(await page.getByLabel(/^Address/).inputValue()).toBe('1 Ferry Row\n12401 Rondout');

    await page.goto(paths.shipping(slug));
    const saveRates = page.locator('.save-bar').getByRole('button', { name: 'Save', exact: true });
    await page.getByRole('button', { name: 'Add rate' }).click();
    await saveRates.click();
    await page.getByText('Please enter a name').waitFor();
    await page.mouse.move(0, 0);
    await look('settings-shipping');
    await page.getByLabel('Name', { exact: true }).last().fill('Bicycle');
    await page.getByRole('textbox', { name: 'Per order' }).last().fill('3.50');
    await saveRates.click();
    await toast(page, 'Settings saved').waitFor();
    await page.reload();
    await page.getByRole('group', { name: 'Bicycle' }).waitFor();

    await page.goto(paths.storeSettings(slug));
    await page.getByText('Allow several of the same service').click();
    expect(await page.getByRole('button', { name: 'Add rate' }).count()).toBe(0);
    await look('settings-store');
    await save.click();
    await toast(page, 'Settings saved').waitFor();
    await page.reload();
    expect(await page.getByRole('switch', { name: /^Allow several of the same service/ }).isChecked()).toBe(
      false,
    );
    await page.goto(paths.people(slug));
    await page.getByText('Owner').first().waitFor();
    await look('settings-people');
    await close();
  });
});
