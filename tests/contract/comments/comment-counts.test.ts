import { countShownComments } from '@veranda/db/comments/reader';
import { summary } from '@veranda/domain/blocks/summary/summary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { type TestCollection } from '../../support/items.ts';
import { addItems, openCollection } from '../../support/many-items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { insertOn } from '../../support/write-on-page.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let siteId: string;
let blog: TestCollection;
let ids: readonly string[];

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('counted-comments'));
  visitor = app.site('counted-comments');
  blog = await openCollection(app.db, owner, { siteId, title: 'Loaves' });
  const items = Array.from({ length: 45 }, (_, at) => ({ collectionId: blog.id, title: `Loaf ${at}` }));
  ids = await addItems(app.db, siteId, items);
  await app.db.forSite(siteId, (tx) =>
    sql`insert into item_comment (site_id, id, item_id, author, email, body, status, content_hash)
      select ${siteId}::uuid, gen_random_uuid(), item, 'Ada', 'ada@reader.example', 'Good', 'approved',
        convert_to(item || n::text, 'UTF8')
      from unnest(${[...ids]}::uuid[]) with ordinality as i (item, at), generate_series(1, i.at) n`.execute(
      tx,
    ),
  );
  const base = `/api/studio/sites/${siteId}`;
  const { settings, version } = (await owner.send('GET', `${base}/comment-settings`)).json;
  await owner.send('PUT', `${base}/comment-settings`, { settings: { ...settings, enabled: true }, version });
  await owner.send('POST', `${base}/pages`, { title: 'Summary', place: 'unlinked' });
  const value = { ...summary.defaults, collectionId: blog.id, pageSize: 6 };
  await insertOn(owner, { siteId, slug: 'summary' }, { type: summary.id, value });
  await publishSite(owner, siteId);
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const countsOn = async (query: string): Promise<Record<string, number>> => {
  const { json } = await visitor.send('GET', `${blog.path}?format=json&${query}`);
  const items: { title: string; publicCommentCount: number }[] = json.items;
  return Object.fromEntries(items.map(({ title, publicCommentCount }) => [title, publicCommentCount]));
};

describe('numbers of comments', () => {
  it('are those of the items of a list, on every page of it', async () => {
    const pages = [await countsOn('offset=0'), await countsOn('offset=20'), await countsOn('offset=40')];
    const all = Object.assign({}, ...pages);
    expect(all).toEqual(Object.fromEntries(ids.map((_, at) => [`Loaf ${at}`, at + 1])));
    expect(Object.keys(pages[1] ?? {})).toHaveLength(20);
  });

  it('are there again when one of the items is looked at before its list', async () => {
    await app.db.forSite(siteId, (tx) =>
      sql`update site set version = version + 1 where id = ${siteId}`.execute(tx),
    );
    await app.deps.sites.refresh(siteId);
    const { text } = await visitor.send('GET', `${blog.path}/loaf-7`);
    expect(text.match(/Good/g)).toHaveLength(8);
    expect(await countsOn('offset=0&again')).toMatchObject({ 'Loaf 6': 7, 'Loaf 7': 8 });
  });

  it('are read for the items that are shown', async () => {
    const [first = '', second = ''] = ids;
    const counts = await app.db.forSite(siteId, (tx) => countShownComments(tx, [second, first]));
    expect([...counts].toSorted(([, a], [, b]) => a - b)).toEqual([
      [first, 1],
      [second, 2],
    ]);
  });
});
