import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishSite } from '../../support/publish-site.ts';
import { putOnAbout } from '../../support/put-on-about.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

it('a page is duplicated as a draft with its content, at an address of its own, linked nowhere', async () => {
  const { session: owner, siteId } = await app.ownerWithSite('twice');
  await putOnAbout({ owner, siteId }, [[5, { assetId: '', altText: 'Our oven' }]]);
  const base = `/api/studio/sites/${siteId}/pages`;
  const { pages, navigation } = (await owner.send('GET', base)).json;
  const about = pages.find(({ title }: { title: string }) => title === 'About');
  const copy = async () =>
    (await owner.send('POST', `${base}/${about.id}/duplicate`, { title: 'About (copy)' })).json.page;
  const [first, second] = [await copy(), await copy()];
  expect([first.urlSlug, first.status, first.isHome]).toEqual(['about-copy', 'draft', false]);
  expect(second.urlSlug).toBe('about-copy-1');
  const after = (await owner.send('GET', base)).json;
  expect(after.navigation).toEqual(navigation);
  const documentOf = async (id: string) => (await owner.send('GET', `${base}/${id}`)).json.document;
  expect(await documentOf(first.id)).toEqual(await documentOf(about.id));
  await publishSite(owner, siteId);
  expect((await app.site('twice').send('GET', '/about-copy')).status).toBe(404);

  const store = pages.find(({ type }: { type: number }) => type === 13);
  expect((await owner.send('POST', `${base}/${store.id}/duplicate`, { title: 'Shop' })).status).toBe(404);
});
