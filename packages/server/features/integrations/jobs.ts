import { attemptDelivery, type DeliveryTry } from '../../platform/webhook-deliveries/attempt-delivery.ts';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { createTargetBreakers } from '../../platform/egress/target-breakers.ts';
import { eventDeliverySource } from './deliver-event.ts';
import type { ShopEvent } from './describe-event.ts';
import { deliveryTopic, fanOutEvent } from './fan-out-event.ts';

/** The ways of events to the addresses that listen for them. */
export function integrationJobs(deps: Deps): Readonly<Record<string, Job>> {
  const breakers = createTargetBreakers(deps.now);
  return {
    'webhook-event': async (siteId, payload) => {
      const site = await deps.sites.byId(siteId);
      if (site) await fanOutEvent(deps, site, payload as ShopEvent);
      return 'done';
    },
    [deliveryTopic]: (siteId, payload, holdFor) =>
      attemptDelivery(deps, eventDeliverySource(deps), {
        siteId,
        order: payload as DeliveryTry,
        holdFor,
        breakers,
      }),
  };
}
