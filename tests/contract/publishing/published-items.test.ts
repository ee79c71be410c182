import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { publishedItems } from '@veranda/db/invariants/published-items';
import { migrationsFolder } from '@veranda/db/platform/migrate';
import { findLiveRevision } from '@veranda/db/publishing/reader';
import {
  type GroupBy,
  type ItemAsk,
  type ItemOrder,
  type ItemSource,
  listAsk,
} from '@veranda/domain/publishing/items/item-asks';
import { itemsInMemory, namedItem } from '@veranda/domain/publishing/items/items-in-memory';
import { monthSpan } from '@veranda/domain/publishing/items/month-span';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { type TagChanges, tagNamesOf } from '@veranda/domain/tags/tag-names';
import { drawnSite } from '@veranda/server/services/sites/pages/published-items';
import type { PublishedSite } from '@veranda/server/services/sites/pages/published-site';
import { draftSnapshot } from '@veranda/server/services/sites/publishing/draft-state';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addCollection } from '../../support/items.ts';
import { type AddedItem, addItems, openCollection } from '../../support/many-items.ts';
import { administer } from '../../support/postgres-setup.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 12);
const zone = 'America/New_York';
const names = ['Bread', 'bread', 'Çay', 'Rye & spelt'] as const;
const orders: readonly ItemOrder[] = ['newest', 'events', 'placed', 'beginning'];

/** Items that are alike in instants, places and names here and there. */
function itemsOf(collectionId: string, count: number): AddedItem[] {
  return Array.from({ length: count }, (_, n) => ({
    collectionId,
    title: `Item ${String(n)}`,
    recordType: n % 2 === 0 ? 12 : 1,
    position: `a${String((n * 5) % 23)}`,
    publishOn: now - ((n * 7) % 40) * 3 * day,
    startDate: n % 3 === 0 ? null : now + (((n * 11) % 30) - 15) * 2 * day,
    endDate: n % 3 !== 0 && n % 4 === 0 ? now + (((n * 11) % 30) - 14) * 2 * day : null,
    tags: names.filter((_name, at) => (n + at) % 3 === 0),
    categories: names.filter((_name, at) => (n * (at + 1)) % 4 === 1).toReversed(),
    ...(n % 2 === 0 ? { author: n % 4 === 0 ? 'Ada' : 'Ben' } : {}),
    ...(n % 5 === 0 ? { isFeatured: true } : {}),
    imageAssetId: n % 3 === 1 ? '0192f0c1-1111-7000-8000-000000000001' : null,
  }));
}

const filters = [
  {},
  { tag: 'Bread' },
  { category: 'bread', anyCase: true },
  { category: 'ÇAY', anyCase: true },
  { category: 'none', anyCase: true },
  { category: 'bread', tag: 'Çay', author: 'Ada' },
  { author: 'Ben' },
  { isFeatured: true, isAhead: true },
  { hasPicture: true },
  { isAhead: true, tag: 'bread' },
  { within: monthSpan('2026-11', zone) },
  { within: monthSpan('2026-10', zone, 3), category: 'Çay' },
];

function asksOf(collectionId: string, items: readonly SnapshotItem[]): ItemAsk[] {
  const collection = { id: collectionId, typeName: '' };
  const lists = orders.flatMap((order) =>
    filters.flatMap((filter) =>
      [
        { offset: 0, limit: 7 },
        { offset: 14, limit: 9 },
      ].map((page) => listAsk(collection, { ...filter, ...page, order, isCounted: true })),
    ),
  );
  const groups = (['tag', 'category', 'author', 'month'] satisfies GroupBy[]).map(
    (by) => ({ kind: 'groups', collectionId, by, timeZone: by === 'month' ? zone : '' }) as const,
  );
  const around = items
    .slice(0, 12)
    .flatMap(({ id, tags }) =>
      orders.flatMap((order) => [
        { kind: 'beside', collectionId, order, id } as const,
        { kind: 'related', collectionId, order, id, tags, limit: 30 } as const,
      ]),
    );
  const single = items
    .slice(0, 5)
    .flatMap(({ id, urlSlug }) => [
      { kind: 'item', id } as const,
      { kind: 'at', collectionId, urlSlug } as const,
    ]);
  const none = { kind: 'item', id: '0192f0c1-1111-7000-8000-000000000009' } as const;
  return [...lists, ...groups, ...around, ...single, none, { kind: 'at', collectionId, urlSlug: 'none' }];
}

/** An answer by the ids of its items; months in their order. */
function told(source: ItemSource, ask: ItemAsk): unknown {
  const idOf = (item: SnapshotItem | null) => item?.id ?? null;
  switch (ask.kind) {
    case 'list': {
      const { items, total } = source.ask(ask);
      return [items.map(idOf), total];
    }
    case 'groups': {
      const groups = source.ask(ask);
      return ask.by === 'month' ? groups.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : groups;
    }
    case 'beside': {
      const { before, after } = source.ask(ask);
      return [idOf(before), idOf(after)];
    }
    case 'related':
      return source.ask(ask).map(idOf);
    case 'item':
    case 'at':
      return idOf(source.ask(ask));
    case 'content':
      return source.ask(ask);
  }
}

// Two tags are one, a category has another one's former name, and one is gone.
const renames: TagChanges = {
  changed: [
    { type: 'tag', key: 'bread', name: 'Bread' },
    { type: 'tag', key: 'Rye & spelt', name: 'Tea' },
    { type: 'tag', key: 'Çay', name: null },
    { type: 'category', key: 'bread', name: 'Loaves' },
    { type: 'category', key: 'Çay', name: 'Bread' },
    { type: 'category', key: 'Bread', name: 'Bread' },
  ],
  former: [],
};

/** Answers of the published site, and of its draft as it is now. */
async function answersOf(siteId: string, collectionId: string, tagChanges?: TagChanges) {
  const { items } = await app.db.forSite(siteId, (tx) => draftSnapshot(tx));
  const tagNames = tagNamesOf(tagChanges);
  const shown = items.map((item) => namedItem(item, tagNames));
  return { ask: asksOf(collectionId, shown), source: itemsInMemory(items, now, tagNames) };
}

async function published(
  siteId: string,
  tagChanges?: TagChanges,
): Promise<ItemSource & { all(asks: readonly ItemAsk[]): Promise<unknown[]> }> {
  const revision = await app.db.forSite(siteId, findLiveRevision);
  const site = {
    number: revision?.number,
    tagChanges,
    snapshot: {},
    read: () => undefined,
    items: { collections: new Map(), contents: new Map() },
  } as unknown as PublishedSite;
  const drawn = drawnSite(app.deps, { siteId, now }, site);
  const { items } = drawn.site;
  return {
    ask: (ask) => items.ask(ask),
    assetOf: (id) => items.assetOf(id),
    all: (asks) => drawn.settle(() => asks.map((ask) => told(items, ask))),
  };
}

async function goTo(owner: Session, siteId: string, number: number): Promise<void> {
  const { revisions } = (await owner.send('GET', `/api/studio/sites/${siteId}/revisions`)).json;
  const { id } = revisions.find((each: { number: number }) => each.number === number);
  await owner.send('POST', `/api/studio/sites/${siteId}/revisions/${id}/publish`);
}

describe('administration §5: published items', () => {
  it('answer as those that are all at hand do, in each order and filter, and at a revision that is gone back to', async () => {
    const { session: owner, siteId } = await app.ownerWithSite('answers');
    const { id: collectionId } = await addCollection(owner, siteId);
    await app.db.forSite(siteId, (tx) =>
      sql`update collection set status = 'published' where site_id = ${siteId} and id = ${collectionId}`.execute(
        tx,
      ),
    );
    await addItems(app.db, siteId, itemsOf(collectionId, 60));
    await publishSite(owner, siteId);
    const first = await answersOf(siteId, collectionId);
    const expected = first.ask.map((ask) => told(first.source, ask));
    expect(await (await published(siteId)).all(first.ask)).toEqual(expected);
    expect(expected.flat(3).length).toBeGreaterThan(500);

    const renamed = await answersOf(siteId, collectionId, renames);
    const named = renamed.ask.map((ask) => told(renamed.source, ask));
    expect(named).not.toEqual(expected);
    expect(await (await published(siteId, renames)).all(renamed.ask)).toEqual(named);

    await app.db.forSite(siteId, async (tx) => {
      await sql`update item set publish_at = publish_at - interval '9 days',
          doc = jsonb_set(doc, '{tags}', '["Çay", "new"]') where site_id = ${siteId} and title like 'Item %3'`.execute(
        tx,
      );
      await sql`update item set status = 'draft' where site_id = ${siteId} and title like 'Item %7'`.execute(
        tx,
      );
      await sql`update item set position = 'zz' where site_id = ${siteId} and title = 'Item 20'`.execute(tx);
    });
    await addItems(app.db, siteId, [{ collectionId, title: 'Another', tags: ['Bread'], publishOn: now }]);
    await publishSite(owner, siteId);
    const second = await answersOf(siteId, collectionId);
    const changed = second.ask.map((ask) => told(second.source, ask));
    expect(changed).not.toEqual(expected);
    expect(await (await published(siteId)).all(second.ask)).toEqual(changed);

    await goTo(owner, siteId, 2);
    expect(await (await published(siteId)).all(first.ask)).toEqual(expected);
    // What is published from there ends what came after it.
    await app.db.forSite(siteId, (tx) =>
      sql`update item set title = 'Item twenty' where site_id = ${siteId} and title = 'Item 20'`.execute(tx),
    );
    await publishSite(owner, siteId);
    const third = await answersOf(siteId, collectionId);
    const { invariants } = await checkInvariants(app.db, [publishedItems]);
    expect(invariants.flatMap(({ violations }) => violations)).toEqual([]);
    expect(await (await published(siteId)).all(third.ask)).toEqual(
      third.ask.map((ask) => told(third.source, ask)),
    );
  });

  it('are what the migration makes of everything that was published before', async () => {
    const { session: owner, siteId } = await app.ownerWithSite('earlier');
    const { id: collectionId } = await openCollection(app.db, owner, { siteId });
    await addItems(app.db, siteId, itemsOf(collectionId, 20));
    await publishSite(owner, siteId);
    await app.db.forSite(siteId, (tx) =>
      sql`update item set title = 'Other', status = case when title = 'Item 3' then 'draft' else status end
        where site_id = ${siteId} and title in ('Item 3', 'Item 4')`.execute(tx),
    );
    await publishSite(owner, siteId);
    const tables = ['published_item', 'published_item_key', 'published_item_group'];
    const rows = () =>
      app.db.forSite(siteId, async (tx) => {
        const found = tables.map((table) =>
          sql`select to_jsonb(t) as row from ${sql.table(table)} t where site_id = ${siteId} order by 1`.execute(
            tx,
          ),
        );
        return (await Promise.all(found)).map((each) => each.rows);
      });
    const written = await rows();
    expect(written.map(({ length }) => length > 9)).toEqual([true, true, true]);
    const file = readFileSync(join(migrationsFolder, '0141-published-items.sql'), 'utf8');
    const backfill = file.slice(file.lastIndexOf('do $$'));
    await administer(app.db.url, `${tables.map((table) => `delete from ${table}`).join(';')}; ${backfill}`);
    expect(await rows()).toEqual(written);
  });
});
