import type { TagType } from '@veranda/domain/tags/tag-names';

/** List of the manager: all tags, all categories of items, or the categories of one store. */
export type TagPlace =
  | { readonly kind: 'tag' | 'category' }
  | { readonly kind: 'store'; readonly store: string };

/** A tag or a category as a row. */
export interface TagRow {
  readonly id: string;
  readonly name: string;
  /** Names of the categories that it is in, from the top. */
  readonly above: readonly string[];
  readonly items: number;
  readonly products: number;
}

/** A task with one row, in a dialog. */
export interface TagTask {
  readonly task: 'merge' | 'remove' | 'uses';
  readonly row: TagRow;
}

/** Word for one row of a list in messages. */
export function tagTypeOf({ kind }: TagPlace): TagType {
  return kind === 'tag' ? 'tag' : 'category';
}

/** Rows whose names, or the names above them, have all words of a search in any case. */
export function foundRows(rows: readonly TagRow[], search: string): readonly TagRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ name, above }) => {
    const text = [...above, name].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

interface StoreCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly type: string;
  readonly displayName: string;
  readonly productCount: number;
}

/** Categories of a store as rows, each behind the one that it is in. */
export function categoryRows(categories: readonly StoreCategory[]): readonly TagRow[] {
  const below = new Map<string | null, StoreCategory[]>();
  for (const category of categories)
    below.set(category.parentId, [...(below.get(category.parentId) ?? []), category]);
  const rows: TagRow[] = [];
  const add = (parent: string | null, above: readonly string[]): void => {
    for (const { id, type, displayName: name, productCount } of below.get(parent) ?? []) {
      if (type === 'ROOT') add(id, above);
      else {
        rows.push({ id, name, above, items: 0, products: productCount });
        add(id, [...above, name]);
      }
    }
  };
  add(null, []);
  return rows;
}
