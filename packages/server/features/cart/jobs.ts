import { reminderTopic } from '@veranda/db/cart/reminders';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { expireLeftCarts } from './expire-carts.ts';
import { remindOfCart } from './remind-of-cart.ts';

/** Milliseconds that nobody else begins the same sweep. */
const maxSweepMs = 30 * 60 * 1000;

/** Looks at carts that were left: reminds of them, and expires them at last. */
export function cartJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    [reminderTopic]: async (siteId, payload, holdFor) => {
      const site = await deps.sites.byId(siteId);
      const again = site && (await remindOfCart(deps, site, (payload as { cartId: string }).cartId));
      if (again === null) return 'done';
      await holdFor(Math.max(1000, again - deps.now()));
      return 'again';
    },
    'expire-carts': async (_siteId, _payload, holdFor) => {
      await holdFor(maxSweepMs);
      await expireLeftCarts(deps);
      return 'done';
    },
  };
}
