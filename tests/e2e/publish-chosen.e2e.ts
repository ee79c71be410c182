import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, openContext, screenshot, widths } from '../support/browser.ts';
import { draftEditorOf } from '../support/draft-editor.ts';
import { allSaved, lookAt, openEditor, soon, studioOf, textBox, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { writeOn } from '../support/write-on-page.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

async function closed(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe.each(widths)('publishing some of it, %d px', (width) => {
  it('shows what changes, repairs, publishes one page, schedules the other and takes both back', async () => {
    // Of its own in a retry too.
    const slug = `chosen-${width}-${randomUUID().slice(0, 6)}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    await writeOn(session, siteId, 'about', 'About of today');
    await writeOn(session, siteId, 'about', ' ');
    await writeOn(session, siteId, '', 'Home of today');
    const read = async (path: string) => (await app.site(slug).send('GET', path)).text;
    await page.goto(paths.pages(slug));
    const menu = menuOf(page);

    // From another screen, and from the page itself.
    await followsCheck(page, menu, width);
    await followsCheck(page, menu, width);
    await menu('Publish changes');
    const dialog = page.getByRole('dialog', { name: 'Publish changes' });
    const about = dialog.getByRole('checkbox', { name: /^About/ });
    const home = dialog.getByRole('checkbox', { name: /^Home/ });
    await about.waitFor();
    await dialog.getByText('2 blocks added').waitFor();
    await dialog.getByText('A block is empty.').first().waitFor();
    await look('publish-changes');
    await dialog.getByRole('button', { name: 'Remove block on About' }).first().click();
    await toast(page, 'Repaired: Remove block').waitFor();
    await dialog.getByText('2 blocks added').waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await dialog.getByText('2 blocks added').waitFor();

    await home.press('Space');
    await expect.poll(() => home.isChecked(), soon).toBe(false);
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('dialog', { name: 'Your site is live' }).waitFor();
    expect([await read('/about'), await read('/')].map((text) => / of today/.test(text))).toEqual([
      true,
      false,
    ]);
    await page.getByRole('button', { name: 'Close' }).click();

    await menu('Publish changes');
    await home.waitFor();
    expect(await about.count()).toBe(0);
    await dialog.getByRole('radio', { name: 'At a time' }).click();
    const go = dialog.getByRole('button', { name: 'Schedule', exact: true });
    expect(await go.isDisabled()).toBe(true);
    await dialog.getByLabel('Date and time').fill('2020-01-01T09:00');
    await go.click();
    await dialog.getByText('Please choose a time that is still ahead.').waitFor();
    await look('publish-at-a-time');
    await dialog.getByLabel('Date and time').fill(`${new Date().getFullYear() + 1}-03-31T09:00`);
    await go.click();
    await page.getByText(/It goes live on Mar 31/).waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();

    await menu('Scheduled');
    const scheduled = page.getByRole('dialog', { name: 'Scheduled publications' });
    await scheduled.getByText('Home').waitFor();
    await look('scheduled-publications');
    await scheduled.getByRole('button', { name: 'Cancel publication' }).click();
    await scheduled.getByText('Cancelled').waitFor();
    await page.keyboard.press('Escape');

    await menu('Versions');
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await toast(page, 'Visitors see version 1 now. Your draft is unchanged.').waitFor();
    await expect.poll(() => read('/about'), soon).not.toContain('About of today');
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(() => read('/about'), soon).toContain('About of today');
    await close();
  });
});

/** An entry of the check list leads to its block: selected on the page, in view, with the focus. */
async function followsCheck(page: Page, menu: (item: string) => Promise<void>, width: number) {
  await menu('Publish changes');
  const dialog = page.getByRole('dialog', { name: 'Publish changes' });
  const finding = dialog.locator('.publish-finding', { hasText: 'A block is empty.' }).first();
  await finding.getByRole('link', { name: 'Show on About' }).click();
  await dialog.waitFor({ state: 'detached' });
  const focused = page.frameLocator('.preview--main .preview-frame').locator('[data-block]:focus');
  await focused.waitFor();
  expect(await focused.textContent()).not.toContain('About of today');
  const isInView = await focused.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
  });
  expect(isInView).toBe(true);
  await expect.poll(() => new URL(page.url()).search, soon).toBe('');
  await screenshot(page, `studio-check-followed-${width}`);
  await page.keyboard.press('Escape');
}

const menuOf = (page: Page) => async (item: string) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

describe.each(widths)('a proposal of a draft editor, %d px', (width) => {
  it('is asked to be reviewed, sent back, asked for again and accepted, and only then published', async () => {
    const slug = `proposal-${width}-${randomUUID().slice(0, 6)}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    const url = `http://${app.studioHost}`;
    const draftEditor = await draftEditorOf(app, siteId);
    const context = await openContext({ reducedMotion: true, width, baseUrl: url });
    await context.addCookies(
      [...draftEditor.cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
    );
    const author = await context.newPage();
    const read = async () => (await app.site(slug).send('GET', '/')).text;

    await openEditor(author, slug, 'Home');
    await author.getByText('Your changes are kept as a proposal.').waitFor();
    // The notice leaves the name of the page its room.
    const name = author.getByRole('heading', { level: 1, name: 'Home' });
    expect(await name.evaluate((element) => element.clientWidth - element.scrollWidth)).toBe(0);
    await lookAt(author, `studio-editor-proposal-${width}`);
    if (width >= 1200) {
      await author.getByRole('button', { name: 'Files', exact: true }).waitFor();
      expect(await author.getByRole('link', { name: 'Design', exact: true }).count()).toBe(0);
    }
    await textBox(author).fill('Proposed words');
    await allSaved(author);
    const authorMenu = menuOf(author);
    await authorMenu('Request review');
    const own = author.getByRole('dialog', { name: 'Proposals' });
    await own.getByLabel('Note to the reviewer').fill('Shorter than before');
    await own.getByRole('button', { name: 'Request review' }).click();
    await own.getByText('Needs review').waitFor();

    await author.getByText('Your changes are waiting for a review.').waitFor();
    await page.goto(paths.pages(slug));
    await page.locator('.page-row', { hasText: 'Home' }).getByText('Needs Review').waitFor();
    await look('pages-needs-review');
    const menu = menuOf(page);
    await menu('Review proposals');
    const review = page.getByRole('dialog', { name: 'Proposals' });
    await review.getByText('Shorter than before').waitFor();
    await review.getByText('1 block changed').waitFor();
    await look('proposal-review');
    await review.getByLabel('Note to the author').fill('Please mention bread');
    await review.getByRole('button', { name: 'Send back' }).click();
    await review.getByText('Sent back').waitFor();
    await closed(review);

    await closed(own);
    // Told on the page that is open, without a reload.
    const told = author.getByText('Your changes were sent back.');
    await told.waitFor();
    expect(await told.textContent()).toContain('Note from the reviewer: “Please mention bread”');
    await author.getByText('Sent back', { exact: true }).waitFor();
    // Where the dialog was closed lies a button, and its tooltip would open.
    await author.mouse.move(0, 0);
    await author.getByRole('tooltip').waitFor({ state: 'detached' });
    await lookAt(author, `studio-editor-sent-back-${width}`);
    await authorMenu('Request review');
    await own.getByText('Please mention bread').waitFor();
    await lookAt(author, `studio-proposal-sent-back-${width}`);
    await own.getByRole('button', { name: 'Request review' }).click();
    await own.getByText('Needs review').waitFor();

    await closed(own);
    await writeOn(session, siteId, '', 'From the owner in the meantime');
    await menu('Review proposals');
    await review.getByLabel('Note to the author').fill('Lovely');
    await review.getByRole('button', { name: 'Accept' }).click();
    await toast(page, 'Accepted. The changes are part of the draft now.').waitFor();
    expect(await read()).not.toContain('Proposed words');
    await closed(review);
    // The open editor goes on with the draft, in which the work of others is too.
    const accepted = author.getByText('Your changes were accepted.');
    await accepted.waitFor();
    expect(await accepted.textContent()).toContain('Note from the reviewer: “Lovely”');
    await author.getByText('From the owner in the meantime').first().waitFor({ state: 'attached' });
    await textBox(author).fill('Words of the next proposal');
    await allSaved(author);
    await authorMenu('Request review');
    await own.getByText('Being written').waitFor();
    await own.getByText('Accepted').waitFor();
    await menu('Publish changes');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('dialog', { name: 'Your site is live' }).waitFor();
    await expect.poll(read, soon).toContain('Proposed words');
    await context.close();
    await close();
  });
});
