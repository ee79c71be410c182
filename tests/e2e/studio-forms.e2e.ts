import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

/** Makes a mailing list beside the screens that are looked at. */
let makeList: (name: string) => Promise<unknown>;

/** The forms of a fresh site, as its owner sees them. */
async function openStudio(slug: string, width: number): Promise<Page> {
  const { session, siteId } = await app.ownerWithSite(slug);
  makeList = (name) =>
    session.send('POST', `/api/studio/sites/${siteId}/mailing-lists`, { name, doubleOptIn: false });
  const url = `http://${app.studioHost}`;
  const page = await openPage({ width, reducedMotion: true, baseUrl: url });
  const cookies = [...session.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
  }));
  await page.context().addCookies(cookies);
  await page.goto(paths.forms(slug));
  return page;
}

const saved = (page: Page) => page.locator('.save-indicator').getByText('Saved', { exact: true }).waitFor();

describe.each(widths)('building a form in the studio, %d px', (width) => {
  const it = alternately(width);
  const look = async (page: Page, name: string) => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    await expectNoAxeViolations(page);
    await screenshot(page, `forms-${name}-${width}`);
  };
  const make = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'New form' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create form' }).click();
    await page.getByRole('heading', { name: 'Preview' }).waitFor();
  };
  const question = (page: Page) => page.getByLabel('Question');
  const titles = (page: Page) => page.locator('.part-row-name > :first-child').allTextContents();

  it('says first what a form is for, and asks for a name', async () => {
    const slug = `forms-first-${width}`;
    const page = await openStudio(slug, width);
    await page.getByRole('heading', { name: 'No forms yet' }).waitFor();
    await look(page, 'empty');
    await page.getByRole('button', { name: 'New form' }).click();
    await page.getByRole('button', { name: 'Create form' }).click();
    await page.getByText('Please enter a name').waitFor();
    await look(page, 'nameless');
    await page.context().close();
  });

  it('adds, fills, moves by keys and deletes fields, takes it back, and keeps all of it', async () => {
    const slug = `forms-built-${width}`;
    const page = await openStudio(slug, width);
    await make(page, 'Orders');
    expect(await titles(page)).toEqual(['Name', 'Email', 'Message']);
    await page.getByRole('button', { name: 'Add a field' }).click();
    await look(page, 'palette');
    await page.getByRole('button', { name: /^Dropdown/ }).click();
    await question(page).fill('Which bread?');
    await page.getByLabel('Options').fill('Rye\nSpelt\n\nRye\nOat');
    await saved(page);
    await look(page, 'built');
    const frame = page.frameLocator('.form-preview-frame');
    await frame.getByLabel('Which bread?').waitFor();
    expect(await frame.locator('select option').allTextContents()).toEqual([
      'Select an option',
      'Rye',
      'Spelt',
      'Oat',
    ]);
    await page.getByRole('button', { name: 'More for Which bread?' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Which bread?', 'Name', 'Email', 'Message']);
    await page.getByRole('button', { name: 'More for Email' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.poll(() => titles(page)).toEqual(['Which bread?', 'Name', 'Message']);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => titles(page)).toEqual(['Which bread?', 'Name', 'Email', 'Message']);
    await saved(page);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Which bread?', 'Name', 'Email', 'Message']);
    await page.context().close();
  });

  it('administration §1 owner: sets up forms; administration §2 mailing-list connection: has a dialog; administration §2 spreadsheet: has a field for its name; administration §3 mailing-list connection: has a list; administration §5 message: Please enter a valid email; administration §5 message: Emails must be formatted as {email}; administration §5 message: Links must be formatted as {host} or {host}; sets storage, what follows, captcha and disclaimer', async () => {
    const slug = `forms-parts-${width}`;
    const page = await openStudio(slug, width);
    await make(page, 'Letters');
    const part = (name: string) => page.getByRole('tab', { name }).click();
    const connect = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Connect a destination' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await part('Storage');
    await connect(/^Email/);
    await page.getByText('Please enter a valid email').waitFor();
    await page.getByLabel('To', { exact: true }).fill('me@home');
    await page.getByText('Emails must be formatted as name@example.com').waitFor();
    await page.getByLabel('To', { exact: true }).fill('me@bakery.example');
    await connect(/^Mailing list/);
    const dialog = page.getByRole('dialog', { name: 'Connect a mailing list' });
    await dialog
      .getByText("You don't have any mailing lists. Please create one before continuing.")
      .waitFor();
    expect(await dialog.getByRole('button', { name: 'Connect', exact: true }).isDisabled()).toBe(true);
    await look(page, 'list-none');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await makeList('Readers');
    await page.reload();
    await part('Storage');
    await connect(/^Mailing list/);
    await dialog.getByText('A List must be selected').waitFor();
    await dialog.getByText('Require double opt-in').waitFor();
    await dialog.getByRole('button', { name: /List$/ }).click();
    await page.getByRole('option', { name: 'Readers' }).click();
    await look(page, 'list-connect');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('heading', { name: 'Mailing list' }).waitFor();
    await connect(/^Automation/);
    await page.getByText('Awaiting connection').waitFor();
    await connect(/^Spreadsheet/);
    await page.getByLabel('File name').fill('');
    await page.getByText('Please enter a file name').waitFor();
    await page.getByLabel('File name').fill('Orders');
    await look(page, 'storage');
    await part('Advanced');
    await page.getByLabel('Redirect to').fill('javascript:alert(1)');
    await page.getByText('Links must be formatted as /page or https://example.com').waitFor();
    await page.getByLabel('Redirect to').fill('/about');
    await page.getByLabel('Button text').fill('Order now');
    await look(page, 'advanced');
    await part('Captcha');
    await page.getByText('Require a captcha').click();
    await look(page, 'captcha');
    await part('Disclaimer');
    await page.getByRole('textbox', { name: 'Text' }).fill('We keep nothing else.');
    await saved(page);
    const frame = page.frameLocator('.form-preview-frame');
    await frame.getByRole('button', { name: 'Order now' }).waitFor();
    await frame.getByText('We keep nothing else.').waitFor();
    await look(page, 'disclaimer');
    await page.context().close();
  });

  it('is copied and deleted from the list, after a question', async () => {
    const slug = `forms-list-${width}`;
    const page = await openStudio(slug, width);
    await make(page, 'Requests');
    await page.goto(paths.forms(slug));
    await page.getByRole('button', { name: 'More for Requests' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page
      .getByRole('link', { name: /Requests.+/ })
      .first()
      .waitFor();
    await look(page, 'list');
    await page.getByRole('button', { name: 'More for Requests', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('It is not on any page.').waitFor();
    await look(page, 'delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Requests” deleted').waitFor();
    await page.context().close();
  });
});
