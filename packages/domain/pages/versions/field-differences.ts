import { replacement } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import type { Edit } from '../../documents/edit.ts';
import type { PageDocument } from '../document.ts';
import { edit } from '../edits/edit-of.ts';
import { type ItemFields, type ItemMeta, itemFieldNames } from '../item-fields.ts';

type AddressField = 'urlSlug' | 'withoutRedirect';
/** Fields of an item that say something: its addresses and its state are not gone back to with a version. */
export type VersionedField = Exclude<keyof ItemFields, AddressField>;

const addressFields: ReadonlySet<keyof ItemFields> = new Set<AddressField>(['urlSlug', 'withoutRedirect']);
const fields = itemFieldNames.filter((name): name is VersionedField => !addressFields.has(name));

/** Fields in which two documents of an item differ; none of any other document. */
export function fieldDifferences(
  { meta: before }: PageDocument,
  { meta: after }: PageDocument,
): readonly VersionedField[] {
  return before && after ? fields.filter((name) => !sameValue(before[name], after[name])) : [];
}

/** Edits that give an item the fields that it had in a version. */
export function fieldEdits(current: PageDocument, version: PageDocument): readonly Edit[] {
  const { meta: now } = current;
  const { meta: then } = version;
  if (!now || !then) return [];
  const changed = fieldDifferences(current, version);
  const isTimed = changed.includes('startDate') || changed.includes('endDate');
  const rest = changed.filter((name) => name !== 'startDate' && name !== 'endDate');
  return [
    ...rest.map((path) => edit('doc.setMeta', replacement({ path }, { value: then[path], was: now[path] }))),
    ...(isTimed ? timesEdits(now, then) : []),
  ];
}

/** Edits that give an event another beginning and end: without an end in between, so that no step ends before it begins. */
export function timesEdits(
  now: Pick<ItemMeta, 'startDate' | 'endDate'>,
  { startDate, endDate }: Pick<ItemMeta, 'startDate' | 'endDate'>,
): readonly Edit[] {
  const set = (path: 'startDate' | 'endDate', value: number | null, was: number | null) =>
    value === was ? [] : [edit('doc.setMeta', { path, value, was })];
  if (now.startDate === startDate) return set('endDate', endDate, now.endDate);
  return [
    ...set('endDate', null, now.endDate),
    ...set('startDate', startDate, now.startDate),
    ...set('endDate', endDate, null),
  ];
}
