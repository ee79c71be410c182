import { validateFields, validateValue } from '../../blocks/validate-value.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { sliceKind } from '../../slices/registry.ts';
import type { SlideType } from '../../slices/slice-kind.ts';
import { recordIdPattern } from '../document.ts';
import { maxSlices, type Slice, type Slide, slideFields } from './slide.ts';

type Found = Refusal<'malformed'> | null;

const positionPattern = /^[A-Za-z0-9]{1,64}$/;

/** A slide of the type as a typed value, or a refusal that names the first field at fault. */
export function validateSlide(type: SlideType, value: unknown): Slide | Refusal<'malformed'> {
  return slideProblem(type, value) ?? (value as Slide);
}

function slideProblem(type: SlideType, value: unknown): Found {
  if (!isRecord(value)) return bad('document', 'not an object');
  if (value['schema'] !== 1) return bad('schema', 'not 1');
  if (value['type'] !== type) return bad('type', `not ${type}`);
  const { slices } = value;
  if (!isRecord(slices)) return bad('slices', 'not an object');
  const all = Object.entries(slices);
  if (all.length > maxSlices) return bad('slices', `more than ${maxSlices}`);
  return (
    unknownKey(value, ['schema', 'type', 'values', 'slices'], '') ??
    validateFields(slideFields(type), value['values'], 'values') ??
    all.reduce<Found>((found, [id, slice]) => found ?? sliceProblem(type, id, slice), null) ??
    doubleProblem(slices as Slide['slices'])
  );
}

/** Null for a slice that slides of the type may have; else what is wrong with it. */
export function sliceProblem(type: SlideType, id: string, slice: unknown): Found {
  const path = `slices.${id}`;
  if (!isRecord(slice)) return bad(path, 'not an object');
  const { position, name } = slice;
  if (!recordIdPattern.test(id)) return bad(path, 'not an id');
  if (slice['id'] !== id) return bad(`${path}.id`, 'not its own key');
  if (typeof position !== 'string' || !positionPattern.test(position))
    return bad(`${path}.position`, 'not of the expected form');
  const kind = typeof name === 'string' ? sliceKind(name) : null;
  if (!kind?.slides.includes(type)) return bad(`${path}.name`, `not a slice of this slide`);
  return (
    unknownKey(slice, ['id', 'position', 'name', 'value'], `${path}.`) ??
    validateValue(kind, slice['value'], `${path}.value`)
  );
}

/** The slice among others of its name, where a slide may have one of them alone; null for none. */
export function doubleProblem(slices: Readonly<Record<string, Slice>>): Found {
  const seen = new Set<string>();
  for (const { id, name } of Object.values(slices)) {
    if (sliceKind(name)?.isSingle && seen.has(name)) return bad(`slices.${id}.name`, 'there already');
    seen.add(name);
  }
  return null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownKey(record: object, known: readonly string[], prefix: string): Found {
  const key = Object.keys(record).find((name) => !known.includes(name));
  return key === undefined ? null : bad(`${prefix}${key}`, 'not known');
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}
