import { type BlockKind, type BlockValue, type Field, pathsOf } from './kind.ts';

/** The value at a path of a block: keys and places of lists with a dot between them. */
export function valueAt(value: BlockValue, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => entryOf(part, key), value);
}

/** The value with another part at the path; what is not there stays away. */
export function withValueAt(value: BlockValue, path: string, part: unknown): BlockValue {
  return put(value, path.split('.'), part) as BlockValue;
}

/** The field of a kind that a path leads to, through lists and groups; null where there is none. */
export function fieldAt({ fields }: Pick<BlockKind, 'fields'>, path: string): Field | null {
  const keys = path.split('.').filter((key) => !/^\d+$/.test(key));
  let found: Field | null = null;
  let among: readonly Field[] = fields;
  for (const key of keys) {
    found = among.find((field) => pathsOf(field).includes(key)) ?? null;
    if (!found) return null;
    among = 'fields' in found ? found.fields : [];
  }
  return found;
}

function put(whole: unknown, [key = '', ...rest]: readonly string[], part: unknown): unknown {
  const next = rest.length === 0 ? part : put(entryOf(whole, key), rest, part);
  if (Array.isArray(whole)) return whole.map((entry: unknown, at) => (String(at) === key ? next : entry));
  return typeof whole === 'object' && whole !== null ? { ...whole, [key]: next } : whole;
}

function entryOf(whole: unknown, key: string): unknown {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, key)) return undefined;
  return (whole as Readonly<Record<string, unknown>>)[key];
}
