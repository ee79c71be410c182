import { reminderTopic } from '@veranda/db/cart/reminders';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { remindOfCart } from './remind-of-cart.ts';

/** Looks at carts that were left. */
export function cartJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    [reminderTopic]: async (siteId, payload, holdFor) => {
      const site = await deps.sites.byId(siteId);
      const again = site && (await remindOfCart(deps, site, (payload as { cartId: string }).cartId));
      if (again === null) return 'done';
      await holdFor(Math.max(1000, again - deps.now()));
      return 'again';
    },
  };
}
