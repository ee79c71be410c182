import * as calls from '@veranda/contracts/discounts';
import { toDiscount } from '@veranda/db/discounts/discount-rows';
import { findDiscounts } from '@veranda/db/discounts/reader';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { type Route, route, siteOf } from '../../platform/http/route.ts';
import { presentDiscount } from './read-body.ts';
import { changeDiscount, createDiscount, removeDiscount } from './save-discount.ts';

/** Discounts in the studio. */
export function discountRoutes(deps: Deps): Route[] {
  return [
    route(calls.listDiscounts, async (call) => {
      const { id, currency } = siteOf(call);
      const rows = await deps.db.forSite(id, (tx) => findDiscounts(tx, id));
      return { discounts: rows.map((row) => presentDiscount(toDiscount(row, currency), currency)), currency };
    }),
    route(calls.createDiscount, async (call) => {
      const discount = await createDiscount(deps, siteOf(call), call.body);
      return isRefusal(discount) ? discount : { discount };
    }),
    route(calls.changeDiscount, async (call) => {
      const given = { id: call.params.discount, body: call.body };
      const discount = await changeDiscount(deps, siteOf(call), given);
      return isRefusal(discount) ? discount : { discount };
    }),
    route(calls.removeDiscount, async (call) => removeDiscount(deps, siteOf(call), call.params.discount)),
  ];
}
