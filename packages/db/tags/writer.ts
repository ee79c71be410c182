import type { TagType } from '@veranda/domain/tags/tag-names';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Keys of tags by their names, which items keep in `tags` and `categories` and products in `tags`. Tags are made of
 * names that no tag has, capitals aside. Names are trimmed and as short as their type wants them.
 */
export async function ensureTags(
  tx: SiteTransaction,
  type: TagType,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; key: string }>`
    select name, key from ensure_tags(${type}, ${[...new Set(names)]}::text[])`.execute(tx);
  return new Map(rows.map(({ name, key }) => [name, key]));
}

/** Id of the tag that has a key. @throws where none has */
export async function tagIdOf(
  tx: SiteTransaction,
  { type, key }: { readonly type: TagType; readonly key: string },
): Promise<string> {
  const tag = await tx
    .selectFrom('tag')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('tagType', '=', type)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return tag.id;
}

/** True when a tag of the type is called so, capitals aside. */
export async function isTagNamed(
  tx: SiteTransaction,
  { type, name, except }: { readonly type: TagType; readonly name: string; readonly except?: string },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from tag where site_id = ${tx.siteId} and tag_type = ${type} and lower(name) = lower(${name})
      and merged_into is null and removed_at is null and id is distinct from ${except ?? null}::uuid) as taken`.execute(
    tx,
  );
  return rows[0]?.taken ?? false;
}

/** Locks the tags of the site, so that no two become one name at once. */
export async function lockTags(tx: SiteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tags'), hashtext(${tx.siteId}))`.execute(tx);
}

/** Gives a tag another name; addresses with the one that it had lead on. */
export async function renameTag(tx: SiteTransaction, tag: RecordOf<'tag'>, name: string): Promise<void> {
  await tx
    .updateTable('tag')
    .set({ name })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', tag.id)
    .execute();
  await forgetFormerName(tx, tag.tagType, name);
  if (tag.name !== name) await keepFormerName(tx, tag);
}

// A name that is used leads nowhere else.
async function forgetFormerName(tx: SiteTransaction, type: string, name: string): Promise<void> {
  await tx
    .deleteFrom('former_tag_name')
    .where('siteId', '=', tx.siteId)
    .where('tagType', '=', type)
    .where('name', '=', name)
    .execute();
}

async function keepFormerName(tx: SiteTransaction, tag: RecordOf<'tag'>): Promise<void> {
  await tx
    .insertInto('former_tag_name')
    .values({ siteId: tx.siteId, tagType: tag.tagType, name: tag.name, tagId: tag.id })
    .onConflict((conflict) => conflict.columns(['siteId', 'tagType', 'name']).doUpdateSet({ tagId: tag.id }))
    .execute();
}

/** Makes a tag part of another one; its name leads there. */
export async function mergeTag(tx: SiteTransaction, tag: RecordOf<'tag'>, into: string): Promise<void> {
  await tx
    .updateTable('tag')
    .set({ mergedInto: into })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', tag.id)
    .execute();
  await keepFormerName(tx, tag);
}

/** Removes a tag from all that use it, until it is restored. */
export async function removeTag(tx: SiteTransaction, id: string, removedAt: Date): Promise<void> {
  await tx
    .updateTable('tag')
    .set({ removedAt })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Takes back that a tag was removed or merged: all that had it has it again. */
export async function restoreTag(tx: SiteTransaction, tag: RecordOf<'tag'>): Promise<void> {
  await tx
    .updateTable('tag')
    .set({ removedAt: null, mergedInto: null })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', tag.id)
    .execute();
  await forgetFormerName(tx, tag.tagType, tag.name);
}
