import { useQuery } from '@tanstack/react-query';
import type { DeliveryState } from '@veranda/contracts/mailing-lists-deliveries';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { deliveryBadges } from '../mailing-lists/list-badges.ts';
import { webhookDeliveriesQuery } from './integration-queries.ts';
import { t } from './messages.ts';

const states = Object.keys(deliveryBadges) as DeliveryState[];

/** The deliveries of a webhook that the address asks for, with how many are in each state. */
export function useEventList(webhook: string) {
  const site = useSite();
  const place = useListAddress();
  const state = states.find((state) => state === place.text('state'));
  const events = useQuery(
    webhookDeliveriesQuery(site.id, webhook, {
      ...(state ? { state } : {}),
      page: place.page,
      pageSize: place.pageSize,
    }),
  );
  const counts = events.data?.counts;
  const segments = [
    { value: 'all', label: t('all') },
    ...states.map((state) => ({
      value: state,
      label: deliveryBadges[state].label + (counts && counts[state] > 0 ? ` (${String(counts[state])})` : ''),
    })),
  ];
  const isFirstUse = counts !== undefined && states.every((state) => counts[state] === 0);
  return { place, events, state, segments, isFirstUse };
}

export type EventList = ReturnType<typeof useEventList>;
