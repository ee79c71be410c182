import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import type { Session } from '../support/browser-session.ts';
import { plainLibrary } from '../support/plain-library.ts';
import { lookAt } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ siteTemplates: plainLibrary(), worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const themes = ['levain', 'overdub', 'fieldnotes'] as const;

async function openOwner(slug: string, theme: string): Promise<{ session: Session; siteId: string }> {
  const session = app.studio();
  await session.send('GET', '/api/studio/session');
  const account = { email: `owner@${slug}.example`, password: 'a long enough pass phrase' };
  await session.send('POST', '/api/studio/accounts', account);
  const made = await session.send('POST', '/api/studio/sites', { name: `Pots ${slug}`, slug, theme });
  expect(made.status, made.text).toBe(200);
  return { session, siteId: made.json.site.id };
}

async function openStudio(session: Session, width: number): Promise<Page> {
  const url = `http://${app.studioHost}`;
  const page = await openPage({ width, baseUrl: url, reducedMotion: true });
  const cookies = [...session.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
  }));
  await page.context().addCookies(cookies);
  return page;
}

/** Elements of the footer that are there without words, and lines that nothing is on. */
const emptyParts = () => {
  const footer = document.querySelector('footer.site-footer');
  const parts = [...(footer?.querySelectorAll('address, p, li, ul, div, span') ?? [])];
  const blank = parts.filter((part) => part.textContent?.trim() === '').map((part) => part.outerHTML);
  const loose = parts
    .filter((part) => /,\s*$|^\s*,|·\s*$/.test(part.textContent ?? ''))
    .map((part) => part.outerHTML);
  const breaks = [...(footer?.querySelectorAll('br') ?? [])]
    .filter((line) => line.nextSibling === null || line.previousSibling === null)
    .map((line) => line.parentElement?.outerHTML ?? '');
  return [...blank, ...loose, ...breaks];
};

describe.each(themes)('a new site of the theme %s', (theme) => {
  it('shows nobody’s identity and nothing empty where one would stand', async () => {
    const slug = `new-${theme}`;
    const { session, siteId } = await openOwner(slug, theme);
    expect((await session.send('POST', `/api/studio/sites/${siteId}/publish`, {})).status).toBe(200);
    for (const width of widths) {
      const page = await openPage({
        width,
        baseUrl: `http://${slug}.${app.studioHost}`,
        reducedMotion: true,
      });
      const pages = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json.pages;
      for (const { urlSlug } of pages) {
        await page.goto(`/${urlSlug}`);
        expect(await page.evaluate(emptyParts), `/${urlSlug}`).toEqual([]);
        expect(await page.content()).not.toMatch(/\.example\/|@(?:levain|overdub|fieldnotes)|Ferry Row/);
        await expectNoAxeViolations(page);
        await screenshot(page, `new-${theme}-${urlSlug || 'home'}-${width}`);
      }
      await page.context().close();
    }
  });
});

describe.each(widths)('the first steps of an owner, %d px', (width) => {
  const it = alternately(width);
  it('are ticked when they are done, and publishing says when there is nothing to publish', async () => {
    const slug = `steps-${width}`;
    const { session, siteId } = await openOwner(slug, 'levain');
    const base = `/api/studio/sites/${siteId}`;
    const page = await openStudio(session, width);
    const done = async () => {
      await page.goto(paths.home(slug));
      await page.getByRole('heading', { level: 2, name: 'Next' }).waitFor();
      return page.locator('.next-step--done strong').allInnerTexts();
    };
    expect(await done()).toEqual([]);
    await lookAt(page, `new-home-${width}`);

    const { pages } = (await session.send('GET', `${base}/pages`)).json;
    const home = pages.find((one: { isHome: boolean }) => one.isHome);
    await session.send('PATCH', `${base}/pages/${home.id}`, { version: home.version, description: 'Pots.' });
    const { settings, version } = (await session.send('GET', `${base}/settings`)).json;
    const shippingRates = [{ id: 'x', name: 'Post', perOrder: '4.00', perItem: '0.00' }];
    await session.send('PUT', `${base}/settings`, { settings: { ...settings, shippingRates }, version });
    expect((await done()).map((title) => title.replace(/\s*\(done\)/, ''))).toEqual([
      'Edit your pages',
      'Set your shipping rates',
    ]);

    const publish = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('menuitem', { name: /^Publish (now|changes)/ }).click();
    };
    await publish();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('dialog', { name: 'Your site is live' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await publish();
    await page.getByRole('dialog', { name: 'Nothing to publish' }).getByText('(version 1)').waitFor();
    await lookAt(page, `nothing-to-publish-${width}`);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.context().close();
  });

  it('begin with what was left of the template, and with new answers beside "Forms" until they are read', async () => {
    const slug = `told-${width}`;
    const { session, siteId } = await openOwner(slug, 'levain');
    const base = `/api/studio/sites/${siteId}`;
    const { forms } = (await session.send('GET', `${base}/forms`)).json;
    const contact = forms.find((form: { name: string }) => form.name === 'Contact');
    const removed = ['email', 'address', 'announcement', 'shippingRates'];
    const facts = JSON.stringify({ email: 'hello@levain.example', removed, pages: ['Home', 'Visit'] });
    await app.db.forSite(siteId, async (tx) => {
      await tx.insertInto('site_notice').values({ siteId, kind: 'sample-identity-removed', facts }).execute();
      const answer = { siteId, id: app.deps.newId(), formId: contact.id, answers: '{}' };
      await tx.insertInto('form_submission').values(answer).execute();
    });
    const page = await openStudio(session, width);
    await page.goto(paths.home(slug));
    await page.getByText(`They now go to owner@${slug}.example`).waitFor();
    await lookAt(page, `identity-notice-${width}`);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Your site still had details from its template').waitFor({ state: 'detached' });

    const places = page.getByRole('navigation', { name: 'Site' });
    await places.getByRole('link', { name: 'Forms 1 new' }).click();
    await page.getByText('1 new', { exact: true }).waitFor();
    await lookAt(page, `forms-new-answers-${width}`);
    await page.getByRole('link', { name: /1 answer to Contact/ }).click();
    await page.getByRole('table', { name: 'Answers' }).getByText('New').waitFor();
    await places.getByRole('link', { name: 'Forms', exact: true }).waitFor();
    await page.context().close();
  });
});
