import { conditionsOf } from '@veranda/domain/blocks/field-conditions';
import type { BlockValue, Field } from '@veranda/domain/blocks/kind';
import { fieldAt, valueAt, withValueAt } from '@veranda/domain/blocks/value-paths';
import type { BlockSample } from './block-sample.test-data.ts';
import { otherValues } from './sample-values.test-data.ts';

/** A kind with its sample and the markup of its values. */
interface DrawnKind {
  readonly kind: { readonly fields: readonly Field[]; readonly defaults: BlockValue };
  readonly sample: BlockSample;
  readonly draw: (value: BlockValue) => string;
}

/** Paths of the fields that change nothing on the page, whatever their value; those of groups and lists included. */
export function silentFields({ kind, sample, draw }: DrawnKind): readonly string[] {
  const bases = [sample.value, ...(sample.also ?? [])].map((one) => ({ ...kind.defaults, ...one }));
  return leafPaths(kind.fields).filter(
    (path) => !bases.some((base) => changesPage({ kind, sample, draw }, path, base)),
  );
}

/** Paths of the fields that hold values themselves: those of groups, and of the first entry of lists. */
function leafPaths(fields: readonly Field[], prefix = ''): readonly string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.path}`;
    if (field.kind === 'group') return leafPaths(field.fields, `${path}.`);
    return field.kind === 'list' ? [path, ...leafPaths(field.fields, `${path}.0.`)] : [path];
  });
}

// True when another value of a field changes the markup, once the conditions of the field hold.
function changesPage({ kind, sample, draw }: DrawnKind, path: string, base: BlockValue): boolean {
  const field = fieldAt(kind, path);
  if (!field) throw new Error(`there is no field ${path}`);
  const value = withConditions(kind, path, base);
  const other = sample.others?.[path];
  const values = other === undefined ? otherValues(field, valueAt(value, path)) : [other];
  if (values.length === 0) throw new Error(`the field ${path} has no other value`);
  const before = draw(value);
  return values.some((one) => draw(withValueAt(value, path, one)) !== before);
}

// A field that depends on another one may do so through a third; all are in the same record.
function withConditions(kind: DrawnKind['kind'], path: string, value: BlockValue): BlockValue {
  const field = fieldAt(kind, path);
  const conditions = field ? conditionsOf(field) : [];
  const around = path.split('.').slice(0, -1);
  const at = (name: string): string => [...around, name].join('.');
  const isMet = ({ path: name, is }: (typeof conditions)[number]): boolean =>
    is.some((wanted) => wanted === (valueAt(value, at(name)) ?? false));
  const [condition] = conditions.toSorted((one, other) => Number(isMet(other)) - Number(isMet(one)));
  if (!condition) return value;
  const wanted = isMet(condition) ? valueAt(value, at(condition.path)) : condition.is[0];
  return withValueAt(withConditions(kind, at(condition.path), value), at(condition.path), wanted);
}
