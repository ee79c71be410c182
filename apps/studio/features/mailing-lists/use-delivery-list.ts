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
  const state = states.find((one) => one === place.text('state'));
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
  const isFirstUse = form === '' && counts !== undefined && states.every((one) => counts[one] === 0);
  const segments = [
    { value: 'all', label: t('all') },
    ...states.map((one) => ({
      value: one,
      label: deliveryBadges[one].label + (counts && counts[one] > 0 ? ` (${String(counts[one])})` : ''),
    })),
  ];
  return { place, deliveries, form, state, segments, isFirstUse, dead: counts?.dead ?? 0 };
}

export type DeliveryList = ReturnType<typeof useDeliveryList>;
