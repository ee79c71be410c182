import { type ItemSummary, maxItemsRead } from '@veranda/contracts/items';
import { useState } from 'react';

export type ItemSelection = ReturnType<typeof useItemSelection>;

/** Items that are selected, also those that have been scrolled out of view; as many as are changed at once. */
export function useItemSelection() {
  const [ticked, setTicked] = useState<ReadonlyMap<string, ItemSummary>>(new Map());
  const isFull = ticked.size >= maxItemsRead;
  return {
    items: [...ticked.values()],
    has: (id: string) => ticked.has(id),
    isFull,
    select: (item: ItemSummary, isIn: boolean) =>
      setTicked((before) => {
        const next = new Map(before);
        if (isIn) next.set(item.id, item);
        else next.delete(item.id);
        return next;
      }),
    replace: (items: readonly ItemSummary[]) => setTicked(new Map(items.map((item) => [item.id, item]))),
    /** Takes over what has become of items; those in the trash are no longer selected. */
    refresh: (items: readonly ItemSummary[]) =>
      setTicked((before) => {
        const next = new Map(before);
        for (const item of items)
          if (item.inTrash) next.delete(item.id);
          else if (next.has(item.id)) next.set(item.id, item);
        return next;
      }),
  };
}
