import * as calls from '@veranda/contracts/orders-changes';
import type { OrderDetail } from '@veranda/contracts/orders';
import { toWireMoney } from '@veranda/domain/money/wire';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readOrder } from './change-order.ts';
import type { OrderAddress } from './order-change.ts';
import { cancelOrder, currencyOf, previewRefund, readRefund, refundOrder } from './refund-order.ts';

/** Giving money back, and canceling. */
export function refundRoutes(deps: Deps): Route[] {
  return [previewRoute(deps), refundRoute(deps), cancelRoute(deps)];
}

function previewRoute(deps: Deps): Route {
  return route(calls.previewRefund, async (call) => {
    const refund = await previewRefund(
      deps,
      { siteId: siteOf(call).id, orderId: call.params.order },
      call.body,
    );
    if (isRefusal(refund)) return refund;
    const money = (minor: bigint) => toWireMoney(minor, refund.order.currency);
    return {
      amount: money(refund.plan.amountMinor),
      splits: refund.plan.splits.map((split) => ({
        paymentId: split.paymentId,
        amount: money(split.amountMinor),
      })),
    };
  });
}

function refundRoute(deps: Deps): Route {
  return route(calls.refundOrder, async (call) => {
    const orderKey = { siteId: siteOf(call).id, orderId: call.params.order };
    const currency = await currencyOf(deps, orderKey);
    if (isRefusal(currency)) return currency;
    const request = readRefund(call.body, currency);
    if (isRefusal(request)) return request;
    const { key, reason, notify } = call.body;
    const restock = call.body.restock && request.kind === 'lines';
    const options = { key, reason, notify, restock, cancels: false, actor: accountOf(call).email };
    const refund = await refundOrder(deps, orderKey, { request, options });
    if (isRefusal(refund)) return refund;
    const { id, status, amountMinor } = refund;
    return {
      order: await orderNow(deps, orderKey),
      refund: { id, status, amount: toWireMoney(amountMinor, currency) },
    };
  });
}

function cancelRoute(deps: Deps): Route {
  return route(calls.cancelOrder, async (call) => {
    const orderKey = { siteId: siteOf(call).id, orderId: call.params.order };
    const { key, reason, notify, restock = true } = call.body;
    const options = { key, reason, notify, restock, cancels: true, actor: accountOf(call).email };
    const canceled = await cancelOrder(deps, orderKey, options);
    return isRefusal(canceled) ? canceled : { order: await orderNow(deps, orderKey) };
  });
}

function orderNow(deps: Pick<Deps, 'db'>, { siteId, orderId }: OrderAddress): Promise<OrderDetail> {
  return deps.db.forSite(siteId, (tx) => readOrder(tx, orderId));
}
