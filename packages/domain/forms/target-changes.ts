import type { Edit } from '../documents/edit.ts';
import { replacement } from '../documents/replacement.ts';
import { sameValue } from '../documents/same-value.ts';
import type { StorageTarget } from './document.ts';
import { formEdit } from './edits/form-edit.ts';

/** Edits that give a place that answers go to other settings. */
export function targetChanges(before: StorageTarget, after: StorageTarget): readonly Edit[] {
  return changedPaths({ ...before }, { ...after }).map(({ path, ...values }) =>
    formEdit('target.set', replacement({ id: before.id, path }, values)),
  );
}

type Values = Readonly<Record<string, unknown>>;

/** Entries that differ between two records. */
export function changedPaths(before: Values, after: Values) {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths]
    .map((path) => ({ path, value: after[path], was: before[path] }))
    .filter(({ value, was }) => !sameValue(value, was));
}
