import { datasetFault } from '../datasets/dataset.ts';
import { isDateTimeText } from '../dates/date-time-text.ts';
import { isFontValue } from '../design/font-role.ts';
import { isColourValue } from '../design/colour-value.ts';
import { isFocalPoint } from '../media/focal-point.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isStorableLink } from '../rich-text/link-reference.ts';
import { validateRichText } from '../rich-text/validate-rich-text.ts';
import { type BlockKind, boundPath, type Field, pathsOf, phonePath } from './kind.ts';

type Found = Refusal<'malformed'> | null;

/** Bytes that the value of a kind which is not built may have as JSON. */
export const maxUnknownValue = 65_536;

/** Null when the value is one that the kind's fields describe; else what is wrong, by field below `path`. */
export function validateValue(kind: Pick<BlockKind, 'fields'>, value: unknown, path: string): Found {
  return validateFields(kind.fields, value, path);
}

/** The same for a record that these fields describe. */
export function validateFields(fields: readonly Field[], value: unknown, path: string): Found {
  return recordProblem(fields, value, path);
}

function recordProblem(fields: readonly Field[], value: unknown, path: string): Found {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad(path, 'not an object');
  const record = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(record)) {
    if (key !== 'v' && !fields.some((field) => pathsOf(field).includes(key)))
      return bad(`${path}.${key}`, 'not known');
  }
  for (const field of fields) {
    const fieldPath = `${path}.${field.path}`;
    const fieldValue = Object.hasOwn(record, field.path) ? record[field.path] : undefined;
    if (fieldValue === undefined) {
      if (field.optional !== true) return bad(fieldPath, 'missing');
      continue;
    }
    const problem = fieldProblem(field, fieldValue, fieldPath) ?? phoneProblem(field, record, path);
    if (problem !== null) return problem;
  }
  return fields.map((field) => boundProblem(field, record, path)).find((problem) => problem !== null) ?? null;
}

function phoneProblem(field: Field, record: Readonly<Record<string, unknown>>, path: string): Found {
  const key = phonePath(field.path);
  const value = field.device && Object.hasOwn(record, key) ? record[key] : undefined;
  return value === undefined ? null : fieldProblem(field, value, `${path}.${key}`);
}

function boundProblem(
  { path: own, bind }: Field,
  record: Readonly<Record<string, unknown>>,
  path: string,
): Found {
  const key = boundPath(own);
  const source = bind && Object.hasOwn(record, key) ? record[key] : undefined;
  if (source === undefined || bind?.some((known) => known === source)) return null;
  return bad(`${path}.${key}`, 'not a field of an item that it may follow');
}

/** Characters of ids of what the site has, and of addresses on other services. */
const referenceLengths = {
  asset: 100,
  file: 100,
  product: 100,
  collection: 100,
  item: 100,
  form: 100,
  fund: 100,
  folder: 100,
  embed: 2000,
} as const;
type ReferenceKind = keyof typeof referenceLengths;

function isReference(field: Field): field is Extract<Field, { readonly kind: ReferenceKind }> {
  return Object.hasOwn(referenceLengths, field.kind);
}

function fieldProblem(field: Field, value: unknown, path: string): Found {
  if (isReference(field)) return textProblem(value, referenceLengths[field.kind], path);
  if ('options' in field)
    return field.options.some((option) => option === value) ? null : bad(path, 'not one of the choices');
  switch (field.kind) {
    case 'text':
    case 'tag-filter':
    case 'code':
      return textProblem(value, field.maxLength, path);
    case 'richtext':
      return validateRichText(value, path);
    case 'number':
    case 'range':
    case 'place':
      return numberProblem(value, field, path);
    case 'switch':
      return typeof value === 'boolean' ? null : bad(path, 'not yes or no');
    case 'spacing':
      return spacingProblem(value, field, path);
    case 'dataset':
      return datasetProblem(value, path);
    case 'colour':
    case 'font':
      return lookProblem(field.kind, value, path);
    case 'date':
      return fits(value, isDay) ? null : bad(path, 'not a day such as 2026-11-30');
    case 'date-time':
      return fits(value, isDateTimeText) ? null : bad(path, 'not a date with its time');
    case 'link':
      return fits(value, isStorableLink) ? null : bad(path, 'not an address that may be linked to');
    case 'focal':
      return isFocalPoint(value) ? null : bad(path, 'not a point of the picture');
    case 'group':
      return recordProblem(field.fields, value, path);
    case 'list':
      return listProblem(value, { max: field.max, path }, (item, itemPath) =>
        recordProblem(field.fields, item, itemPath),
      );
  }
}

function lookProblem(kind: 'colour' | 'font', value: unknown, path: string): Found {
  if (kind === 'colour') return fits(value, isColourValue) ? null : bad(path, 'not a colour');
  return fits(value, isFontValue) ? null : bad(path, 'not a role of a font');
}

function fits(value: unknown, isValid: (text: string) => boolean): boolean {
  return typeof value === 'string' && isValid(value);
}

function datasetProblem(value: unknown, path: string): Found {
  const fault = datasetFault(value);
  return fault === null ? null : bad(`${path}${fault.at}`, fault.problem);
}

function isDay(text: string): boolean {
  if (text === '') return true;
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function textProblem(value: unknown, maxLength: number, path: string): Found {
  if (typeof value !== 'string') return bad(path, 'not a text');
  return value.length > maxLength ? bad(path, `longer than ${maxLength} characters`) : null;
}

function spacingProblem(
  value: unknown,
  { sides, max }: { readonly sides: readonly string[]; readonly max: number },
  path: string,
): Found {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad(path, 'not an object');
  for (const [side, room] of Object.entries(value)) {
    if (!sides.includes(side)) return bad(`${path}.${side}`, 'not known');
    const problem = numberProblem(room, { min: 0, max }, `${path}.${side}`);
    if (problem !== null) return problem;
  }
  return null;
}

function numberProblem(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
  path: string,
): Found {
  if (typeof value !== 'number' || !Number.isFinite(value)) return bad(path, 'not a number');
  return value < min || value > max ? bad(path, `not between ${min} and ${max}`) : null;
}

function listProblem(
  value: unknown,
  { max, path }: { readonly max: number; readonly path: string },
  itemProblem: (value: unknown, path: string) => Found,
): Found {
  if (!Array.isArray(value)) return bad(path, 'not a list');
  if (value.length > max) return bad(path, `more than ${max}`);
  for (const [index, one] of value.entries()) {
    const problem = itemProblem(one, `${path}.${index}`);
    if (problem !== null) return problem;
  }
  return null;
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}
