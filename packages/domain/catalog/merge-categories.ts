/** A category of a store as a row: `path` is `/flowers/dried`. */
export interface PlacedCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly path: string;
}

/** Steps that make one category part of another. */
export interface CategoryMerge {
  /** Categories that end, with the one that gets their products and their address; those that are deepest first. */
  readonly merged: readonly { readonly from: PlacedCategory; readonly into: PlacedCategory }[];
  /** Categories that go on below another parent, with all that is below them. */
  readonly moved: readonly { readonly category: PlacedCategory; readonly parent: PlacedCategory }[];
}

/**
 * The way to merge a category into another one of its store: those below it move there, and where one of the same
 * address is there already it is merged too. Null where a category would be merged into itself or what is below it.
 */
export function mergeCategories(
  all: readonly PlacedCategory[],
  { from, into }: { readonly from: PlacedCategory; readonly into: PlacedCategory },
): CategoryMerge | null {
  if (from.id === into.id || into.path.startsWith(`${from.path}/`)) return null;
  const below = new Map<string, PlacedCategory[]>();
  for (const category of all)
    if (category.parentId !== null)
      below.set(category.parentId, [...(below.get(category.parentId) ?? []), category]);
  const merged: CategoryMerge['merged'][number][] = [];
  const moved: CategoryMerge['moved'][number][] = [];
  const merge = (pair: CategoryMerge['merged'][number]): void => {
    for (const child of below.get(pair.from.id) ?? []) {
      const same = (below.get(pair.into.id) ?? []).find(({ slug }) => slug === child.slug);
      if (same && same.id !== from.id) merge({ from: child, into: same });
      else moved.push({ category: child, parent: pair.into });
    }
    merged.push(pair);
  };
  merge({ from, into });
  return { merged, moved };
}
