import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, widths } from '../support/browser.ts';
import { openEditor, ownerPassword, savedPage, soon, studioOf, textBox, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closeBrowser();
  await app.close();
});

const openOwner = studioOf(() => app);

describe.each(widths)('a session that ends, %d px', (width) => {
  it('takes nothing that was typed: one logs in over the page and saves', async () => {
    const slug = `session-${width}`;
    const { page, session, look, close } = await openOwner(slug, { width, apart: true });
    await openEditor(page, slug, 'About');
    await textBox(page).fill('Typed before the session ended');
    await session.send('DELETE', '/api/studio/session');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'You have been logged out' });
    await again.getByLabel('Password', { exact: true }).waitFor();
    await look('logged-out');
    await again.getByLabel('Password', { exact: true }).fill(ownerPassword);
    await again.getByRole('button', { name: 'Log in' }).click();
    await again.waitFor({ state: 'hidden' });
    expect(await textBox(page).textContent()).toBe('Typed before the session ended');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, savedPage).waitFor();
    await close();
  });

  it('takes nothing when one comes back to the window long after', async () => {
    const slug = `window-${width}`;
    const { page, session, close } = await openOwner(slug, { width, apart: true });
    await openEditor(page, slug, 'About');
    await textBox(page).fill('Typed before lunch');
    await session.send('DELETE', '/api/studio/session');
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
    await textBox(page).fill('Typed before the browser was closed');
    await session.send('DELETE', '/api/studio/session');
    await page.reload();
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel('Email address').fill(`owner@${slug}.example`);
    await page.getByLabel('Password', { exact: true }).fill(ownerPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Your unsaved changes have been restored.').waitFor();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Typed before the browser was closed');
    await look('draft-back');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, savedPage).waitFor();
    await page.reload();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Typed before the browser was closed');
    expect(await page.getByText('Your unsaved changes have been restored.').count()).toBe(0);
    await close();
  });

  it('shows both where somebody else saved in the meantime', async () => {
    const slug = `both-${width}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await textBox(page).fill('Mine');
    const base = `/api/studio/sites/${siteId}/pages`;
    const { pages } = (await session.send('GET', base)).json;
    const about = pages.find((each: { title: string }) => each.title === 'About');
    const read = (await session.send('GET', `${base}/${about.id}`)).json;
    const document = JSON.parse(JSON.stringify(read.document).replace('All about it', 'Theirs'));
    const body = { version: read.page.version, document };
    expect((await session.send('PUT', `${base}/${about.id}/document`, body)).status).toBe(200);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Take theirs' }).waitFor();
    await look('conflict');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Theirs');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, savedPage).waitFor();
    await close();
  });
});
