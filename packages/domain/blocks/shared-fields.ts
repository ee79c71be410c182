import { sameValue } from '../documents/same-value.ts';
import type { BlockKind, BlockValue, Field } from './kind.ts';

/** Kinds of fields whose value belongs to one block: texts and pictures are not the same in several. */
const ownKinds: readonly Field['kind'][] = [
  'richtext',
  'asset',
  'file',
  'focal',
  'list',
  'group',
  'dataset',
  'code',
];

/** Fields that all of these kinds have, with the same bounds and choices, in the order of the first. */
export function sharedFields(kinds: readonly BlockKind[]): readonly Field[] {
  const [first, ...others] = kinds;
  return (first?.fields ?? []).filter(
    (field) =>
      !ownKinds.includes(field.kind) &&
      others.every((kind) => kind.fields.some((other) => sameValue(other, field))),
  );
}

/** The part of values that is the same in all of them; what differs is left out. */
export function sharedValue(values: readonly BlockValue[]): BlockValue {
  const [first, ...others] = values;
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([path, value]) =>
      others.every((other) => sameValue(other[path], value)),
    ),
  );
}
