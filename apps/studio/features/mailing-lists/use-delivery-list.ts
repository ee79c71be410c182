import { useQuery } from '@tanstack/react-query';
import type { DeliveryState } from '@veranda/contracts/mailing-lists-deliveries';
import { isEntityId } from '@veranda/domain/entity-id';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { deliveriesQuery } from './delivery-queries.ts';
import { deliveryBadges } from './list-badges.ts';
import { t } from './messages.ts';

const states = Object.keys(deliveryBadges) as DeliveryState[];

/** The deliveries that the address asks for, with the filters and how many each holds. */
export function useDeliveryList() {
  const site = useSite();
  const place = useListAddress();
  const state = states.find((state) => state === place.text('state'));
  const form = isEntityId(place.text('form')) ? place.text('form') : '';
  const deliveries = useQuery(
    deliveriesQuery(site.id, {
      ...(state ? { state } : {}),
      ...(form ? { form } : {}),
      page: place.page,
      pageSize: place.pageSize,
    }),
  );
  const counts = deliveries.data?.counts;
  const isFirstUse = form === '' && counts !== undefined && states.every((state) => counts[state] === 0);
  const segments = [
    { value: 'all', label: t('all') },
    ...states.map((state) => ({
      value: state,
      label: deliveryBadges[state].label + (counts && counts[state] > 0 ? ` (${String(counts[state])})` : ''),
    })),
  ];
  return { place, deliveries, form, state, segments, isFirstUse, dead: counts?.dead ?? 0 };
}

export type DeliveryList = ReturnType<typeof useDeliveryList>;
