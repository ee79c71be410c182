import type { PageSummary } from '@veranda/contracts/pages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/browser-session.ts';
import { paths } from '../../apps/studio/paths.ts';
import { closePages } from '../support/browser.ts';
import { frame, part, pathOf, workspaceOf } from '../support/page-workspace.ts';
import { publishSite } from '../support/publish-site.ts';
import { soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openAbout = workspaceOf(() => app);
const sitePart = (page: Page, name: string) => frame(page).locator(`[data-site-part="${name}"]`);
const inspector = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Link', exact: true });

describe('header and footer on the canvas', () => {
  it('administration §1 owner: keeps header and footer; are selected by a click, change at once with their fields, are undone and published', async () => {
    const { page, session, siteId, look, close } = await openAbout(1280);
    const stored = async () =>
      (await session.send('GET', `/api/site-header-footer?websiteId=${siteId}`)).json;
    await sitePart(page, 'header').click({ position: { x: 4, y: 4 } });
    const header = inspector(page, 'Header');
    await header.getByLabel('Site title', { exact: true }).fill('The Corner Bakery');
    await expect.poll(() => sitePart(page, 'header').textContent(), soon).toContain('The Corner Bakery');
    expect(await pathOf(page)).toEqual(['Page', 'Header']);
    await header.getByText('Search', { exact: true }).click();
    await sitePart(page, 'header').getByText('Search').first().waitFor();
    await header.getByText('Show an announcement', { exact: true }).click();
    await header.getByLabel('Text', { exact: true }).fill('Closed on Monday');
    await sitePart(page, 'announcement').getByText('Closed on Monday').waitFor();
    await header.getByText('Visitors can close it').click();
    await look('header');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => sitePart(page, 'announcement').count(), soon).toBe(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect
      .poll(async () => (await stored()).header, soon)
      .toMatchObject({
        title: 'The Corner Bakery',
        showSearch: true,
        announcementText: 'Closed on Monday',
        announcementClosable: true,
      });
    await header.getByText('Over the first section').click();
    const theme = () => sitePart(page, 'header').getAttribute('data-section-theme');
    await expect.poll(theme, soon).toBe('lightest');
    await header.getByRole('button', { name: /Opens/ }).click();
    await page.getByRole('option', { name: 'From the side' }).click();
    await expect.poll(() => sitePart(page, 'header').getAttribute('class'), soon).toContain('v-menu-drawer');
    await sitePart(page, 'footer').focus();
    await page.keyboard.press('Enter');
    await inspector(page, 'Footer').getByLabel('Text', { exact: true }).fill('Open from six.');
    await expect.poll(() => sitePart(page, 'footer').textContent(), soon).toContain('Open from six.');
    await look('footer');
    await expect.poll(async () => (await stored()).footer.text, soon).toBe('Open from six.');
    await part(page, 'a').click();
    await page.getByRole('group', { name: 'Settings of button' }).waitFor();
    await publishSite(session, siteId);
    const visitor = await page.context().newPage();
    await visitor.goto(await homeOf(session, siteId));
    await visitor.getByText('Open from six.').waitFor();
    await visitor.getByRole('button', { name: 'Close announcement' }).click();
    await visitor.getByText('Closed on Monday').waitFor({ state: 'hidden' });
    await visitor.reload();
    await visitor.getByText('Open from six.').waitFor();
    expect(await visitor.getByText('Closed on Monday').isVisible()).toBe(false);
    await close();
  }, 120_000);

  it('are edited on a phone too', async () => {
    const { page, look, close } = await openAbout(390);
    // What announces the review of a proposal comes a moment later, and moves nothing under a finger.
    await page.locator('.page-column-head > [role="status"]').waitFor({ state: 'attached' });
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.locator(selector).evaluate((part, name) => part.getBoundingClientRect()[name], side);
    expect((await edge('.page-editor-main', 'top')) - (await edge('.editor-bar', 'bottom'))).toBeLessThan(12);
    await page.getByRole('radio', { name: 'Page', exact: true }).click();
    await sitePart(page, 'header').click({ position: { x: 4, y: 4 } });
    await inspector(page, 'Header').getByLabel('Site title', { exact: true }).fill('Pocket Bakery');
    await expect.poll(() => sitePart(page, 'header').textContent(), soon).toContain('Pocket Bakery');
    await look('header');
    await close();
  }, 60_000);
});

describe('the editor of a link', () => {
  it('administration §1 owner: edits links; administration §3 link type: Page; administration §3 link type: Web Address; administration §3 link type: Email; administration §3 link type: Phone; administration §3 link type: File; administration §2 link editor: tab Page; administration §2 link editor: tab Web Address; administration §2 link editor: tab Email; administration §2 link editor: tab Phone; administration §2 link editor: tab File; administration §2 link editor: link name; administration §2 link editor: open in new window', async () => {
    const { page, stored, look, close } = await openAbout(1280);
    const value = async () => (await stored()).blocks['a']?.value ?? {};
    const open = async () => {
      await page.getByRole('button', { name: /^(?:Add|Edit) link$/ }).click();
      await dialog(page).waitFor();
    };
    const apply = () => dialog(page).getByRole('button', { name: 'Apply' }).click();
    const tab = (name: string) => dialog(page).getByRole('tab', { name, exact: true }).click();
    await part(page, 'a').click();
    await open();
    expect(await dialog(page).getByRole('tab').allTextContents()).toEqual([
      'Page',
      'Web Address',
      'Email',
      'Phone',
      'File',
    ]);
    await dialog(page).getByRole('combobox', { name: 'Page or item' }).fill('Home');
    await page.getByRole('option', { name: 'Home', exact: true }).click();
    await dialog(page).getByLabel('Link name').fill('Go home');
    await dialog(page).getByText('Open in new window').click();
    await look('link-page');
    await apply();
    await expect.poll(value, soon).toMatchObject({ label: 'Go home', newWindow: true });
    expect((await value())['href']).toMatch(/^page:/);
    await page.locator('.link-field-words', { hasText: 'Home' }).waitFor();
    await open();
    await tab('Web Address');
    const web = dialog(page).getByLabel('Web address', { exact: true });
    await web.fill('two words');
    await apply();
    await dialog(page).getByText('Links must be formatted as https://example.com or example.com').waitFor();
    await web.fill('');
    await web.evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'name@example.com');
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await dialog(page).getByLabel('Subject').fill('Hello');
    expect(await dialog(page).getByLabel('To', { exact: true }).inputValue()).toBe('name@example.com');
    await look('link-email');
    await apply();
    await expect
      .poll(async () => (await value())['href'], soon)
      .toBe('mailto:name@example.com?subject=Hello');
    await close();
  }, 120_000);

  it('administration §5 message: {val} is not a valid page URL; administration §5 message: {val} is not one of the expected options; administration §2 link editor: e-mail field To; administration §2 link editor: e-mail field CC; administration §2 link editor: e-mail field BCC; administration §2 link editor: e-mail field Subject; administration §2 link editor: e-mail field Body', async () => {
    const { page, stored, look, close } = await openAbout(390);
    const apply = () => dialog(page).getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('radio', { name: 'Page', exact: true }).click();
    await part(page, 'a').click();
    await page.getByRole('button', { name: 'Add link' }).first().click();
    const path = dialog(page).getByLabel('Or an address on this site');
    await path.fill('/two words');
    await apply();
    await dialog(page).getByText('/two words is not a valid page URL').waitFor();
    await path.fill('Nowhere');
    await apply();
    await dialog(page).getByText('Nowhere is not one of the expected options').waitFor();
    await path.fill('/nowhere-at-all');
    await dialog(page).getByText('This link leads nowhere').waitFor();
    await look('link-gone');
    await dialog(page).getByRole('tab', { name: 'Email' }).click();
    const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
    await field('To').fill('nobody');
    await apply();
    await dialog(page).getByText('Emails must be formatted as name@example.com').waitFor();
    await field('To').fill('');
    await field('Body').fill('Hello');
    await apply();
    await dialog(page).getByText('Please enter a valid email').waitFor();
    await field('To').fill('a@example.com, b@example.com');
    await field('CC').fill('c@example.com');
    await field('BCC').fill('d@example.com');
    await field('Subject').fill('Order');
    await look('link-email');
    await apply();
    await expect
      .poll(async () => (await stored()).blocks['a']?.value['href'], soon)
      .toBe(
        'mailto:a@example.com,b@example.com?cc=c%40example.com&bcc=d%40example.com&subject=Order&body=Hello',
      );
    await page.goto(paths.pages(new URL(page.url()).pathname.split('/')[2] ?? ''));
    await page.getByRole('button', { name: 'Add page' }).click();
    const adding = page.getByRole('dialog', { name: 'Add page' });
    await adding.locator('.page-kind', { hasText: 'Link' }).click();
    await adding.getByRole('button', { name: 'Continue' }).click();
    await dialog(page).getByRole('tab', { name: 'Web Address' }).click();
    await dialog(page).getByLabel('Web address', { exact: true }).fill('example.com/menu');
    await dialog(page).getByLabel('Link name').fill('Our menu');
    await apply();
    const row = page.locator('.page-row-name', { hasText: 'Our menu' });
    await row.getByText('https://example.com/menu').waitFor();
    await look('menu-link');
    await page.getByRole('button', { name: 'More for Our menu' }).click();
    await page.getByRole('menuitem', { name: 'Edit link' }).click();
    await dialog(page).getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(() => row.count(), soon).toBe(0);
    await close();
  }, 120_000);
});

async function homeOf(session: Session, siteId: string): Promise<string> {
  const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  return pages.find(({ isHome }: PageSummary) => isHome).url;
}
