/** Tags and categories: what items and products are found by. Products have the categories of their stores instead. */
export type TagType = 'tag' | 'category';

/**
 * Keys of a site that are not shown as themselves. Items and products keep keys, which never change; a tag that is
 * renamed, merged or removed is one row here.
 */
export interface TagChanges {
  readonly changed: readonly {
    readonly type: TagType;
    readonly key: string;
    /** Null for a tag that was removed. */
    readonly name: string | null;
  }[];
  /** Names that tags had, with those that they have now. */
  readonly former: readonly { readonly type: TagType; readonly name: string; readonly now: string }[];
}

/** Changes of a site whose tags are all shown as their keys. */
export const noTagChanges: TagChanges = { changed: [], former: [] };

/** Names of a site's tags by their keys, and the other way around. */
export interface TagNames {
  /** Names of keys in their order, each once; removed tags have none. */
  shown(type: TagType, keys: readonly string[]): readonly string[];
  /** The name that a name, a key or a former name is shown as now; null for a tag that was removed. */
  current(type: TagType, name: string): string | null;
  /** Keys that are shown as what a name is now; none for a tag that was removed. */
  keysOf(type: TagType, name: string): readonly string[];
  /** Key of a tag that is shown by a name; null for a name whose own key another tag has, so that it needs another one. */
  keyOf(type: TagType, name: string): string | null;
}

interface NamesOfType {
  readonly byKey: ReadonlyMap<string, string | null>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly former: ReadonlyMap<string, string>;
}

const known = new WeakMap<TagChanges, TagNames>();

/** Made once for each object of changes. */
export function tagNamesOf(changes: TagChanges = noTagChanges): TagNames {
  const found = known.get(changes);
  if (found) return found;
  const made = makeNames({ tag: namesOfType(changes, 'tag'), category: namesOfType(changes, 'category') });
  known.set(changes, made);
  return made;
}

function makeNames(types: Readonly<Record<TagType, NamesOfType>>): TagNames {
  const current = (type: TagType, name: string): string | null => {
    const { byKey, byName, former } = types[type];
    if (byName.has(name)) return name;
    const shown = byKey.get(name);
    return shown === undefined ? (former.get(name) ?? name) : shown;
  };
  return {
    current,
    shown(type, keys) {
      const { byKey } = types[type];
      if (!keys.some((key) => byKey.has(key))) return keys;
      const names = keys.map((key) => (byKey.has(key) ? byKey.get(key) : key));
      return [...new Set(names)].filter((name) => typeof name === 'string');
    },
    keysOf(type, name) {
      const now = current(type, name);
      if (now === null) return [];
      const { byKey, byName } = types[type];
      return [...(byKey.has(now) ? [] : [now]), ...(byName.get(now) ?? [])];
    },
    keyOf(type, name) {
      const { byKey, byName } = types[type];
      return (byKey.has(name) ? undefined : name) ?? byName.get(name)?.[0] ?? null;
    },
  };
}

function namesOfType({ changed, former }: TagChanges, type: TagType): NamesOfType {
  const own = changed.filter((change) => change.type === type && change.key !== change.name);
  const byName = new Map<string, string[]>();
  for (const { key, name } of own) if (name !== null) byName.set(name, [...(byName.get(name) ?? []), key]);
  return {
    byKey: new Map(own.map(({ key, name }) => [key, name])),
    byName,
    former: new Map(former.flatMap((each) => (each.type === type ? [[each.name, each.now] as const] : []))),
  };
}
