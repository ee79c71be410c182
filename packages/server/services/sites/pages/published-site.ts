import { createHash } from 'node:crypto';
import type { RevisionRef } from '@veranda/db/publishing/manifest';
import { announcementChangesAt } from '@veranda/domain/header-footer/announcement';
import { headerFooterOf } from '@veranda/domain/header-footer/header-footer-document';
import type { Asset } from '@veranda/domain/media/asset';
import { assembleSnapshot } from '@veranda/domain/publishing/assemble-snapshot';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import { type AnyPart, partName } from '@veranda/domain/publishing/parts';
import type { PublishedAddress } from '@veranda/domain/publishing/published-addresses';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import type { TagChanges } from '@veranda/domain/tags/tag-names';

/** Parts of a published site that a page was made of, by name, each with its revision. */
export type Reads = ReadonlyMap<string, string>;

/** A revision of a site as pages are made of it; its items are read by those that show them. */
export interface PublishedSite {
  readonly number: number;
  readonly snapshot: SiteFrame;
  /** Addresses of documents that have had more than one, from the latest. */
  readonly addresses: readonly PublishedAddress[];
  /** True where pages or items have addresses that they had elsewhere. */
  readonly hasImportedAddresses: boolean;
  /** Runs `work`, which waits for nothing, and names the parts of the snapshot that it reads. */
  watch<T>(work: () => T, reads: Map<string, string>): T;
  /** True when a page made of these parts is what it would be now. */
  holds(reads: Reads): boolean;
  /** Says that the page that is watched is made of a part. */
  read(name: string): void;
  readonly items: ItemVersions;
  /** Names of tags, which are live. */
  readonly tagChanges?: TagChanges;
}

/** Revisions of items, as far as pages have been made of them. */
export interface ItemVersions {
  /** Numbers of the revisions that changed the items of collections last, by collection. */
  readonly collections: ReadonlyMap<string, number>;
  /** Hashes of items whose contents were read, by id. */
  readonly contents: Map<string, string>;
}

/** Parts of a revision with their hashes, from those that have been in it longest. */
export type PublishedPart = AnyPart & Pick<RevisionRef, 'sha256'>;

/** What every page reads: the site, and of all pages what lists and links say. */
const frame = 'frame';
/** Which products have content of their own. */
const described = 'products';

/** Puts a revision together of its parts. */
export function publishedSite(
  parts: readonly PublishedPart[],
  facts: Pick<PublishedSite, 'number' | 'addresses' | 'hasImportedAddresses' | 'items'>,
): PublishedSite {
  const ofParts = versionsOf(parts);
  const versions = (name: string): string => itemVersion(name, facts.items) ?? ofParts(name);
  let current: Map<string, string> | null = null;
  const read = (name: string): void => {
    if (!current?.has(name)) current?.set(name, versions(name));
  };
  const { items: _none, ...whole } = assembleSnapshot(parts);
  const watchedParts = {
    ...whole,
    collections: whole.collections.map((page) => watchedPage(page, read)),
    ...(whole.forms ? { forms: watchedRecord(whole.forms, (id) => read(`form ${id}`)) } : {}),
    assets: watchedRecord(whole.assets, (id) => read(`asset ${id}`)),
  };
  const snapshot = watchedProducts(watchedParts, read);
  return {
    ...facts,
    snapshot,
    read,
    watch(work, reads) {
      const before = current;
      current = reads;
      read(frame);
      try {
        return work();
      } finally {
        current = before;
      }
    },
    holds: (reads) => [...reads].every(([name, version]) => versions(name) === version),
  };
}

/** The instant at which pages of the site change without a change of it (milliseconds); Infinity for none. */
export function changesAt(published: PublishedSite | null, now: number): number {
  if (published === null) return Infinity;
  const { website, settings, header } = published.snapshot;
  const { values } = headerFooterOf('header', header ? { header } : {}, settings);
  return announcementChangesAt(values, now, website.timeZone);
}

function watchedPage(page: SnapshotCollection, read: (name: string) => void): SnapshotCollection {
  const { document, slide, seo, ...card } = page;
  const name = partName({ kind: 'page', id: page.id });
  return Object.defineProperties(card as SnapshotCollection, {
    document: watched(document, () => read(name)),
    ...(slide ? { slide: watched(slide, () => read(name)) } : {}),
    // Lists and links show a page's picture.
    seo: watched(seo, () => read(`seo ${page.id}`)),
  });
}

const itemKind = 'item';
const listKind = 'items';

/** Name of the items of a collection as lists show them; of all collections where none is named. */
export function listName(collectionId = ''): string {
  return `${listKind} ${collectionId}`;
}

/** Name of the content of an item. */
export function contentName(id: string): string {
  return partName({ kind: itemKind, id });
}

// Null for what is no item.
function itemVersion(name: string, { collections, contents }: ItemVersions): string | null {
  const [kind, id = ''] = name.split(' ');
  if (kind === itemKind) return contents.get(id) ?? '';
  if (kind !== listKind) return null;
  return id === '' ? [...collections].join(' ') : String(collections.get(id) ?? 0);
}

// A page of a product that has no content is made again when it gets some.
function watchedProducts(snapshot: SiteFrame, read: (name: string) => void): SiteFrame {
  const { products = {} } = snapshot;
  const contents = watchedRecord(products, (id) => read(partName({ kind: 'product', id })));
  return Object.defineProperties(snapshot, { products: watched(contents, () => read(described)) });
}

function watchedRecord<T>(
  values: Readonly<Record<string, T>>,
  read: (id: string) => void,
): Record<string, T> {
  const entries = Object.entries(values).map(([id, value]) => [id, watched(value, () => read(id))] as const);
  return Object.defineProperties<Record<string, T>>({}, Object.fromEntries(entries));
}

function watched<T>(value: T, read: () => void): PropertyDescriptor {
  return {
    enumerable: true,
    get() {
      read();
      return value;
    },
  };
}

function versionsOf(parts: readonly PublishedPart[]): (name: string) => string {
  const own = new Map(parts.map((part) => [partName(part), part.sha256]));
  const assets = new Map<string, Asset>(parts.flatMap(({ content }) => Object.entries(content.assets)));
  const shared = new Map<string, string>();
  return (name) => {
    const kept = own.get(name) ?? shared.get(name);
    if (kept !== undefined) return kept;
    const version = sharedVersion(name, parts, assets);
    shared.set(name, version);
    return version;
  };
}

function sharedVersion(
  name: string,
  parts: readonly PublishedPart[],
  assets: ReadonlyMap<string, Asset>,
): string {
  const [kind, id = ''] = name.split(' ');
  if (kind === 'asset') return JSON.stringify(assets.get(id)) ?? '';
  if (kind === 'seo') return seoText(parts, id);
  const texts = parts.map((part) => sharedText(name, part));
  // In an order of their own: a part that changes moves behind the others.
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}

function sharedText(name: string, part: PublishedPart): string {
  if (name === described) return part.kind === 'product' ? part.id : '';
  return frameCard(part);
}

function seoText(parts: readonly PublishedPart[], id: string): string {
  const part = parts.find((each) => each.kind === 'page' && each.id === id);
  return part?.kind === 'page' ? JSON.stringify(part.content.part.seo) : '';
}

const cardTexts = new WeakMap<object, string>();

// A part that is in one revision after the other is written once.
function cardText(part: object, card: () => unknown): string {
  const known = cardTexts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(card());
  cardTexts.set(part, text);
  return text;
}

function frameCard({ kind, content, sha256, id }: PublishedPart): string {
  if (kind === 'item' || kind === 'product') return '';
  if (kind === 'form') return id;
  if (kind === 'site') return sha256;
  return cardText(content, () => ({ ...content.part, document: null, slide: null, seo: null }));
}
