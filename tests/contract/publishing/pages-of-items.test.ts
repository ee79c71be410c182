import { archive } from '@veranda/domain/blocks/archive/archive';
import { calendar } from '@veranda/domain/blocks/calendar/calendar';
import { postsByAuthor } from '@veranda/domain/blocks/posts-by-author/posts-by-author';
import { summary } from '@veranda/domain/blocks/summary/summary';
import { tagCloud } from '@veranda/domain/blocks/tag-cloud/tag-cloud';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { statementsOf } from '../../support/count-statements.ts';
import { type TestCollection } from '../../support/items.ts';
import { addItems, openCollection } from '../../support/many-items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { insertOn } from '../../support/write-on-page.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const day = 86_400_000;

describe('a page of published items', () => {
  const titlesIn = (html: string) => [...new Set(html.match(/Loaf \d+/g))];
  const loaf = (from: number, to: number) =>
    Array.from(
      { length: Math.abs(to - from) + 1 },
      (_, at) => `Loaf ${String(from + (to < from ? -at : at))}`,
    );
  let owner: Session;
  let siteId: string;
  let visitor: Session;
  let blog: TestCollection;
  let plans: TestCollection;

  /** Statements about items that a page needs which is made for the first time. */
  const asked = async (path: string) => {
    let html = '';
    // With another page, the revision is in memory.
    await visitor.send('GET', '/');
    const all = await statementsOf(async () => void ({ text: html } = await visitor.send('GET', path)));
    return { html, items: all.filter((text) => text.includes('published_item')).length };
  };

  beforeAll(async () => {
    ({ session: owner, siteId } = await app.ownerWithSite('bakery-items'));
    visitor = app.site('bakery-items');
    blog = await openCollection(app.db, owner, { siteId, title: 'Loaves' });
    plans = await openCollection(app.db, owner, { siteId, title: 'Plans', kind: 'events' });
    await addItems(app.db, siteId, [
      ...Array.from({ length: 45 }, (_, n) => ({
        collectionId: blog.id,
        title: `Loaf ${String(n)}`,
        publishOn: Date.UTC(2026, n % 9, 10) + n * 60_000,
        tags: n < 25 ? ['rye'] : ['wheat', 'rye'],
        categories: n === 7 ? ['Rare'] : ['Daily'],
        author: n < 22 ? 'Ada' : 'Ben',
        ...(n === 30 ? { isFeatured: true } : {}),
      })),
      ...[-40, -1, 1, 2, 60].map((days) => ({
        collectionId: plans.id,
        title: `Plan ${String(days)}`,
        urlSlug: `plan-${String(days + 100)}`,
        recordType: 12,
        startDate: Date.now() + days * day,
        endDate: Date.now() + days * day + 3_600_000,
      })),
    ]);
    const value = { collectionId: blog.id };
    const blocks = {
      'a-summary': [
        summary,
        { ...value, pageSize: 5, filter: { tag: 'wheat', category: 'daily', featured: false } },
      ],
      'a-featured': [summary, { ...value, filter: { tag: '', category: '', featured: true } }],
      'an-archive': [archive, { ...value, groupBy: 'month', layout: 'list', showCounts: true }],
      'an-author': [postsByAuthor, value],
      'a-cloud': [tagCloud, { ...value, source: 'tag', showCounts: true }],
      'a-calendar': [calendar, { collectionId: plans.id, months: 2 }],
    } as const;
    for (const [slug, [kind, more]] of Object.entries(blocks)) {
      await owner.send('POST', `/api/studio/sites/${siteId}/pages`, { title: slug, place: 'unlinked' });
      await insertOn(owner, { siteId, slug }, { type: kind.id, value: { ...kind.defaults, ...more } });
    }
    await app.db.forSite(siteId, (tx) =>
      sql`update collection set status = 'published' where site_id = ${siteId}`.execute(tx),
    );
    await publishSite(owner, siteId);
  });

  it('is a page of the list under the filters of its address, with its number of pages', async () => {
    const newest = loaf(0, 44).toSorted((a, b) => monthOf(b) - monthOf(a) || numberOf(b) - numberOf(a));
    const whole = await asked(blog.path);
    expect(titlesIn(whole.html)).toEqual(newest.slice(0, 20));
    // Its items, their number, and its categories.
    expect(whole.items).toBe(3);
    expect(titlesIn((await asked(`${blog.path}?offset=40`)).html)).toEqual(newest.slice(40));
    const wheat = newest.filter((name) => numberOf(name) >= 25);
    expect(titlesIn((await asked(`${blog.path}?tag=wheat`)).html)).toEqual(wheat);
    expect(titlesIn((await asked(`${blog.path}?category=Rare`)).html)).toEqual(['Loaf 7']);
    expect((await visitor.send('GET', `${blog.path}?category=None`)).status).toBe(404);
    const ofAda = newest.filter((name) => numberOf(name) < 22);
    expect(titlesIn((await asked(`${blog.path}?author=Ada&tag=rye`)).html)).toEqual(ofAda.slice(0, 20));
    expect(titlesIn((await asked(`${blog.path}?month=2026-09`)).html)).toEqual([
      'Loaf 44',
      'Loaf 35',
      'Loaf 26',
      'Loaf 17',
      'Loaf 8',
    ]);
    const feed = (await visitor.send('GET', `${blog.path}?format=rss`)).text;
    expect(titlesIn(feed)).toEqual(newest.slice(0, 20));
    const { items, pagination } = (await visitor.send('GET', `${blog.path}?format=json&tag=wheat`)).json;
    expect([items.length, pagination.total, pagination.pageCount]).toEqual([20, 20, 1]);
    const events = (await visitor.send('GET', `${plans.path}?format=json`)).json.items;
    expect(events.map(({ title }: { title: string }) => title)).toEqual([
      'Plan 1',
      'Plan 2',
      'Plan 60',
      'Plan -1',
      'Plan -40',
    ]);
  });

  const numberOf = (name: string) => Number(name.slice(5));
  const monthOf = (name: string) => numberOf(name) % 9;

  it('is an item with those before and after it', async () => {
    const { items } = await asked(`${blog.path}/loaf-20`);
    const { pagination } = (await visitor.send('GET', `${blog.path}/loaf-20?format=json`)).json;
    expect([pagination.prevItem.title, pagination.nextItem.title]).toEqual(['Loaf 29', 'Loaf 11']);
    // The item, its place in the list, its neighbours, and what is related to it.
    expect(items).toBe(4);
  });

  it('has blocks that ask one thing each', async () => {
    const summarised = await asked('/a-summary');
    expect(titlesIn(summarised.html)).toEqual(['Loaf 44', 'Loaf 35', 'Loaf 26', 'Loaf 43', 'Loaf 34']);
    expect(titlesIn((await asked('/a-featured')).html)).toEqual(['Loaf 30']);
    const months = await asked('/an-archive');
    expect(months.html.match(/month=2026-\d\d/g)).toHaveLength(9);
    expect(months.html).toContain('(5)');
    const authors = await asked('/an-author');
    expect(authors.html.replace(/\s+/g, ' ')).toMatch(/author=Ada">Ada <span class="v-count">\(22\)/);
    const cloud = await asked('/a-cloud');
    expect(cloud.html.replace(/\s+/g, ' ')).toMatch(/tag=wheat">wheat <span class="v-count">\(20\)/);
    const dates = await asked('/a-calendar');
    expect(dates.html).toContain('Plan 1');
    expect(dates.html).not.toContain('Plan -40');
    // Names of categories, in capitals or not; and the first and last month beside the numbers of all.
    expect([summarised, months, authors, cloud, dates].map(({ items }) => items)).toEqual([2, 2, 1, 1, 1]);
  });

  it('stays in memory while the words of its items change, and is made again when what it shows of them does', async () => {
    const change = (set: RawBuilder<unknown>) =>
      app.db.forSite(siteId, (tx) =>
        sql`update item set ${set} where site_id = ${siteId} and url_slug = 'loaf-44'`.execute(tx),
      );
    const made = async (path: string) => (await asked(path)).items > 0;
    for (const path of [blog.path, `${blog.path}/loaf-44`, '/a-cloud']) await asked(path);
    await change(sql`doc = jsonb_set(doc, '{document}', '{"schema": 1, "sections": {}, "blocks": {}}')`);
    await publishSite(owner, siteId);
    expect([await made(blog.path), await made(`${blog.path}/loaf-44`), await made('/a-cloud')]).toEqual([
      false,
      true,
      false,
    ]);
    await change(sql`title = 'Loaf 2000'`);
    await publishSite(owner, siteId);
    expect((await asked(blog.path)).html).toContain('Loaf 2000');
    expect((await asked(plans.path)).items).toBeGreaterThan(0);
    expect((await asked(plans.path)).items).toBe(0);
    const { pagination } = (await visitor.send('GET', `${blog.path}/loaf-35?format=json`)).json;
    expect(pagination.prevItem.title).toBe('Loaf 2000');
  });

  it('is found by search and by the sitemap', async () => {
    const found = (await visitor.send('GET', '/search?q=Loaf+31')).text;
    expect(found).toContain(`${blog.path}/loaf-31`);
    const sitemap = (await visitor.send('GET', '/sitemap.xml')).text;
    expect(sitemap.match(/\/loaf-\d+</g)).toHaveLength(45);
  });
});
