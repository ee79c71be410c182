import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import { allSaved, openSecondBrowser, soon, studioOf, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const openOwner = studioOf(() => app);
const question = (page: Page) => page.getByLabel('Question');
const titles = (page: Page) => page.locator('.part-row-name > :first-child').allTextContents();

async function addField(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('dialog', { name: 'Add a field' }).getByRole('button', { name: kind }).first().click();
}

/** A form of name, e-mail and message, open in two browsers. */
async function openTwice(slug: string, width: number) {
  const opened = await openOwner(slug, { width });
  const { session, siteId, page } = opened;
  const wanted = { name: 'Ask', purpose: 'form' };
  const made = await session.send('POST', `/api/studio/sites/${siteId}/forms`, wanted);
  const path = paths.form(slug, made.json.form.id);
  const other = await openSecondBrowser(app, session, width);
  for (const each of [page, other]) {
    await each.goto(path);
    await question(each).waitFor();
  }
  return { ...opened, other };
}

describe.each(widths)('a form that two people build, %d px', (width) => {
  const it = alternately(width, 1280);
  it('saves itself, shows each what the other does and where, and takes back one’s own steps alone', async () => {
    const { page, other, look, close } = await openTwice(`form-two-${width}`, width);
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    await page.getByRole('list', { name: 'Also here' }).waitFor();
    await addField(page, /^Date/);
    await question(page).fill('Which day?');
    await addField(other, /^Dropdown/);
    await question(other).fill('Which bread?');
    const all = ['Name', 'Which bread?', 'Which day?', 'Email', 'Message'];
    for (const each of [page, other])
      await expect.poll(async () => (await titles(each)).toSorted(), soon).toEqual(all.toSorted());
    await page.getByRole('row', { name: 'Which bread?' }).locator('.person').waitFor();
    await allSaved(page);
    await look('form-two');
    await page.reload();
    await page
      .getByRole('button', { name: 'Undo Changed Date' })
      .or(page.getByRole('button', { name: /^Undo Changed/ }))
      .click();
    await page.getByRole('button', { name: 'Undo Added Date' }).click();
    for (const each of [page, other]) await expect.poll(() => titles(each), soon).not.toContain('Which day?');
    expect(await titles(page)).toContain('Which bread?');
    await page.getByRole('button', { name: 'Redo Added Date' }).click();
    await expect.poll(async () => (await titles(other)).length, soon).toBe(5);
    await page.keyboard.press('ControlOrMeta+s');
    await toast(page, 'Everything is saved, always.').waitFor();
    await other.context().close();
    await close();
  });

  it('has the words of both in one text, and asks which question stays where both have written one', async () => {
    const { page, other, look, close } = await openTwice(`form-card-${width}`, width);
    const message = (each: Page) => each.getByRole('textbox', { name: 'Message in place of the form' });
    for (const each of [page, other]) await each.getByRole('tab', { name: 'Advanced' }).click();
    await message(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' See you soon.');
    await message(other).click();
    await other.keyboard.press('ControlOrMeta+Home');
    await other.keyboard.insertText('Got it. ');
    for (const each of [page, other])
      await expect.poll(() => message(each).textContent(), soon).toBe('Got it. Thank you! See you soon.');
    for (const each of [page, other]) await each.getByRole('tab', { name: 'Build' }).click();
    await other.route('**/transactions', (route) => route.abort());
    await question(other).fill('Your name');
    await other.getByText('Offline, kept on this device').waitFor();
    await question(page).fill('Who are you?');
    await allSaved(page);
    await other.unroute('**/transactions');
    const card = other.getByRole('alert', { name: 'Changes that could not be made' });
    await card.getByText('Who are you?').waitFor();
    await card.getByText('Your name', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Use yours' }).click();
    await card.waitFor({ state: 'detached' });
    for (const each of [page, other])
      await expect.poll(() => question(each).inputValue(), soon).toBe('Your name');
    await look('form-agreed');
    await other.context().close();
    await close();
  });
});
