import type { BlockValue, Field } from './kind.ts';

type Conditional = Pick<Field, 'path' | 'when'>;

/**
 * True when a field applies: one of its conditions holds on a field beside it that applies itself. A field that
 * was never set counts as switched off.
 */
export function fieldApplies(fields: readonly Conditional[], field: Conditional, value: BlockValue): boolean {
  if (!field.when) return true;
  return conditionsOf(field).some(({ path, is }) => {
    const other = fields.find((each) => each.path === path);
    const current = value[path] ?? false;
    return is.some((wanted) => wanted === current) && (!other || fieldApplies(fields, other, value));
  });
}

/** The conditions of a field, of which one has to hold; none for a field that always applies. */
export function conditionsOf({ when }: Pick<Field, 'when'>) {
  if (!when) return [];
  return 'path' in when ? [when] : when;
}

/** The value without what is kept for fields that do not apply. */
export function applyingValue(fields: readonly Conditional[], value: BlockValue): BlockValue {
  const applying: Record<string, unknown> = { ...value };
  for (const field of fields)
    if (field.when && !fieldApplies(fields, field, value)) delete applying[field.path];
  return applying;
}
