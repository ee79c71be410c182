import { type Refusal, refuse } from '../refusal.ts';

export type Problem = Refusal<'malformed'> | null;
type Rec = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function oneOf(value: unknown, choices: readonly string[], path: string): Problem {
  return typeof value === 'string' && choices.includes(value)
    ? null
    : outOfForm(path, 'not one of the choices');
}

export function shortText(value: unknown, max: number, path: string): Problem {
  if (typeof value !== 'string') return outOfForm(path, 'not a text');
  return value.length > max ? outOfForm(path, `longer than ${max} characters`) : null;
}

export function within(value: unknown, type: 'boolean' | 'string', path: string): Problem {
  return typeof value === type ? null : outOfForm(path, type === 'boolean' ? 'not yes or no' : 'not a text');
}

export function noUnknownKey(record: Rec, known: readonly string[], prefix: string): Problem {
  const key = Object.keys(record).find((name) => !known.includes(name));
  return key === undefined ? null : outOfForm(`${prefix}${key}`, 'not known');
}

/** The refusal of a document whose part at `field` is not of its form. */
export function outOfForm(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}
