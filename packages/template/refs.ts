import { type Key } from './values.ts';

/** Kind of the first segment of a reference. */
type RefKind = 'node' | 'index' | 'index0' | 'variable' | 'name';

/** A parsed reference such as `a.0.b`, `@.title` or `@item.id` (§1.1). */
export interface Ref {
  readonly text: string;
  readonly kind: RefKind;
  /** The first segment: a name, an integer, or the variable with its `@`. */
  readonly first: Key;
  /** The first segment is a name that no object of JSON inherits: reading it from one is reading its own. */
  readonly isPlain: boolean;
  /** Every segment, the first included. */
  readonly path: readonly Key[];
}

const LARGEST_INTEGER_KEY = 2_147_483_647;
const SEGMENT = '(?:[@$]?[a-zA-Z][a-zA-Z0-9_-]*|[0-9]+|@)';
/** One reference, as a regular expression's source. */
export const REF_SOURCE = `${SEGMENT}(?:\\.${SEGMENT})*`;
const WHOLE = new RegExp(`^${REF_SOURCE}$`);

/** The reference that `text` is, or undefined when it is none. */
export function parseRef(text: string): Ref | undefined {
  return WHOLE.test(text) ? refOf(text) : undefined;
}

// References are values, and templates say the same names over and over: each text is read once.
const known = new Map<string, Ref>();
const maxKnown = 4_096;

/** The reference of a text already known to be one. */
export function refOf(text: string): Ref {
  const before = known.get(text);
  if (before) return before;
  const made = read(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, made);
  return made;
}

function read(text: string): Ref {
  const path = text.split('.').map(keyOf);
  const first = path[0] as Key;
  const isPlain = typeof first === 'string' && !(first in Object.prototype);
  return { text, kind: kindOf(first), first, isPlain, path };
}

/** A path of plain keys, as formatters such as `prop` take it. */
export function pathOf(text: string): readonly Key[] {
  return text.split('.').map(keyOf);
}

function keyOf(segment: string): Key {
  if (!/^[0-9]+$/.test(segment)) {
    return segment;
  }
  const integer = Number(segment);
  return integer <= LARGEST_INTEGER_KEY ? integer : segment;
}

function kindOf(first: Key): RefKind {
  if (first === '@') {
    return 'node';
  }
  if (first === '@index' || first === '@index0') {
    return first === '@index' ? 'index' : 'index0';
  }
  return typeof first === 'string' && first.startsWith('@') ? 'variable' : 'name';
}
