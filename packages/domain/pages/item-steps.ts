import type { Edit } from '../documents/edit.ts';
import { sameValue } from '../documents/same-value.ts';
import { edit } from './edits/edit-of.ts';
import { type TagNames, tagNamesOf } from '../tags/tag-names.ts';
import type { ItemMeta, ItemStatus } from './item-fields.ts';
import { timesEdits } from './versions/field-differences.ts';

/** Changes of an item that a list of items makes: what is absent stays. */
export interface ItemListChange {
  readonly title?: string;
  readonly status?: ItemStatus;
  readonly publishOn?: number;
  /** Beginning of an event, which keeps its length. */
  readonly startDate?: number;
  /** Tags that it gets, by their keys. */
  readonly addTags?: readonly string[];
  /** Tags that it loses, by their names. */
  readonly removeTags?: readonly string[];
}

/** Edits that make these changes of an item; none where it is so already. */
export function itemListEdits(
  meta: ItemMeta,
  change: ItemListChange,
  names: TagNames = tagNamesOf(),
): readonly Edit[] {
  const { title = meta.title, publishOn = meta.publishOn, status = meta.status } = change;
  return [
    ...set('title', meta.title, title),
    ...set('publishOn', meta.publishOn, publishOn),
    ...set('tags', meta.tags, tagsAfter(meta.tags, change, names)),
    ...timesAfter(meta, change),
    ...(status === meta.status ? [] : [edit('doc.setStatus', { value: status, was: meta.status })]),
  ];
}

function set(path: 'title' | 'publishOn' | 'tags', was: unknown, value: unknown): readonly Edit[] {
  return sameValue(was, value) ? [] : [edit('doc.setMeta', { path, value, was })];
}

// In any case: `bread` takes `Bread` away, and is no second tag beside it.
function tagsAfter(
  tags: readonly string[],
  { addTags = [], removeTags = [] }: ItemListChange,
  names: TagNames,
): readonly string[] {
  const shown = (key: string) => names.shown('tag', [key])[0]?.toLowerCase();
  const gone = new Set<string | undefined>(removeTags.map((tag) => tag.toLowerCase()));
  const kept = gone.size === 0 ? tags : tags.filter((tag) => !gone.has(shown(tag)));
  const known = new Set(kept.map(shown));
  return [...kept, ...addTags.filter((tag) => !known.has(shown(tag)))];
}

function timesAfter(meta: ItemMeta, { startDate }: ItemListChange): readonly Edit[] {
  if (startDate === undefined) return [];
  const { startDate: from, endDate } = meta;
  const end = endDate === null || from === null ? endDate : endDate + startDate - from;
  return timesEdits(meta, { startDate, endDate: end });
}
