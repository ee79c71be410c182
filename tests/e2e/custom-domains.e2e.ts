import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, expectNoAxeViolations, screenshot } from '../support/browser.ts';
import { publishSite } from '../support/publish-site.ts';
import { openSecondBrowser, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('custom domains', () => {
  it('are added with the records to set, checked, made the primary address and removed', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('domained');
    await publishSite(session, siteId);
    const page = await openSecondBrowser(app, session, 390);
    await page.goto(paths.domains(slug));
    await page.getByRole('button', { name: 'Add domain' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Domain').fill('bread');
    await page.keyboard.press('Enter');
    await dialog.getByText('Enter a domain such as www.example.com.').waitFor();
    await dialog.getByLabel('Domain').fill('https://www.bread.localhost/menu');
    await page.keyboard.press('Enter');
    await toast(page, 'Domain added. Now set its records.').waitFor();
    const card = page.getByRole('region', { name: 'www.bread.localhost' });
    await card.getByText('Waiting for records').waitFor();
    await card.getByText('_veranda.www.bread.localhost').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [button, text] of [
      ['Copy the type of the CNAME record', 'CNAME'],
      ['Copy the name of the TXT record', '_veranda.www.bread.localhost'],
      ['Copy the value of the CNAME record', `${slug}.`],
    ] as const) {
      await card.getByRole('button', { name: button }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text);
    }
    await expectNoAxeViolations(page);
    await screenshot(page, 'domains-390');
    await page.setViewportSize({ width: 1280, height: 900 });
    await screenshot(page, 'domains-1280');
    await card.getByRole('button', { name: 'Check now' }).click();
    await toast(page, 'Checked www.bread.localhost: Live').waitFor();
    await card.getByRole('button', { name: 'Make primary' }).click();
    await card.getByText('All other addresses redirect to it.').waitFor();
    await screenshot(page, 'domains-primary-1280');

    await page.goto(`http://${slug}.${app.studioHost}/about`);
    expect(page.url()).toBe(`http://www.bread.${app.studioHost}/about`);
    await page.goto(`http://${app.studioHost}${paths.domains(slug)}`);
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await card.waitFor({ state: 'detached' });
    expect((await app.site(slug).send('GET', '/about')).status).toBe(200);
    await page.context().close();
  });
});
