import { translatorOf } from '@veranda/messages/catalog';
import { readySectionMessages } from '@veranda/messages/ready-sections/messages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import {
  closePages,
  expectNoAxeViolations,
  openContext,
  openPage,
  screenshot,
  widths,
} from '../support/browser.ts';
import { plainLibrary } from '../support/plain-library.ts';
import { allSaved, lookAt, soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['ownerWithSite']>>;
beforeAll(async () => {
  app = await createTestApp({ siteTemplates: plainLibrary(), worker: true });
  owner = await app.ownerWithSite('library');
}, 300_000);
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await closePages();
  await app.close();
});

// Each site in a language of its own: the words of what is added are in it.
const themes = [
  ['levain', 'de-DE', 'Sag in einem Satz, was man als Nächstes tun soll'],
  ['fieldnotes', 'en-US', 'Say in one sentence what to do next'],
  ['overdub', 'fi-FI', 'Kerro yhdellä lauseella, mitä seuraavaksi kannattaa tehdä'],
] as const;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a section' });
const sections = (page: Page) => page.getByRole('region', { name: /^Section \d+$/ });
const headings = (page: Page) => page.getByRole('heading', { level: 2 });

interface AboutPage {
  readonly theme: string;
  readonly width: number;
  /** The site's. */
  readonly language?: string;
}

/** A new site of a theme, its page "About" open in the editor. */
async function openAbout(slug: string, { theme, width, language = 'en-US' }: AboutPage) {
  const { session } = owner;
  const siteId = await app.addSite(session, { name: slug, theme });
  const settings = `/api/studio/sites/${siteId}/settings`;
  const { json: before } = await session.send('GET', settings);
  await session.send('PUT', settings, { ...before, settings: { ...before.settings, language } });
  const url = `http://${app.studioHost}`;
  const context = await openContext({ reducedMotion: true, width, baseUrl: url });
  await context.addCookies(
    [...session.cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const { json } = await session.send('GET', `/api/studio/sites/${siteId}/pages`);
  const about = json.pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'about');
  await page.goto(paths.page(slug, about.id));
  await sections(page).first().waitFor();
  return { page, siteId, close: () => context.close() };
}

async function openLibrary(page: Page) {
  await page.getByRole('button', { name: 'Add a section' }).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor();
}

/** Waits until every section of the library that is in view is drawn. */
async function drawn(page: Page) {
  const frames = dialogOf(page).locator('.section-drawing-frame');
  await expect.poll(() => frames.count(), soon).toBeGreaterThan(0);
  await expect
    .poll(() => dialogOf(page).locator('.section-drawing-frame[data-drawn="false"]').count(), soon)
    .toBe(0);
}

const isFocused = (element: Element) => element === document.activeElement;

const focusedSection = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.page-section')?.getAttribute('aria-label') ?? '');

describe.each(widths)('the library of sections, %d px', (width) => {
  const it = alternately(width);
  for (const [theme, language, action] of themes)
    it(`in the theme ${theme} and in ${language}: adds three by the keyboard, and the published page shows them`, async () => {
      const t = translatorOf(readySectionMessages, language);
      const slug = `${theme}-${width}`;
      const { page, siteId, close } = await openAbout(slug, { theme, width, language });
      const before = await sections(page).count();

      await openLibrary(page);
      await drawn(page);
      await dialogOf(page).getByRole('searchbox', { name: 'Search sections' }).focus();
      await page.keyboard.type('picture quote');
      await dialogOf(page).getByRole('status').getByText('1 section').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await dialogOf(page).waitFor({ state: 'hidden' });
      await expect.poll(() => sections(page).count(), soon).toBe(before + 1);
      await expect.poll(() => focusedSection(page), soon).toBe(`Section ${before + 1}`);

      await openLibrary(page);
      await drawn(page);
      const tabs = dialogOf(page).getByRole('tab');
      await tabs.first().focus();
      for (let step = 1; step <= 4; step += 1) {
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => tabs.nth(step).evaluate(isFocused), soon).toBe(true);
      }
      await page.keyboard.press('Enter');
      await dialogOf(page).getByRole('list', { name: 'Columns' }).waitFor();
      await dialogOf(page).getByRole('button', { name: 'Three columns' }).press('Enter');
      await expect.poll(() => sections(page).count(), soon).toBe(before + 2);

      await openLibrary(page);
      await drawn(page);
      await lookAt(page, `section-library-${theme}-${width}`);
      await dialogOf(page).getByRole('tab', { name: 'Columns' }).click();
      await drawn(page);
      await lookAt(page, `section-library-columns-${theme}-${width}`);
      await dialogOf(page).getByRole('tab', { name: 'Calls to action' }).click();
      await dialogOf(page).getByRole('button', { name: 'One sentence and a button' }).click();
      await expect.poll(() => sections(page).count(), soon).toBe(before + 3);
      await allSaved(page);
      await owner.session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
      await close();

      const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
      await visitor.goto('/about');
      await visitor.getByText(t('quotePictureText')).waitFor();
      await headings(visitor).getByText(t('columnsTitle')).waitFor();
      await headings(visitor).getByText(action).waitFor();
      const overflow = () => visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(visitor);
      await screenshot(visitor, `section-library-published-${theme}-${width}`);
      await visitor.close();
    });
});

describe.each(widths)('a section that was added, %d px', (width) => {
  const it = alternately(width);
  it('is one step back, can start empty, and is copied with everything in it', async () => {
    const { page, close } = await openAbout(`steps-${width}`, { theme: 'levain', width });
    const before = await sections(page).count();
    await openLibrary(page);
    await dialogOf(page).getByRole('searchbox').fill('zebra');
    await dialogOf(page).getByText('No section found').waitFor();
    await lookAt(page, `section-library-none-${width}`);
    await dialogOf(page).getByRole('button', { name: 'Clear search' }).last().click();
    await dialogOf(page).getByRole('button', { name: 'Headline, words only' }).click();
    await expect.poll(() => sections(page).count(), soon).toBe(before + 1);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => sections(page).count(), soon).toBe(before);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => sections(page).count(), soon).toBe(before + 1);

    const added = page.getByRole('region', { name: `Section ${before + 1}`, exact: true });
    const parts = await added.locator('.page-block').count();
    expect(parts).toBe(5);
    await page.getByRole('button', { name: `Duplicate section ${before + 1}`, exact: true }).click();
    await expect.poll(() => sections(page).count(), soon).toBe(before + 2);
    const copy = page.getByRole('region', { name: `Section ${before + 2}`, exact: true });
    expect(await copy.locator('.page-block').count()).toBe(parts);

    await openLibrary(page);
    await dialogOf(page).getByRole('button', { name: 'Empty section' }).click();
    await sections(page).last().getByText('This section is empty.').waitFor();
    await page.keyboard.press('Escape');
    await allSaved(page);
    await close();
  });

  it('can be added though the library cannot draw', async () => {
    const { page, close } = await openAbout(`plain-${width}`, { theme: 'levain', width });
    const before = await sections(page).count();
    await page.route('**/canvas/page/*', (route) => route.abort());
    await page.reload();
    await sections(page).first().waitFor();
    await openLibrary(page);
    await dialogOf(page).getByRole('button', { name: 'Try again' }).waitFor();
    await lookAt(page, `section-library-plain-${width}`);
    await dialogOf(page).getByRole('button', { name: 'Headline, words only' }).click();
    await expect.poll(() => sections(page).count(), soon).toBe(before + 1);
    await allSaved(page);
    await close();
  });
});
