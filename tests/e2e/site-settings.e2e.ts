import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, screenshot, widths } from '../support/browser.ts';
import { memberWithRole } from '../support/member-with-role.ts';
import { publishSite } from '../support/publish-site.ts';
import { openSecondBrowser, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

describe.each(widths)('settings of a site, %d px', (width) => {
  const it = alternately(width);

  it('administration §8 message: Failed to load timezone; give it an icon, an image for shared links and its accounts, which pages show once published', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('known');
    const page = await openSecondBrowser(app, session, width);
    await page.goto(paths.settings(slug));
    const icon = page.getByRole('group', { name: 'Favicon' });
    await icon.getByRole('button', { name: 'Choose' }).click();
    const buffer = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#a63' } })
      .png()
      .toBuffer();
    await page
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer });
    await icon.getByText('letter.png').waitFor();
    const shared = page.getByRole('group', { name: 'Image for shared links' });
    await shared.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'letter.png' }).click();
    await shared.getByText('letter.png').waitFor();

    const addresses = ['https://www.instagram.com/bread', 'https://bread.example/'];
    await page.getByRole('button', { name: 'Add account' }).click();
    const first = page.getByRole('group', { name: 'Account 1' });
    await first.getByRole('textbox').fill('@bread');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter a web address such as https://instagram.com/yourname.').waitFor();
    await first.getByRole('textbox').fill(addresses[1] ?? '');
    await page.getByRole('button', { name: 'Add account' }).click();
    const second = page.getByRole('group', { name: 'Account 2' });
    await second.getByRole('textbox').fill(addresses[0] ?? '');
    await second.getByRole('button', { name: 'Move Instagram up' }).click();
    await expectNoAxeViolations(page);
    await screenshot(page, `site-settings-${width}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Settings saved').waitFor();
    // A browser that cannot list the zones keeps the one that is set.
    await page.addInitScript(() => Object.assign(Intl, { supportedValuesOf: undefined }));
    await page.reload();
    await page.getByText('Failed to load timezone').waitFor();
    await page.getByRole('combobox', { name: 'Time zone' }).waitFor();
    await page.close();

    const { json } = await session.send('GET', `/api/studio/sites/${siteId}/settings`);
    expect(json.settings.socialAccounts).toEqual(addresses.map((url) => ({ url })));
    await publishSite(session, siteId);
    const { text } = await app.site(slug).send('GET', '/');
    expect(text).toMatch(/<link rel="icon" href="[^"]*letter\.png[^"]*"/);
    expect(text).toMatch(/<meta property="og:image" content="[^"]*letter\.png[^"]*"/);
    const script = { ...json.settings, socialAccounts: [{ url: 'javascript:alert(1)' }] };
    const refused = await session.send('PUT', `/api/studio/sites/${siteId}/settings`, {
      settings: script,
      version: json.version,
    });
    expect([refused.status, refused.json.field]).toEqual([400, 'settings.socialAccounts.0.url']);
  });

  it('decisions §rights viewer: sees a trial, private or locked site; make it private or protect it by a password, and look at it as visitors would', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('closed');
    const page = await openSecondBrowser(app, session, width);
    await page.goto(paths.settings(slug));
    const panel = page.getByRole('region', { name: 'Site availability' });
    await panel.getByText('Password-protected', { exact: true }).click();
    await panel.getByLabel('Password for visitors').fill('abc');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('Use at least 4 characters').waitFor();
    await panel.getByLabel('Password for visitors').fill('open sesame');
    await panel.scrollIntoViewIfNeeded();
    await screenshot(page, `availability-password-${width}`);
    await page.keyboard.press('Enter');
    await toast(page, 'The site is password-protected').waitFor();
    await panel.getByRole('button', { name: 'Change the password' }).waitFor();
    await panel.getByText('Private', { exact: true }).click();
    await panel.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'The site is private').waitFor();
    await page.getByText('Published, private').waitFor();
    await expectNoAxeViolations(page);
    await panel.scrollIntoViewIfNeeded();
    await screenshot(page, `availability-private-${width}`);

    expect((await app.site(slug).send('GET', '/about')).status).toBe(403);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'View site' }).click();
    const visit = await opened;
    await visit.waitForURL(`http://${slug}.${app.studioHost}/`);
    expect(await visit.locator('body').getAttribute('class')).not.toContain('page-type-103');
    await page.close();

    const viewer = await memberWithRole(app, siteId, { role: 10 });
    const sites = await openSecondBrowser(app, viewer, width);
    await sites.goto(paths.sites);
    await sites.getByText('You can view').waitFor();
    await expectNoAxeViolations(sites);
    await screenshot(sites, `sites-of-viewer-${width}`);
    const seen = sites.context().waitForEvent('page');
    await sites.getByRole('link', { name: /closed/i }).click();
    await (await seen).waitForURL(`http://${slug}.${app.studioHost}/`);
    await sites.close();
  });
});
