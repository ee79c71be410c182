import { randomUUID } from 'node:crypto';
import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, openContext, widths } from '../support/browser.ts';
import { lookAt, allSaved, openEditor, soon, studioOf, textBox, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

let runs = 0;
/** A slug of its own for every run of a test, a second one too. */
const newSlug = (beginning: string) => `${beginning}-${(runs += 1)}`;

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await textBox(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  await page.getByRole('heading', { level: 1, name: 'History of About' }).waitFor();
}

/** A side of the comparison: on a phone by its tab, else beside the other. */
async function side(page: Page, isPhone: boolean, name: string | RegExp, tab: string): Promise<Locator> {
  if (isPhone) await page.getByRole('tab', { name: tab }).click();
  const region = page.getByRole('region', { name });
  await region.waitFor();
  return region;
}

const frameOf = (region: Locator) => region.frameLocator('iframe');
const marksIn = (region: Locator) => frameOf(region).locator('[data-canvas-mark]');

/** The widths that the versions are drawn for follow the choice; it begins with the one that there is room for. */
async function compareAtBothWidths(page: Page, region: Locator, isPhone: boolean) {
  const across = () => region.locator('iframe').evaluate((frame: HTMLElement) => frame.style.width);
  expect(await across()).toBe(isPhone ? '390px' : '1280px');
  await page.getByRole('radio', { name: isPhone ? 'Desktop' : 'Phone' }).click();
  await expect.poll(across, soon).toBe(isPhone ? '1280px' : '390px');
  await expect.poll(() => marksIn(region).allTextContents(), soon).toEqual(['Changed']);
  await page.getByRole('radio', { name: isPhone ? 'Phone' : 'Desktop' }).click();
  await expect.poll(across, soon).toBe(isPhone ? '390px' : '1280px');
}

describe.each(widths)('the history of a page, %d px', (width) => {
  const isPhone = width < 600;

  it('keeps what was, shows what differs, and brings it back by a step that can be undone', async () => {
    const slug = newSlug(`history-${width}`);
    const { page, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await textBox(page).waitFor();
    await typeAtEnd(page, ' and more');
    await page.keyboard.press('ControlOrMeta+s');
    await toast(page, 'Everything is saved').waitFor();
    await page.getByRole('button', { name: 'Name this version' }).click();
    const naming = page.getByRole('dialog', { name: 'Name this version' });
    await naming.getByRole('button', { name: 'Save name' }).click();
    await naming.getByText('Enter a name').waitFor();
    await naming.getByLabel('Name', { exact: true }).fill('Before the fair');
    await look('history-name');
    await naming.getByRole('button', { name: 'Save name' }).click();
    await naming.waitFor({ state: 'detached' });
    await typeAtEnd(page, ' tomorrow');
    await allSaved(page);

    await openHistory(page);
    const versions = page.getByRole('listbox', { name: 'Versions' });
    const options = versions.getByRole('option');
    await expect.poll(() => options.count(), soon).toBe(2);
    await expect
      .poll(() => options.allTextContents(), soon)
      .toEqual([expect.stringMatching(/^Before the fairNamed · Today/), expect.stringMatching(/Published/)]);
    await page.getByText('You are looking at an older version').waitFor();
    const old = await side(page, isPhone, 'Version of Before the fair', 'This version');
    await frameOf(old).getByText('All about it and more').waitFor();
    await expect.poll(() => marksIn(old).allTextContents(), soon).toEqual(['Changed']);
    await look('history-old');
    await compareAtBothWidths(page, old, isPhone);
    const now = await side(page, isPhone, 'Current version', 'Current version');
    await frameOf(now).getByText('All about it and more tomorrow').waitFor();
    await expect.poll(() => marksIn(now).allTextContents(), soon).toEqual(['Changed']);
    if (isPhone) await page.getByRole('tab', { name: 'Changes' }).click();
    const changes = page.getByRole('list', { name: 'Changes' });
    await changes.getByText('Text: content changed').waitFor();
    await changes.locator('del', { hasText: 'All about it and more' }).waitFor();
    await changes.locator('ins', { hasText: 'All about it and more tomorrow' }).waitFor();
    await look('history');

    // By keys: the next version, and back.
    await options.nth(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => options.nth(1).getAttribute('aria-selected'), soon).toBe('true');
    await options.nth(0).click();

    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('This version is the same as the current one.').waitFor();
    await page.getByRole('button', { name: 'Undo Restored version of Before the fair' }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('This version is the same as the current one.').waitFor();
    await allSaved(page);
    // The step goes along into the editor.
    await page.getByRole('link', { name: 'Back to editing' }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it and more');
    await page.getByRole('button', { name: 'Undo Restored version of Before the fair' }).click();
    await expect.poll(() => textBox(page).textContent(), soon).toBe('All about it and more tomorrow');
    await allSaved(page);

    await openHistory(page);
    await page.getByRole('option', { name: /Before the fair/ }).click();
    if (isPhone) await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByRole('button', { name: 'Copy section 1 into the current version' }).click();
    await changes.getByText('Section 2 was added').waitFor();
    await allSaved(page);
    await page.getByRole('link', { name: 'Back to editing' }).click();
    await expect.poll(() => textBox(page, 1).textContent(), soon).toBe('All about it and more');
    await close();
  });

  it('says that there is none yet, and why it cannot be shown', async () => {
    const slug = newSlug(`history-empty-${width}`);
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    const made = { title: 'Fresh', place: 'main' };
    const { id } = (await session.send('POST', `/api/studio/sites/${siteId}/pages`, made)).json.page;
    await page.route('**/versions', (route) => route.abort());
    await page.goto(paths.pageHistory(slug, id));
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await look('history-failed');
    await page.unroute('**/versions');
    await again.click();
    await page.getByText('No versions yet').waitFor();
    await look('history-empty');
    await page.getByRole('button', { name: 'Name the current version' }).click();
    const naming = page.getByRole('dialog', { name: 'Name the current version' });
    await naming.getByLabel('Name', { exact: true }).fill('As it began');
    await naming.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('option', { name: /As it began/ }).waitFor();
    await page.getByText('This version is the same as the current one.').waitFor();
    await close();
  });
});

describe('a page that somebody may only look at', () => {
  it('is shown without a way to change it, with the reason, and its calls are refused', async () => {
    const slug = newSlug('history-looker');
    const { session: owner, siteId, close } = await openOwner(slug, { width: 1280 });
    const { pages } = (await owner.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const { id } = pages.find(({ title }: { title: string }) => title === 'About');
    const session = await signedIn(siteId);
    const url = `http://${app.studioHost}`;
    const context = await openContext({ reducedMotion: true, width: 1280, baseUrl: url });
    const cookies = [...session.cookies].map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url,
    }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(paths.page(slug, id));
    await page.getByText('You can look at this page, but your role does not let you change it.').waitFor();
    await textBox(page).waitFor();
    expect(await textBox(page).getAttribute('contenteditable')).toBe('false');
    expect(await page.getByRole('button', { name: /Add a section|Undo|Delete/ }).count()).toBe(0);
    await lookAt(page, 'studio-editor-looked-at-1280');
    const address = `/api/studio/sites/${siteId}/documents/page/${id}`;
    const transactions = [{ id: randomUUID(), label: 'Nothing', edits: [{ name: 'none', args: {} }] }];
    const answers = [
      await session.send('POST', `${address}/transactions`, { base: 0, transactions }),
      await session.send('POST', `${address}/versions`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    await context.close();
    await close();
  });
});

/** Somebody who may read the pages of a site and no more. */
async function signedIn(siteId: string) {
  const id = app.deps.newId();
  const account = { id, email: `${id}@example.com`, name: 'Otto', passwordHash: 'x' };
  await app.db.global((tx) => insertAccount(tx, account));
  await app.db.forSite(siteId, (tx) => insertMembership(tx, { accountId: id, roles: [6], isOwner: false }));
  const session = app.studio();
  const { token } = await createSession(app.deps, { accountId: id, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return session;
}
