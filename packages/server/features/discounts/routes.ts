import * as calls from '@veranda/contracts/discounts';
import { toDiscount } from '@veranda/db/discounts/discount-rows';
import { readDiscounts } from '@veranda/db/discounts/reader';
import { findSiteById } from '@veranda/db/sites/reader';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { readPaging } from '../../platform/http/read-paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { presentDiscount } from './read-body.ts';
import { changeDiscount, createDiscount, removeDiscount } from './save-discount.ts';

/** Discounts in the studio. */
export function discountRoutes(deps: Deps): Route[] {
  return [
    route(calls.listDiscounts, async (call) => {
      const { id, currency } = siteOf(call);
      const { page, pageSize, offset } = readPaging(call.query);
      const query = { search: (call.query.search ?? '').trim(), offset, limit: pageSize };
      return deps.db.forSite(id, async (tx) => {
        const { rows, total } = await readDiscounts(tx, query);
        const timeZone = (await findSiteById(tx, id))?.timeZone ?? 'UTC';
        const discounts = rows.map((row) => presentDiscount(toDiscount(row, currency), currency));
        return { discounts, currency, timeZone, total, page, pageSize };
      });
    }),
    route(calls.createDiscount, async (call) => {
      const discount = await createDiscount(deps, siteOf(call), call.body);
      return isRefusal(discount) ? discount : { discount };
    }),
    route(calls.changeDiscount, async (call) => {
      const input = { id: call.params.discount, body: call.body };
      const discount = await changeDiscount(deps, siteOf(call), input);
      return isRefusal(discount) ? discount : { discount };
    }),
    route(calls.removeDiscount, async (call) => removeDiscount(deps, siteOf(call), call.params.discount)),
  ];
}
