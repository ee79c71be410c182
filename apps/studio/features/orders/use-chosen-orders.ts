import { useState } from 'react';

export type Chosen = ReturnType<typeof useChosenOrders>;

/** The orders of a page that are ticked; one that has left the page is ticked no more. */
export function useChosenOrders(all: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen: ReadonlySet<string> = new Set(all.filter((id) => ticked.has(id)));
  return {
    chosen,
    isAll: all.length > 0 && chosen.size === all.length,
    chooseAll: (isIn: boolean) => setTicked(new Set(isIn ? all : [])),
    choose: (id: string, isIn: boolean) =>
      setTicked(new Set(isIn ? [...chosen, id] : [...chosen].filter((each) => each !== id))),
  };
}
