import { useState } from 'react';

/** The rows of a table that are ticked; one that has gone from the table is ticked no more. */
export function useRowSelection(all: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen: ReadonlySet<string> = new Set(all.filter((key) => ticked.has(key)));
  return {
    chosen,
    isAll: chosen.size === all.length,
    isSome: chosen.size > 0 && chosen.size < all.length,
    chooseAll: (isIn: boolean) => setTicked(new Set(isIn ? all : [])),
    choose: (key: string, isIn: boolean) =>
      setTicked(new Set(isIn ? [...chosen, key] : [...chosen].filter((each) => each !== key))),
  };
}
