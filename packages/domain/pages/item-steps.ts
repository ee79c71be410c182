import type { Edit } from '../documents/edit.ts';
import { sameValue } from '../documents/same-value.ts';
import { edit } from './edits/edit-of.ts';
import type { ItemMeta, ItemStatus } from './item-fields.ts';
import { timesEdits } from './versions/field-differences.ts';

/** Changes of an item that a list of items makes: what is absent stays. */
export interface ItemListChange {
  readonly title?: string;
  readonly status?: ItemStatus;
  readonly publishOn?: number;
  /** Beginning of an event, which keeps its length. */
  readonly startDate?: number;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
}

/** Edits that make these changes of an item; none where it is so already. */
export function itemListEdits(meta: ItemMeta, change: ItemListChange): readonly Edit[] {
  const { title = meta.title, publishOn = meta.publishOn, status = meta.status } = change;
  return [
    ...set('title', meta.title, title),
    ...set('publishOn', meta.publishOn, publishOn),
    ...set('tags', meta.tags, tagsAfter(meta.tags, change)),
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
): readonly string[] {
  const gone = new Set(removeTags.map((tag) => tag.toLowerCase()));
  const kept = tags.filter((tag) => !gone.has(tag.toLowerCase()));
  const known = new Set(kept.map((tag) => tag.toLowerCase()));
  return [...kept, ...addTags.filter((tag) => !known.has(tag.toLowerCase()))];
}

function timesAfter(meta: ItemMeta, { startDate }: ItemListChange): readonly Edit[] {
  if (startDate === undefined) return [];
  const { startDate: from, endDate } = meta;
  const end = endDate === null || from === null ? endDate : endDate + startDate - from;
  return timesEdits(meta, { startDate, endDate: end });
}
