import type { SiteTransaction } from '@veranda/db/platform/database';
import type { ItemMoment } from '@veranda/db/publishing/item-order';
import {
  countItemsWithin,
  findItemAt,
  findItemContents,
  findItemGroups,
  findItemList,
  findItemsBeside,
  findItemsSharing,
  findPublishedItems,
  type KeyedListAsk,
  type PublishedContent,
  type PublishedItem,
} from '@veranda/db/publishing/items';
import type { Asset } from '@veranda/domain/media/asset';
import {
  type GroupCount,
  type GroupsAsk,
  type ItemAnswers,
  type ItemAsk,
  type ItemSource,
  listAsk,
  type ShownSite,
} from '@veranda/domain/publishing/items/item-asks';
import { isSame, namedItem } from '@veranda/domain/publishing/items/items-in-memory';
import { monthName, monthNumber, monthSpan } from '@veranda/domain/publishing/items/month-span';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { type TagNames, tagNamesOf } from '@veranda/domain/tags/tag-names';
import type { SitesDeps } from '../deps.ts';
import type { DrawnSite } from './drawn-site.ts';
import { contentName, listName, type PublishedSite } from './published-site.ts';

/** A draft, whose items are all at hand. */
export function drawnDraft(site: ShownSite): DrawnSite {
  return { site, settle: (work) => Promise.resolve(work()), itemIds: () => null };
}

/** A published site, whose items are read when they are asked for. */
export function drawnSite(
  { db }: Pick<SitesDeps, 'db'>,
  { siteId, now }: { readonly siteId: string; readonly now: number },
  published: PublishedSite,
): DrawnSite {
  const asked = new AskedItems(published);
  const moment = { number: published.number, now };
  return {
    site: siteOf(published, asked),
    itemIds: () => asked.itemIds(),
    async settle(work) {
      for (;;) {
        const result = work();
        const asks = asked.takeUnanswered();
        if (asks.length === 0) return result;
        await db.forSite(siteId, (tx) => readAnswers(tx, moment, { asked, asks }), { readOnly: true });
      }
    },
  };
}

// Its getters say what is read of it.
function siteOf({ snapshot, tagChanges }: PublishedSite, items: ItemSource): ShownSite {
  const live = { items, ...(tagChanges ? { tagChanges } : {}) };
  return Object.defineProperties(live as ShownSite, Object.getOwnPropertyDescriptors(snapshot));
}

type Answer = ItemAnswers[ItemAsk['kind']];

const nothing: ItemAnswers = {
  item: null,
  at: null,
  content: null,
  beside: { before: null, after: null },
  related: [],
  list: { items: [], total: 0 },
  groups: [],
};

/** Answers that were read for one page, and the questions that have none. */
class AskedItems implements ItemSource {
  readonly #published: PublishedSite;
  readonly #answers = new Map<string, Answer>();
  readonly #assets = new Map<string, Asset>();
  readonly #itemIds = new Set<string>();
  readonly names: TagNames;
  #unanswered = new Map<string, ItemAsk>();

  constructor(published: PublishedSite) {
    this.#published = published;
    this.names = tagNamesOf(published.tagChanges);
  }

  ask<Kind extends ItemAsk['kind']>(ask: ItemAsk & { readonly kind: Kind }): ItemAnswers[Kind] {
    const key = keyOf(ask);
    const known = this.#answers.get(key);
    if (known === undefined) {
      this.#unanswered.set(key, ask);
      return nothing[ask.kind];
    }
    // Safe: the answer to a question is of its kind.
    const answer = known as ItemAnswers[Kind];
    this.#published.read(nameOf(ask, answer));
    return answer;
  }

  assetOf(id: string): Asset | undefined {
    return this.#assets.get(id);
  }

  itemIds(): readonly string[] {
    return [...this.#itemIds];
  }

  takeUnanswered(): readonly ItemAsk[] {
    const taken = this.#unanswered;
    this.#unanswered = new Map();
    return [...taken.values()];
  }

  keep(ask: ItemAsk, answer: Answer): void {
    this.#answers.set(keyOf(ask), answer);
  }

  /** The item, whose content is read when it is asked for. */
  itemOf({ id, card, assets }: PublishedItem): SnapshotItem {
    this.#keepFiles(assets);
    this.#itemIds.add(id);
    const document = () => this.ask({ kind: 'content', id });
    return Object.defineProperty({ ...namedItem(card, this.names) } as SnapshotItem, 'document', {
      enumerable: true,
      get: document,
    });
  }

  keepContent({ id, sha256, document, assets }: PublishedContent): void {
    this.#keepFiles(assets);
    this.#published.items.contents.set(id, sha256);
    this.keep({ kind: 'content', id }, document);
  }

  #keepFiles(assets: Readonly<Record<string, Asset>>): void {
    for (const [id, asset] of Object.entries(assets)) this.#assets.set(id, asset);
  }
}

// An answer of `null` is one: there is nothing.
function keyOf(ask: ItemAsk): string {
  return JSON.stringify(ask);
}

// An item that is not there may come with any change of any collection.
function nameOf(ask: ItemAsk, answer: unknown): string {
  if (ask.kind === 'content') return contentName(ask.id);
  if (ask.kind !== 'item') return listName(ask.collectionId);
  return listName((answer as SnapshotItem | null)?.collectionId);
}

interface Asked {
  readonly asked: AskedItems;
  readonly asks: readonly ItemAsk[];
}

async function readAnswers(tx: SiteTransaction, moment: ItemMoment, { asked, asks }: Asked): Promise<void> {
  const idsOf = (kind: ItemAsk['kind']) =>
    asks.flatMap((ask) => (ask.kind === kind && 'id' in ask ? [ask.id] : []));
  const contents = idsOf('content');
  for (const id of contents) asked.keep({ kind: 'content', id }, null);
  for (const content of await findItemContents(tx, moment.number, contents)) asked.keepContent(content);
  const ids = idsOf('item');
  for (const id of ids) asked.keep({ kind: 'item', id }, null);
  for (const item of await findPublishedItems(tx, moment, ids))
    asked.keep({ kind: 'item', id: item.id }, asked.itemOf(item));
  for (const ask of asks) {
    const answer = await readAnswer(tx, moment, { asked, ask });
    if (answer !== undefined) asked.keep(ask, answer);
  }
}

async function readAnswer(
  tx: SiteTransaction,
  moment: ItemMoment,
  { asked, ask }: { readonly asked: AskedItems; readonly ask: ItemAsk },
): Promise<Answer | undefined> {
  const one = (item: PublishedItem | null | undefined) => (item ? asked.itemOf(item) : null);
  const all = (items: readonly PublishedItem[]) => items.map((item) => asked.itemOf(item));
  switch (ask.kind) {
    case 'at':
      return one(await findItemAt(tx, moment, ask));
    case 'list': {
      const { items, total } = await findItemList(
        tx,
        moment,
        await keyedAsk(tx, moment, { names: asked.names, ask }),
      );
      return { items: all(items), total };
    }
    case 'groups':
      return readGroups(tx, moment, { names: asked.names, ask });
    case 'beside': {
      const { before, after } = await findItemsBeside(tx, moment, ask);
      return { before: one(before), after: one(after) };
    }
    case 'related':
      return all(await readRelated(tx, moment, { names: asked.names, ask }));
    case 'item':
    case 'content':
      return undefined;
  }
}

interface NamedAsk<Ask> {
  readonly names: TagNames;
  readonly ask: Ask;
}

// Keys that rows have for what a list is asked for by name.
async function keyedAsk(
  tx: SiteTransaction,
  moment: ItemMoment,
  { names, ask }: NamedAsk<ItemAsk & { readonly kind: 'list' }>,
): Promise<KeyedListAsk> {
  const { tag, category, anyCase, ...rest } = ask;
  const tags = tag ? { tags: names.keysOf('tag', tag) } : {};
  if (!category) return { ...rest, ...tags };
  if (!anyCase) return { ...rest, ...tags, categories: names.keysOf('category', category) };
  const groups = await findItemGroups(tx, moment, { collectionId: ask.collectionId, by: 'category' });
  const now = names.current('category', category);
  const isWanted = (key: string) =>
    names.shown('category', [key]).some((name) => now !== null && isSame(name, now));
  return { ...rest, ...tags, categories: groups.flatMap(({ name }) => (isWanted(name) ? [name] : [])) };
}

async function readGroups(
  tx: SiteTransaction,
  moment: ItemMoment,
  { names, ask }: NamedAsk<GroupsAsk>,
): Promise<readonly GroupCount[]> {
  const { by, collectionId } = ask;
  if (by === 'month') return readMonths(tx, moment, ask);
  const groups = await findItemGroups(tx, moment, { by, collectionId });
  if (by === 'author') return groups;
  const byName = new Map<string, GroupCount[]>();
  for (const group of groups)
    for (const name of names.shown(by, [group.name])) byName.set(name, [...(byName.get(name) ?? []), group]);
  const named: GroupCount[] = [];
  for (const [name, [first, ...others]] of byName) {
    if (!first) continue;
    const keys = [first, ...others].map((group) => group.name);
    named.push({
      name,
      count: others.length === 0 ? first.count : await countAny(tx, moment, { collectionId, by, keys }),
    });
  }
  return named;
}

// An item with two tags that are one now is one.
async function countAny(
  tx: SiteTransaction,
  moment: ItemMoment,
  {
    collectionId,
    by,
    keys,
  }: { readonly collectionId: string; readonly by: 'tag' | 'category'; readonly keys: readonly string[] },
): Promise<number> {
  const filter = by === 'tag' ? { tags: keys } : { categories: keys };
  const ask = { kind: 'list', collectionId, order: 'placed', limit: 0, isCounted: true, ...filter } as const;
  return (await findItemList(tx, moment, ask)).total;
}

// Months of UTC are counted with the items. Those of the site's zone differ by what begins between their first
// instants, which is little.
async function readMonths(
  tx: SiteTransaction,
  moment: ItemMoment,
  { collectionId, timeZone }: GroupsAsk,
): Promise<readonly GroupCount[]> {
  const ofUtc = await findItemGroups(tx, moment, { collectionId, by: 'month' });
  const numbers = ofUtc.map(({ name }) => monthNumber(name));
  const counts = new Map(ofUtc.map(({ count }, at) => [numbers[at] ?? 0, count]));
  const months = [...new Set(numbers.flatMap((at) => [at - 1, at, at + 1, at + 2]))];
  const starts = months.map((at) => {
    const [inZone, inUtc] = [timeZone, 'UTC'].map((zone) => monthSpan(monthName(at), zone).from) as [
      number,
      number,
    ];
    return { sign: inZone < inUtc ? 1 : -1, from: Math.min(inZone, inUtc), until: Math.max(inZone, inUtc) };
  });
  const between = await countItemsWithin(tx, moment, { collectionId, spans: starts });
  const before = new Map(months.map((at, index) => [at, (starts[index]?.sign ?? 0) * (between[index] ?? 0)]));
  return months.flatMap((at) => {
    const count = (counts.get(at) ?? 0) + (before.get(at) ?? 0) - (before.get(at + 1) ?? 0);
    return count > 0 ? [{ name: monthName(at), count }] : [];
  });
}

// Where too few have tags of the item, the list goes on with the others.
async function readRelated(
  tx: SiteTransaction,
  moment: ItemMoment,
  { names, ask }: NamedAsk<ItemAsk & { readonly kind: 'related' }>,
): Promise<readonly PublishedItem[]> {
  const tags = ask.tags.flatMap((tag) => names.keysOf('tag', tag));
  const sharing = await findItemsSharing(tx, moment, { ...ask, tags });
  if (sharing.length >= ask.limit) return sharing;
  const { collectionId, order, id, limit } = ask;
  const wanted = listAsk({ id: collectionId, typeName: '' }, { order, limit: limit + 1 + sharing.length });
  const known = new Set([id, ...sharing.map((item) => item.id)]);
  const { items } = await findItemList(tx, moment, wanted);
  return [...sharing, ...items.filter((item) => !known.has(item.id))].slice(0, limit);
}
