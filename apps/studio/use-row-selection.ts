import { useState } from 'react';

export type RowSelection = ReturnType<typeof useRowSelection>;

/** The rows of a table that are selected; one that has gone from the table is no longer selected. */
export function useRowSelection(all: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected: ReadonlySet<string> = new Set(all.filter((key) => ticked.has(key)));
  return {
    selected,
    isAll: all.length > 0 && selected.size === all.length,
    isSome: selected.size > 0 && selected.size < all.length,
    selectAll: (isIn: boolean) => setTicked(new Set(isIn ? all : [])),
    select: (key: string, isIn: boolean) =>
      setTicked(new Set(isIn ? [...selected, key] : [...selected].filter((other) => other !== key))),
  };
}
