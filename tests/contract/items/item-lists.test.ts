import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addCollection } from '../../support/items.ts';
import { addItems } from '../../support/many-items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('pages-of-items'));
  visitor = app.site('pages-of-items');
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const day = 86_400_000;
const text = async (path: string) => (await visitor.send('GET', path)).text;
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

describe('the pages of a blog', () => {
  it('are of a tag, a category, an author and a month too, each with its title and its feed', async () => {
    const blog = await addCollection(owner, siteId, { title: 'Notes' });
    const november = Date.UTC(2026, 10, 12, 12);
    await addItems(app.db, siteId, [
      {
        collectionId: blog.id,
        title: 'Rye',
        publishOn: november,
        tags: ['sour dough'],
        categories: ['Bread'],
        author: 'Ada',
      },
      { collectionId: blog.id, title: 'Oats', publishOn: Date.UTC(2026, 4, 3), tags: ['sour dough'] },
      { collectionId: blog.id, title: 'Spelt', publishOn: Date.UTC(2026, 3, 3) },
    ]);
    await publishSite(owner, siteId);
    for (const [query, title, posts] of [
      ['tag=sour%20dough', 'sour dough', ['Rye', 'Oats']],
      ['category=Bread', 'Bread', ['Rye']],
      ['author=Ada', 'Ada', ['Rye']],
      ['month=2026-11', 'November 2026', ['Rye']],
    ] as const) {
      const html = await text(`${blog.path}?${query}`);
      expect(titleOf(html)).toContain(title);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(html).toContain(`${blog.path}?${query}&amp;format=rss`);
      const feed = await text(`${blog.path}?${query}&format=rss`);
      expect(feed).toContain(`<title>${title} — `);
      expect([...feed.matchAll(/<item>\s*<title>([^<]*)/g)].map(([, name]) => name)).toEqual(posts);
    }
    const oats = await text(`${blog.path}/oats`);
    expect(oats).toMatch(/rel="prev" href="[^"]*\/rye"[^>]*>[^]*?Rye/);
    expect(oats).toMatch(/rel="next" href="[^"]*\/spelt"[^>]*>[^]*?Spelt/);
    const [, related = ''] = /<aside class="v-item-related"([^]*?)<\/aside>/.exec(oats) ?? [];
    expect(related).toContain('Rye');
    expect(oats).toContain(`${blog.path}?tag=sour%20dough" rel="tag"`);
  });
});

describe('the pages of events', () => {
  it('administration §4 events: show past or upcoming: list events in both modes, and give a calendar of one and of all', async () => {
    const tour = await addCollection(owner, siteId, { title: 'Tour', kind: 'events' });
    const now = Math.floor(Date.now() / 60_000) * 60_000;
    const event = (title: string, at: number, hours: number) => ({
      collectionId: tour.id,
      title,
      recordType: 12,
      startDate: now + at * day,
      endDate: now + at * day + hours * 3_600_000,
    });
    await addItems(app.db, siteId, [
      event('Yesterday', -2, 2),
      event('Running', -1, 48),
      event('Tomorrow', 1, 2),
      event('Next week', 7, 50),
    ]);
    await publishSite(owner, siteId);
    const titles = async (query: string) => {
      const { json } = await visitor.send('GET', `${tour.path}?${query}format=json`);
      return [json.showPastOrUpcomingEvents, json.items.map(({ title }: { title: string }) => title)];
    };
    expect(await titles('')).toEqual(['upcoming', ['Tomorrow', 'Next week', 'Running', 'Yesterday']]);
    expect(await titles('events=upcoming&')).toEqual(['upcoming', ['Tomorrow', 'Next week', 'Running']]);
    expect(await titles('events=past&')).toEqual(['past', ['Yesterday']]);
    const html = await text(tour.path);
    expect(html.match(/<h2 class="v-event-heading"/g)).toHaveLength(2);
    expect(html).toContain(`href="${tour.path}?format=ical"`);
    const all = await text(`${tour.path}?format=ical`);
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(all).toContain('NAME:Tour');
    const one = await text(`${tour.path}/tomorrow`);
    expect(one).toContain(`href="${tour.path}/tomorrow?format=ical"`);
    expect(one).toContain('calendar/event?action=TEMPLATE&amp;text=Tomorrow');
    const empty = await addCollection(owner, siteId, { title: 'No tour', kind: 'events' });
    await publishSite(owner, siteId);
    const file = await visitor.send('GET', `${empty.path}?format=ical`);
    expect([file.status, file.text.includes('BEGIN:VCALENDAR'), file.text.includes('VEVENT')]).toEqual([
      200,
      true,
      false,
    ]);
  });
});
