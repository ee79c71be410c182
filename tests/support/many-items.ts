import { randomUUID } from 'node:crypto';
import type { ItemFields } from '@veranda/domain/pages/item-fields';
import { sql } from 'kysely';
import type { Session } from './browser-session.ts';
import { addCollection, type TestCollection } from './items.ts';
import type { TestDatabase } from './test-database.ts';

/** An item that is added; what is not said of it is empty. */
export interface AddedItem extends Partial<ItemFields> {
  readonly collectionId: string;
  readonly title: string;
  readonly recordType?: number;
  readonly position?: string;
}

const empty = {
  excerpt: '',
  tags: [],
  categories: [],
  imageAssetId: null,
  startDate: null,
  endDate: null,
  location: null,
  sourceUrl: '',
  galleryAssetIds: [],
  customFields: {},
  document: null,
};

/** Adds items that the next publication shows. @returns their ids */
export async function addItems(
  db: Pick<TestDatabase, 'forSite'>,
  siteId: string,
  items: readonly AddedItem[],
): Promise<string[]> {
  const rows = items.map(
    ({ collectionId, title, recordType = 1, position, publishOn, urlSlug, ...fields }, at) => ({
      id: randomUUID(),
      collection_id: collectionId,
      record_type: recordType,
      title,
      url_slug: urlSlug ?? title.toLowerCase().replaceAll(' ', '-'),
      position: position ?? `b${String(at).padStart(6, '0')}`,
      publish_at: new Date(publishOn ?? 0),
      doc: { ...empty, ...fields },
    }),
  );
  await db.forSite(siteId, (tx) =>
    sql`insert into item (site_id, id, collection_id, record_type, title, url_slug, status, position, publish_at, doc)
      select ${siteId}::uuid, id, collection_id, record_type, title, url_slug, 'published', position, publish_at, doc
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as each (id uuid, collection_id uuid, record_type int,
        title text, url_slug text, position text, publish_at timestamptz, doc jsonb)`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

/** Adds a collection that visitors get with the next publication. */
export async function openCollection(
  db: Pick<TestDatabase, 'forSite'>,
  owner: Session,
  { siteId, ...wanted }: { readonly siteId: string; readonly title?: string; readonly kind?: string },
): Promise<TestCollection> {
  const collection = await addCollection(owner, siteId, wanted);
  await db.forSite(siteId, (tx) =>
    sql`update collection set status = 'published' where site_id = ${siteId} and id = ${collection.id}`.execute(
      tx,
    ),
  );
  return collection;
}
