import { useSearchParams } from 'react-router';

export const pageSizes = [25, 50, 100] as const;

/**
 * Filters, sort and page of a list, kept in the address so that Back and a copied link lead to the same rows.
 */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const size = Number(search.get('size'));
  const set = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        // Another choice of rows starts at their first page.
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    text: (name: string) => search.get(name) ?? '',
    page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
    pageSize: pageSizes.find((pageSize) => pageSize === size) ?? 25,
    set,
  };
}
