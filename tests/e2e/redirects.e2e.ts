import { afterAll, beforeAll, describe } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, screenshot, widths } from '../support/browser.ts';
import { openSecondBrowser, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(widths)('redirects, %d px', (width) => {
  const it = alternately(width);

  it('are imported from a list, refused in a circle, edited, and removed with a way back', async () => {
    const { session, slug } = await app.ownerWithSite('redirected');
    const page = await openSecondBrowser(app, session, width);
    await page.goto(paths.redirects(slug));
    await page.getByText('No redirects yet').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Import a list' }).click();
    await page
      .getByRole('textbox', { name: 'List' })
      .fill('From,To\n/our-story /about\n/blog/*,/journal/*,302\nnot one\n/about;/somewhere/else');
    await page.getByText('3 redirects found').waitFor();
    await page.getByText('Line 4: not one').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `redirects-import-${width}`);
    await page.getByRole('button', { name: 'Import 3 redirects' }).click();
    await toast(page, '3 redirects imported. They work once you publish.').waitFor();
    await page.getByText('A page has this address now: visitors see the page.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `redirects-${width}`);

    await page.getByRole('button', { name: 'Add redirect' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Old address' }).fill('/loop');
    await dialog.getByRole('textbox', { name: 'Leads to' }).fill('/loop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Visitors of /loop would be led in a circle.').waitFor();
    await screenshot(page, `redirect-refused-${width}`);
    await dialog.getByRole('textbox', { name: 'Leads to' }).fill('https://bread.example/rye');
    await page.keyboard.press('Enter');
    await page.getByText('https://bread.example/rye').waitFor();
    await page.getByRole('button', { name: 'Actions for /our-story' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Old address' }).fill('/story');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('/story', { exact: true }).waitFor();
    await page.getByText('/our-story').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Actions for /loop' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await toast(page, 'Redirect from /loop removed').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('https://bread.example/rye').waitFor();
    await page.getByRole('searchbox', { name: 'Search redirects' }).fill('nothing');
    await page.getByText('No redirect matches.').waitFor();
    await page.close();
  });
});
