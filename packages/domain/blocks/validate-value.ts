import { isFocalPoint } from '../media/focal-point.ts';
import { isSafeHref } from '../rich-text/links.ts';
import { validateRichText } from '../rich-text/validate-rich-text.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { BlockKind, Field } from './kind.ts';

type Found = Refusal<'malformed'> | null;

/** Bytes that the value of a kind which is not built may have as JSON. */
export const maxUnknownValue = 65_536;

/** Null when the value is one that the kind's fields describe; else what is wrong, by field below `path`. */
export function validateValue(kind: BlockKind, value: unknown, path: string): Found {
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
    if (key !== 'v' && !fields.some((field) => field.path === key)) return bad(`${path}.${key}`, 'not known');
  }
  for (const field of fields) {
    const fieldPath = `${path}.${field.path}`;
    const fieldValue = Object.hasOwn(record, field.path) ? record[field.path] : undefined;
    if (fieldValue === undefined) {
      if (field.optional !== true) return bad(fieldPath, 'missing');
      continue;
    }
    const problem = fieldProblem(field, fieldValue, fieldPath);
    if (problem !== null) return problem;
  }
  return null;
}

function fieldProblem(field: Field, value: unknown, path: string): Found {
  switch (field.kind) {
    case 'text':
      return textProblem(value, field.maxLength, path);
    case 'richtext':
      return validateRichText(value, path);
    case 'number':
    case 'range':
      return numberProblem(value, field, path);
    case 'select':
    case 'segmented':
    case 'ratio':
      return field.options.some((option) => option === value) ? null : bad(path, 'not one of the choices');
    case 'switch':
      return typeof value === 'boolean' ? null : bad(path, 'not yes or no');
    case 'link':
      return typeof value === 'string' && isSafeHref(value)
        ? null
        : bad(path, 'not an address that may be linked to');
    case 'focal':
      return isFocalPoint(value) ? null : bad(path, 'not a point of the picture');
    case 'asset':
    case 'product':
    case 'collection':
    case 'form':
    case 'fund':
      return textProblem(value, 100, path);
    case 'assets':
      return listProblem(value, { max: field.max, path }, (item, itemPath) =>
        textProblem(item, 100, itemPath),
      );
    case 'group':
      return recordProblem(field.fields, value, path);
    case 'list':
      return listProblem(value, { max: field.max, path }, (item, itemPath) =>
        recordProblem(field.fields, item, itemPath),
      );
  }
}

function textProblem(value: unknown, maxLength: number, path: string): Found {
  if (typeof value !== 'string') return bad(path, 'not a text');
  return value.length > maxLength ? bad(path, `longer than ${maxLength} characters`) : null;
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
