import type { SiteTransaction } from '@veranda/db/platform/database';
import { findTag } from '@veranda/db/tags/reader';
import * as rows from '@veranda/db/tags/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { readTagName } from '@veranda/domain/tags/tag-name';
import type { TagType } from '@veranda/domain/tags/tag-names';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';

type TagDeps = Pick<Deps, 'db' | 'sites' | 'now'>;
type Id = Readonly<{ id: string }>;

/** Makes a tag that nothing has yet. */
export async function addTag(
  deps: TagDeps,
  siteId: string,
  { type, name: typed }: { readonly type: TagType; readonly name: string },
) {
  const name = readTagName(type, typed);
  if (isRefusal(name)) return name;
  return changeLive(deps, siteId, async (tx) => {
    await rows.lockTags(tx);
    if (await rows.isTagNamed(tx, { type, name })) return taken(type);
    const key = (await rows.ensureTags(tx, type, [name])).get(name) ?? name;
    const id = await rows.tagIdOf(tx, { type, key });
    return { id, name, key, items: 0, products: 0 };
  });
}

/** Gives a tag another name. */
export async function changeTagName(
  deps: TagDeps,
  siteId: string,
  { id, name: typed }: Id & { readonly name: string },
): Promise<{ id: string; name: string } | Refusal> {
  return changeLive(deps, siteId, async (tx) => {
    const tag = await usedTag(tx, id);
    if (isRefusal(tag)) return tag;
    const name = readTagName(tag.tagType, typed);
    if (isRefusal(name)) return name;
    if (await rows.isTagNamed(tx, { type: tag.tagType, name, except: id })) return taken(tag.tagType);
    await rows.renameTag(tx, tag, name);
    return { id, name };
  });
}

/** Makes a tag part of another one of its type. */
export async function mergeIntoTag(
  deps: TagDeps,
  siteId: string,
  { id, into }: Id & { readonly into: string },
): Promise<{ id: string } | Refusal> {
  return changeLive(deps, siteId, async (tx) => {
    const [tag, target] = [await usedTag(tx, id), await usedTag(tx, into)];
    if (isRefusal(tag)) return tag;
    if (isRefusal(target) || target.tagType !== tag.tagType) return refuse('unknown-tag', { field: 'into' });
    if (id === into) return refuse('merge-into-itself', { field: 'into' });
    await rows.mergeTag(tx, tag, into);
    return { id };
  });
}

/** Removes a tag from all that has it. */
export async function removeFromAll(
  deps: TagDeps,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  return changeLive(deps, siteId, async (tx) => {
    const tag = await usedTag(tx, id);
    if (isRefusal(tag)) return tag;
    await rows.removeTag(tx, id, new Date(deps.now()));
    return { id };
  });
}

/** Gives a tag that was removed or merged back to all that had it; one that is there stays. */
export async function restoreToAll(
  deps: TagDeps,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  return changeLive(deps, siteId, async (tx) => {
    await rows.lockTags(tx);
    const tag = await findTag(tx, id);
    if (!tag) return refuse('unknown-tag');
    const type = typeOf(tag);
    if (await rows.isTagNamed(tx, { type, name: tag.name, except: id })) return taken(type);
    await rows.restoreTag(tx, tag);
    return { id };
  });
}

async function usedTag(tx: SiteTransaction, id: string) {
  await rows.lockTags(tx);
  const tag = await findTag(tx, id);
  if (!tag || tag.mergedInto !== null || tag.removedAt !== null) return refuse('unknown-tag');
  return { ...tag, tagType: typeOf(tag) };
}

// Safe: the column's CHECK lists the types.
function typeOf({ tagType }: { readonly tagType: string }): TagType {
  return tagType as TagType;
}

function taken(tagType: TagType): Refusal {
  return refuse('tag-taken', { field: 'name', params: { tagType } });
}
