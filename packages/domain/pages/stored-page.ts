import {
  type Decoder,
  listOf,
  nullable,
  objectWith,
  oneOf,
  optional,
  text,
  writtenRecord,
} from '../decoders.ts';
import type { AddressedCollection } from './item-path.ts';
import type { CollectionSettings, ListedCollection } from './collection-settings.ts';
import { collectionTypes } from './collection-types.ts';
import type { PageDocument } from './document.ts';
import { type FolderBehavior, folderBehaviorNames } from './folder.ts';
import type { PageAccess } from './page-access.ts';
import type { Slide } from './slides/slide.ts';

/** Texts by which a page describes itself to search engines and in shared links. */
export interface PageSeo {
  readonly title: string;
  readonly description: string;
  readonly imageAssetId: string | null;
}

/** Stored part of a page besides title, address and state. */
export interface StoredPage {
  /** Absent in stores that were added as such. */
  readonly typeName?: string;
  readonly seo?: PageSeo;
  /** Access restriction; absent for everyone. */
  readonly access?: PageAccess;
  /** Former addresses that do not lead here; absent for none. */
  readonly withoutRedirect?: readonly string[];
  /** Code of the owner in the head of the page and of its items; absent for none. */
  readonly headerCode?: string;
  /** What the address of a folder answers; absent in what is no folder. */
  readonly folder?: FolderBehavior;
  /** The owner's choices for the list of a collection; absent for none. */
  readonly list?: CollectionSettings;
  /** Absent or null in a collection with nothing above its list. */
  readonly document?: PageDocument | null;
  /** What a cover page shows, in the place of a document. */
  readonly slide?: Slide;
}

/**
 * Its parts are separated and not checked: each was checked when it was written, and all pages are read at
 * once.
 */
export const storedPage: Decoder<StoredPage> = objectWith<StoredPage>({
  typeName: optional(text),
  seo: optional(writtenRecord<PageSeo>),
  access: optional(writtenRecord<PageAccess>),
  withoutRedirect: optional(listOf(text)),
  headerCode: optional(text),
  folder: optional(oneOf(folderBehaviorNames)),
  list: optional(writtenRecord<CollectionSettings>),
  document: optional(nullable(writtenRecord<PageDocument>)),
  slide: optional(writtenRecord<Slide>),
});

/** The theme's name of a page's kind. */
export function typeNameOf(type: number, { typeName }: StoredPage): string {
  return typeName ?? (type === collectionTypes.products ? 'products' : 'page');
}

/** The part of a stored collection that its list and the addresses of its items are made of. */
export function listedCollection({
  type,
  urlSlug,
  doc,
}: {
  readonly type: number;
  readonly urlSlug: string;
  readonly doc: StoredPage;
}): ListedCollection & AddressedCollection {
  return { typeName: typeNameOf(type, doc), urlSlug, ...(doc.list ? { list: doc.list } : {}) };
}

/** Description of a page for search engines, which is empty until somebody has written it. */
export function seoOf({ seo }: StoredPage): PageSeo {
  return seo ?? { title: '', description: '', imageAssetId: null };
}
