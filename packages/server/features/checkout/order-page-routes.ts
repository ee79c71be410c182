import * as calls from '@veranda/contracts/checkout';
import { findAssets } from '@veranda/db/media/reader';
import { findLines, findOrder, findPayment, findPayments } from '@veranda/db/orders/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { clearCartHint } from '../../platform/carts/cart-cookie.ts';
import type { Deps } from '../../platform/deps.ts';
import { type RawAnswer, type Route, route, siteOf } from '../../platform/http/route.ts';
import { opensOrder } from '../../platform/orders/order-key.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import { answerTestBank } from '../../platform/payments/test-gateway.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import type { VisitorCall } from './complete-call.ts';
import { confirmationPath } from './completion.ts';
import { platformPolicy } from './html.ts';
import { bankPage, orderPage } from './order-page.ts';

/** The pages after the payment: the order, and the test bank's question. */
export function orderPageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showOrderConfirmed, async (call) =>
      showOrder(deps, { site: siteOf(call), call }, call.query),
    ),
    route(calls.showTestBank, async (call) => {
      const site = siteOf(call);
      if (!(await isOwnPayment(deps, site, call.query))) return refuse('unknown-order');
      call.reply.header('content-security-policy', platformPolicy);
      return { kind: 'html', status: 200, html: bankPage(site, { ...call.query, crumb: call.crumb() }) };
    }),
    route(calls.answerTestBank, async (call) => {
      const site = siteOf(call);
      const { paymentId, auth, answer } = call.body;
      if (!deps.payments.testMode || !(await isOwnPayment(deps, site, { paymentId, auth })))
        return refuse('unknown-order');
      await answerTestBank(deps, { siteId: site.id, paymentId, approved: answer === 'approve' });
      const outcome = (await deps.payments.find(site.id, paymentId)) ?? { kind: 'unknown' };
      const { order } = await settlePayment(deps, { siteId: site.id, paymentId, outcome });
      const location = order.status === 'abandoned' ? '/checkout' : confirmationPath(order.id, auth);
      return { kind: 'redirect', status: 303, location };
    }),
  ];
}

async function showOrder(
  deps: Deps,
  { site, call }: { readonly site: SiteEntry; readonly call: VisitorCall },
  { orderId, auth }: { readonly orderId: string; readonly auth: string },
): Promise<RawAnswer | Refusal> {
  if (!isEntityId(orderId)) return refuse('unknown-order');
  const found = await deps.db.forSite(site.id, async (tx) => {
    const order = await findOrder(tx, site.id, orderId);
    if (!order || order.status === 'abandoned' || !opensOrder(order, auth)) return null;
    const lines = await findLines(tx, site.id, orderId);
    const assets = await findAssets(tx, site.id, [...new Set(lines.flatMap((line) => line.image_id ?? []))]);
    const payments = await findPayments(tx, site.id, orderId);
    return { order, lines, payments, images: new Map(assets.map((asset) => [asset.id, asset])) };
  });
  if (!found) return refuse('unknown-order');
  if (found.order.number !== null) clearCartHint(call);
  else call.reply.header('refresh', '5');
  call.reply.header('content-security-policy', platformPolicy);
  return { kind: 'html', status: 200, html: orderPage(site, found) };
}

async function isOwnPayment(
  deps: Deps,
  site: SiteEntry,
  given: { readonly paymentId: string; readonly auth: string },
): Promise<boolean> {
  if (!isEntityId(given.paymentId)) return false;
  return deps.db.forSite(site.id, async (tx) => {
    const payment = await findPayment(tx, site.id, given.paymentId);
    const order = payment && (await findOrder(tx, site.id, payment.order_id));
    return order !== undefined && opensOrder(order, given.auth);
  });
}
