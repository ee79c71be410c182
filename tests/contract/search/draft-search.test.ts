import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: { session: Session; siteId: string; slug: string };
let base: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('searched-draft');
  base = `/api/studio/sites/${owner.siteId}`;
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const previewed = async (siteId: string): Promise<string> => {
  const { url } = (await owner.session.send('GET', `/api/studio/sites/${siteId}/preview`)).json;
  return url.slice(new URL(url).origin.length);
};
const search = async (query: string, { siteId, slug }: { siteId: string; slug: string } = owner) =>
  (await app.site(slug).send('GET', `${await previewed(siteId)}&path=/search&q=${encodeURIComponent(query)}`))
    .text;
const searchPublished = async (query: string) =>
  (await app.site(owner.slug).send('GET', `/search?q=${encodeURIComponent(query)}`)).text;
const titles = (html: string): string[] =>
  [...html.matchAll(/v-(?:card|found)-title"><a href="[^"]*">([^<]*)</g)].map(([, title = '']) => title);

async function changePage(urlSlug: string, changes: object): Promise<void> {
  const { pages } = (await owner.session.send('GET', `${base}/pages`)).json;
  const page = pages.find((each: { urlSlug: string }) => each.urlSlug === urlSlug);
  const { status } = await owner.session.send('PATCH', `${base}/pages/${page.id}`, {
    version: page.version,
    ...changes,
  });
  expect(status).toBe(200);
}

describe('the search page of a draft', () => {
  it('administration §2 search: stands at /search; is the form, and stays in the preview', async () => {
    const page = await app.site(owner.slug).send('GET', `${await previewed(owner.siteId)}&path=/search`);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(page.text).toContain('page-type-102');
    const hidden =
      '<input type="hidden" name="token" value="[^"]+"><input type="hidden" name="path" value="/search">';
    expect(page.text).toMatch(new RegExp(`<form[^>]* action="/preview"[^>]*>${hidden}`));
    expect(page.text).not.toContain('action="/search"');
  });

  it('finds a page as it is in the draft, and the published site finds it as it was', async () => {
    await changePage('about', { title: 'Kaleidoscope' });
    expect(titles(await search('kaleidoscope'))).toEqual(['Kaleidoscope']);
    expect(titles(await search('kalediscope'))).toEqual(['Kaleidoscope']);
    expect(titles(await searchPublished('kaleidoscope'))).toEqual([]);
    expect(titles(await searchPublished('about'))).not.toEqual([]);
  });

  it('finds what has not changed, products too', async () => {
    const both = [titles(await search('mug')), titles(await searchPublished('mug'))];
    expect(both[0]).toEqual(both[1]);
    expect(both[0]?.join()).toMatch(/mug/i);
  });

  it('searches a site that was never published', async () => {
    const started = await owner.session.send('POST', '/api/studio/sites', {
      name: 'Not published yet',
      theme: 'levain',
    });
    const { id: siteId, slug } = started.json.site;
    expect(titles(await search('about', { siteId, slug })).join()).toMatch(/about/i);
  });

  it('shows what was typed as text, and nothing to whoever has no address of a preview', async () => {
    const page = await search('"><script>alert(1)</script>');
    expect(page).not.toContain('<script>alert');
    const other = await app.site(owner.slug).send('GET', '/preview?token=x.y&path=/search&q=about');
    expect([other.status, titles(other.text)]).toEqual([404, []]);
  });
});
