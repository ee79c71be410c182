import { useQuery } from '@tanstack/react-query';
import type { SubscriberState } from '@veranda/contracts/mailing-lists';
import { useParams } from 'react-router';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { subscribersQuery } from './list-queries.ts';
import { subscriberBadges } from './list-badges.ts';

/** State of a list of people: the rows of the address, its filters, and what it says when there are none. */
export function useSubscriberList() {
  const site = useSite();
  const { list: id = '' } = useParams();
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const states = Object.keys(subscriberBadges) as SubscriberState[];
  const state = states.find((state) => state === place.text('state'));
  const people = useQuery(
    subscribersQuery(site.id, id, {
      search,
      ...(state ? { state } : {}),
      page: place.page,
      pageSize: place.pageSize,
    }),
  );
  const counts = people.data?.list.counts;
  const size = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  return { id, place, people, state, isFirstUse: people.data !== undefined && size === 0 };
}

export type SubscriberList = ReturnType<typeof useSubscriberList>;
