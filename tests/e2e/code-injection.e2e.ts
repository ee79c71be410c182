import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, expectNoAxeViolations, screenshot } from '../support/browser.ts';
import { publishSite } from '../support/publish-site.ts';
import { openSecondBrowser, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('code injection', () => {
  it('is written in the settings and at a page, marked where it is at fault, and runs on the published site alone', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('with-code');
    const page = await openSecondBrowser(app, session, 1280);
    await page.goto(paths.codeInjection(slug));
    const header = page.getByRole('textbox', { name: 'Header' });
    await header.fill('<script>\ndocument.documentElement.dataset.tracked = "yes";');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Line 1: <script> is never closed').waitFor();
    expect(await page.locator('.cm-fault').textContent()).toBe('<script>');
    await expectNoAxeViolations(page);
    await screenshot(page, 'code-injection-1280');
    await header.fill('<script>\ndocument.documentElement.dataset.tracked = "yes";\n</script>');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Code saved').waitFor();
    expect(await page.locator('.cm-fault').count()).toBe(0);

    await page.goto(paths.pages(slug));
    await page.getByRole('button', { name: 'Settings of About' }).click();
    const code = page.getByRole('dialog').getByRole('textbox', { name: 'Header code' });
    await code.fill('<style>\nh1 { letter-spacing: 9px; }\n</style>');
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Settings of “About” saved').waitFor();
    await publishSite(session, siteId);

    await page.goto(`http://${slug}.${app.studioHost}/about`);
    const tracked = () => page.evaluate(() => document.documentElement.dataset['tracked'] ?? '');
    await expect.poll(tracked, soon).toBe('yes');
    expect(await page.locator('head').innerHTML()).toContain('letter-spacing: 9px');
    await page.goto(`http://${slug}.${app.studioHost}/`);
    await expect.poll(tracked, soon).toBe('yes');
    expect(await page.locator('head').innerHTML()).not.toContain('letter-spacing: 9px');
    await page.context().close();
  });
});
