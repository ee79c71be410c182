import { afterAll, beforeAll, describe, expect, it as test } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import type { Session } from '../support/browser-session.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { openSecondBrowser, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(widths)('the languages of a site, %d px', (width) => {
  const it = alternately(width);

  it('are added, translated beside the original, marked as unsaved, and taken out', async () => {
    const { session, slug } = await app.ownerWithSite('spoken');
    const page = await openSecondBrowser(app, session, width);
    await page.goto(paths.languages(slug));
    await page.getByText('No translation service is connected').waitFor();
    await page.getByRole('button', { name: 'Add language' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('option', { name: 'Another language' }).click();
    await dialog.getByRole('textbox', { name: 'Language tag' }).fill('about');
    await dialog.getByRole('button', { name: 'Add language' }).click();
    await dialog.getByText('Addresses of your site begin with /about already').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `languages-add-${width}`);
    await dialog.getByRole('textbox', { name: 'Language tag' }).fill('ar');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('عربي');
    await dialog.getByRole('button', { name: 'Add language' }).click();
    await toast(page, 'عربي added. Visitors get it once you publish.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `languages-${width}`);

    await page.getByRole('link', { name: 'Translate into عربي' }).click();
    await page.getByRole('link', { name: 'About' }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `translations-${width}`);
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('textbox', { name: 'Translation of “About”' }).first().fill('من نحن');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Translations saved. They go live the next time you publish.').waitFor();
    await page.getByText('Translated', { exact: true }).first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `translation-${width}`);

    await page.goto(paths.languages(slug));
    await page.getByRole('button', { name: 'Remove عربي' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await toast(page, 'عربي removed.').waitFor();
    await page.context().close();
  });
});

describe.each(['levain', 'overdub', 'fieldnotes'])('a site in two languages, theme %s', (theme) => {
  let session: Session;
  let slug: string;
  beforeAll(async () => {
    slug = `two-${theme}`;
    const owner = await app.ownerWithSite(slug);
    ({ session } = owner);
    const { siteId } = owner;
    await app.db.forSite(siteId, (tx) =>
      tx.updateTable('site').set({ theme }).where('id', '=', siteId).execute(),
    );
    await session.send('PUT', `/api/multilingual/languages?websiteId=${siteId}`, {
      languages: [{ tag: 'ar', title: 'عربي' }],
    });
    const path = `/api/studio/sites/${siteId}/translations/ar/site/${siteId}`;
    const { json } = await session.send('GET', path);
    const words: Readonly<Record<string, string>> = {
      About: 'من نحن',
      Shop: 'المتجر',
      Search: 'بحث',
      Menu: 'القائمة',
    };
    const texts = json.texts.flatMap(({ path: at, text }: { path: string; text: string }) =>
      words[text] === undefined ? [] : [{ path: at, original: text, translation: words[text] }],
    );
    expect((await session.send('PUT', path, { texts })).status).toBe(200);
    await app.deps.sites.refresh(siteId);
    const published = await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    expect(published.status, published.text).toBeLessThan(300);
  });

  test.each(widths)('stays in the language that its visitor chose, %d px', async (width) => {
    const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await visitor.goto('/about');
    if (width < 700) await visitor.locator('.site-menu-button').click();
    await visitor.locator('a[hreflang="ar"]:visible').first().click();
    await visitor.waitForURL(/\/ar\/about$/);
    const facts = () => visitor.evaluate(() => [document.documentElement.dir, document.documentElement.lang]);
    expect(await facts()).toEqual(['rtl', 'ar']);
    if (width < 700) await visitor.locator('.site-menu-button').click();
    await screenshot(visitor, `two-languages-${theme}-${width}`);
    await visitor.goto('/ar/shop/p/mug');
    await visitor.locator('.v-product-page .v-add-to-cart').first().click();
    await visitor.locator('.v-pill').waitFor();
    await visitor.locator('.v-pill').click();
    await visitor.waitForURL(/\/ar\/cart$/);
    await visitor.locator('.v-cart-form').waitFor();
    await expectNoAxeViolations(visitor);
    expect(await facts()).toEqual(['rtl', 'ar']);
    await visitor.locator('.v-cart-form button[type="submit"]').last().click();
    await visitor.waitForURL(/\/ar\/checkout/);
    await visitor.goto('/ar/about');
    if (width < 700) await visitor.locator('.site-menu-button').click();
    await visitor.locator('a[hreflang="en-US"]:visible').first().click();
    await visitor.waitForURL(/[^r]\/about$/);
    await visitor.context().close();
  });
});
