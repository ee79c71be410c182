import { useQueries, useQuery } from '@tanstack/react-query';
import type { ItemSummary } from '@veranda/contracts/items';
import type { RowRange } from '@veranda/ui/VirtualTable.tsx';
import { useCallback, useState } from 'react';
import { type ItemQuery, itemsQuery } from './item-queries.ts';

/** Items that are read at once. */
const pageLength = 100;

/** The rows of a list of any length: those in view are read as it is scrolled. */
export function useItemRows(site: string, collection: string, wanted: Omit<ItemQuery, 'offset' | 'limit'>) {
  const [range, setRange] = useState<RowRange>({ from: 0, until: pageLength });
  const pageAt = (page: number) =>
    itemsQuery(site, collection, { ...wanted, offset: page * pageLength, limit: pageLength });
  const first = useQuery({ ...pageAt(0), placeholderData: (before) => before });
  const total = first.data?.total ?? 0;
  const numbers = pagesOf(range, total);
  const others = useQueries({
    queries: numbers.map(pageAt),
  });
  const pages = new Map([
    [0, first.data?.items],
    ...numbers.map((page, at) => [page, others[at]?.data?.items] as const),
  ]);
  return {
    first,
    total,
    rowAt: (index: number): ItemSummary | undefined =>
      pages.get(Math.floor(index / pageLength))?.[index % pageLength],
    showRange: useCallback(
      (next: RowRange) =>
        setRange((before) => (before.from === next.from && before.until === next.until ? before : next)),
      [],
    ),
  };
}

// The first page is there in any case.
function pagesOf({ from, until }: RowRange, total: number): readonly number[] {
  const last = Math.ceil(Math.min(until, total) / pageLength);
  const first = Math.max(1, Math.floor(from / pageLength));
  return Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
}
