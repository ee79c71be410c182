import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages } from '../support/browser.ts';
import { memberWithRole } from '../support/member-with-role.ts';
import { frame, part, workspaceOf } from '../support/page-workspace.ts';
import { lookAt, openSecondBrowser, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openAbout = workspaceOf(() => app);

const comments = (page: Page) => page.getByRole('button', { name: /^Page comments/ });
const thread = (page: Page, text: string) => page.locator('.page-thread', { hasText: text });
const pins = (page: Page) => frame(page).locator('[data-canvas-pin]');
const write = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);
const isSaid = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Somebody who writes drafts alone has the page open on a phone. */
async function openOnPhone(siteId: string, at: Page): Promise<Page> {
  const session = await memberWithRole(app, siteId, { role: 16, name: 'Dana Fields' });
  const page = await openSecondBrowser(app, session, 390);
  await page.goto(new URL(at.url()).pathname);
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  return page;
}

describe('page comments', () => {
  it('are written about a block, answered on a phone at once, resolved, and stay when the block is deleted', async () => {
    const { page, siteId, close } = await openAbout(1280);
    const phone = await openOnPhone(siteId, page);
    await part(page, 'a').click();
    await comments(page).click();
    await page.getByText('No open comments').waitFor();
    await lookAt(page, 'page-comments-none-1280');
    const words = 'Shorter, please. See https://style.example/buttons.';
    await write(page, 'Comment on: Button, section 1', words);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await thread(page, 'Shorter, please.').waitFor();
    await isSaid(page, 'Comment added').waitFor({ state: 'attached' });
    expect(await page.locator('.page-thread[aria-current]').count()).toBe(1);
    await expect.poll(() => pins(page).count(), soon).toBe(1);
    const link = page.getByRole('link', { name: 'https://style.example/buttons', exact: true });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');

    await phone.getByRole('button', { name: 'Page comments, 1 open' }).click();
    const onPhone = thread(phone, 'Shorter, please.');
    await onPhone.waitFor();
    // What somebody else has written is theirs.
    expect(await onPhone.getByRole('button', { name: /^Actions for the comment/ }).count()).toBe(0);
    await onPhone.getByRole('textbox').fill('Dune.');
    await phone.keyboard.press('ControlOrMeta+Enter');
    await thread(page, 'Dune.').waitFor();
    await isSaid(page, 'New comment by Dana Fields').waitFor({ state: 'attached' });
    await lookAt(phone, 'page-comments-390');
    await phone.getByRole('button', { name: 'Actions for the comment by Dana Fields' }).click();
    await phone.getByRole('menuitem', { name: 'Edit' }).click();
    await write(phone, 'Edit comment', 'Done.');
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await thread(page, 'Done.').getByText('(edited)').waitFor();
    await lookAt(page, 'page-comments-1280');

    await phone.getByRole('button', { name: 'Go to Button, section 1' }).click();
    await expect
      .poll(() => part(phone, 'a').evaluate((block) => block.ownerDocument.activeElement === block), soon)
      .toBe(true);
    expect(await phone.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'Resolve' }).click();
    await page.getByText('No open comments').waitFor();
    await expect.poll(() => pins(page).count(), soon).toBe(0);
    await phone.getByRole('button', { name: 'Page comments', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Resolved (1)' }).click();
    await page.getByText(/^Resolved by .*, just now$/).waitFor();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('radio', { name: 'Open (1)' }).click();

    await part(page, 'a').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('heading', { name: 'On deleted content' }).waitFor();
    await thread(page, 'Deleted block').waitFor();
    await expect.poll(() => pins(page).first().isVisible(), soon).toBe(false);
    await lookAt(page, 'page-comments-deleted-1280');
    // Undo in the field takes back what is typed there, and no step of the page.
    const reply = thread(page, 'Deleted block').getByRole('textbox');
    await reply.pressSequentially('x');
    await reply.press('ControlOrMeta+z');
    expect(await reply.inputValue()).toBe('');
    expect(await thread(page, 'Deleted block').count()).toBe(1);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await page.getByRole('button', { name: 'Go to Button, section 1' }).waitFor();

    await page.getByRole('button', { name: 'Close page comments' }).click();
    await expect
      .poll(() => comments(page).evaluate((button) => button === document.activeElement), soon)
      .toBe(true);
    await pins(page).click();
    await page.locator('.page-thread[aria-current]').waitFor();
    await page.getByRole('button', { name: /^Actions for the comment by (?!Dana)/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await toast(page, 'Comment deleted').waitFor();
    await thread(page, 'Shorter, please.').waitFor({ state: 'detached' });
    const note = page.locator('.ui-toast', { hasText: 'Comment deleted' });
    await note.getByRole('button', { name: 'Undo' }).click();
    await thread(page, 'Shorter, please.').waitFor();

    // A finger on the marker opens the thread; the reply that is begun there survives the end of the thread.
    await pins(phone).tap();
    await onPhone.and(phone.locator('[aria-current]')).waitFor();
    await onPhone.getByRole('textbox').fill('Wait');
    await page.getByRole('button', { name: 'Resolve' }).click();
    const left = (why: 'resolved' | 'deleted') =>
      phone.getByRole('region', { name: `This comment was ${why} while you were replying.` });
    const begun = left('resolved').getByRole('textbox');
    await expect.poll(() => begun.evaluate((field) => field === document.activeElement), soon).toBe(true);
    await page.getByRole('radio', { name: 'Resolved (1)' }).click();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await left('resolved').waitFor({ state: 'detached' });
    expect(await onPhone.getByRole('textbox').inputValue()).toBe('Wait');
    await page.getByRole('radio', { name: 'Open (1)' }).click();
    for (let count = 0; count < 2; count += 1) {
      const rest = await page.locator('.page-comment').count();
      await page
        .getByRole('button', { name: /^Actions for the comment/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect.poll(() => page.locator('.page-comment').count(), soon).toBe(rest - 1);
    }
    await left('deleted').waitFor();
    await lookAt(phone, 'page-comments-left-390');
    await left('deleted').getByRole('button', { name: 'Comment', exact: true }).click();
    await thread(page, 'Wait').waitFor();
    await left('deleted').waitFor({ state: 'detached' });
    await phone.context().close();
    await close();
  }, 120_000);

  it('keep what is typed when it does not arrive, and are read again after a failure', async () => {
    const { page, close } = await openAbout(1280, { language: 'ar' });
    await page.route('**/page-comments/**', (route) => route.abort());
    await comments(page).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await lookAt(page, 'page-comments-failed-1280');
    await page.unroute('**/page-comments/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No open comments').waitFor();

    // The answer is lost, and the comment has arrived.
    await page.route('**/threads', async (route) => {
      await route.fetch();
      // The rule may be gone when the answer comes.
      await route.abort().catch(() => undefined);
    });
    await part(page, 'b').click();
    const long = `${'Word '.repeat(60)}${'x'.repeat(300)}`;
    await write(page, 'Comment on: Button, section 1', long);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByText('Unable to connect').first().waitFor();
    await comments(page).click();
    await comments(page).click();
    const field = page.getByRole('textbox', { name: 'Comment on: Button, section 1', exact: true });
    expect(await field.inputValue()).toBe(long);
    await page.unroute('**/threads');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await thread(page, 'Word').waitFor();
    expect(await page.locator('.page-thread').count()).toBe(1);
    await expect.poll(() => field.inputValue(), soon).toBe('');
    await expect.poll(() => pins(page).count(), soon).toBe(1);
    // The page is written from right to left: the marker is at the left corner of its block.
    const [pin, block] = [await pins(page).boundingBox(), await part(page, 'b').boundingBox()];
    expect(Math.abs((pin?.x ?? 0) + (pin?.width ?? 0) / 2 - (block?.x ?? 0))).toBeLessThan(30);
    await lookAt(page, 'page-comments-long-1280');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('dialog', { name: 'Page comments' }).waitFor();
    await lookAt(page, 'page-comments-long-390');
    await write(page, 'Comment on: Button, section 1', 'x'.repeat(4001));
    await page.getByText('Please use 4,000 characters or fewer.').waitFor();
    expect(await page.getByRole('button', { name: 'Comment', exact: true }).isDisabled()).toBe(true);
    await close();
  }, 120_000);
});
