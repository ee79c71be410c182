import { afterAll, beforeAll, describe, expect } from 'vitest';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import {
  allSaved,
  nothingAsked,
  openEditor,
  ownerPassword,
  soon,
  studioOf,
  textBox,
} from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

describe.each(widths)('a session that ends, %d px', (width) => {
  const it = alternately(width);
  it('takes nothing that was typed: one logs in over the page, and it is saved', async () => {
    const slug = `session-${width}`;
    const { page, session, look, close } = await openOwner(slug, { width, apart: true });
    await openEditor(page, slug, 'About');
    await nothingAsked(page);
    await session.send('DELETE', '/api/studio/session');
    await textBox(page).fill('Typed after the session ended');
    const again = page.getByRole('dialog', { name: 'You have been logged out' });
    await again.getByLabel('Password', { exact: true }).waitFor();
    await look('logged-out');
    await again.getByLabel('Password', { exact: true }).fill(ownerPassword);
    await again.getByRole('button', { name: 'Log in' }).click();
    await again.waitFor({ state: 'hidden' });
    expect(await textBox(page).textContent()).toBe('Typed after the session ended');
    await allSaved(page);
    await page.reload();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Typed after the session ended');
    await close();
  });

  it('takes nothing when one comes back to the window long after', async () => {
    const slug = `window-${width}`;
    const { page, session, close } = await openOwner(slug, { width, apart: true });
    await openEditor(page, slug, 'About');
    await nothingAsked(page);
    await session.send('DELETE', '/api/studio/session');
    await textBox(page).fill('Typed before lunch');
    // The studio asks who is signed in when its window is looked at again after more than a minute.
    await page.clock.setSystemTime(Date.now() + 120_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('dialog', { name: 'You have been logged out' }).waitFor();
    expect(await page.locator('.rich-text-body').textContent()).toBe('Typed before lunch');
    await close();
  });

  it('takes nothing even when the page is loaded again: the browser kept it', async () => {
    const slug = `draft-${width}`;
    const { page, session, look, close } = await openOwner(slug, { width, apart: true });
    page.on('dialog', (dialog) => void dialog.accept());
    await openEditor(page, slug, 'About');
    await nothingAsked(page);
    await session.send('DELETE', '/api/studio/session');
    await textBox(page).fill('Typed before the browser was closed');
    await page.locator('.save-state--signed-out').waitFor();
    await page.reload();
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel('Email address').fill(`owner@${slug}.example`);
    await page.getByLabel('Password', { exact: true }).fill(ownerPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Typed before the browser was closed');
    await allSaved(page);
    await look('draft-back');
    await close();
  });
});
