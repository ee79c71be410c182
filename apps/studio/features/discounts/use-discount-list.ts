import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../list-address.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { discountsQuery } from './discount-queries.ts';

export type DiscountList = ReturnType<typeof useDiscountList>;

/** The page of discounts that the address names, and whether the site has none yet. */
export function useDiscountList(site: string) {
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const pages = { page: String(place.page), pageSize: String(place.pageSize) };
  const discounts = useQuery(discountsQuery(site, { search, ...pages }));
  return { place, discounts, isFirstUse: discounts.data?.total === 0 && search === '' };
}
