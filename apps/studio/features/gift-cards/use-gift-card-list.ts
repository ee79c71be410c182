import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../list-address.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { giftCardsQuery } from './gift-card-queries.ts';

export type GiftCardList = ReturnType<typeof useGiftCardList>;

/** The page of cards that the address names, and whether the site has none yet. */
export function useGiftCardList(site: string) {
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const pages = { page: String(place.page), pageSize: String(place.pageSize) };
  const cards = useQuery(giftCardsQuery(site, { search, ...pages }));
  return { place, cards, isFirstUse: cards.data?.total === 0 && search === '' };
}
