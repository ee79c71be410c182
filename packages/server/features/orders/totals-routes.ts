import { getOrderTotals, type OrderTotals, type TotalsPeriod } from '@veranda/contracts/orders-totals';
import { readOrderSums } from '@veranda/db/orders/totals-reader';
import { toWireMoney } from '@veranda/domain/money/wire';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSitePayments } from '../../platform/payments/payments.ts';

const day = 24 * 60 * 60 * 1000;

const lengths: Readonly<Record<TotalsPeriod, number>> = { week: 7 * day, month: 30 * day, year: 365 * day };

/** Routes for sums of what was sold. */
export function totalsRoutes(deps: Deps): Route[] {
  return [
    route(getOrderTotals, async (call): Promise<OrderTotals> => {
      const { id, currency } = siteOf(call);
      const { period = 'month' } = call.query;
      const since = new Date(deps.now() - lengths[period]);
      return deps.db.forSite(id, async (tx) => {
        const { testMode } = (await readSitePayments(deps, tx)).cards;
        const { orders, totalMinor, refundedMinor } = await readOrderSums(tx, {
          since,
          currency,
          testMode,
        });
        return {
          period,
          since: since.toISOString(),
          orders,
          testMode,
          total: toWireMoney(totalMinor, currency),
          refunded: toWireMoney(refundedMinor, currency),
          net: toWireMoney(totalMinor - refundedMinor, currency),
        };
      });
    }),
  ];
}
