import * as calls from '@veranda/contracts/checkout';
import { findAssets } from '@veranda/db/media/reader';
import { findLines, findOrder, findPayments } from '@veranda/db/orders/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { clearCartHint } from '../../platform/carts/cart-cookie.ts';
import { presentDownloads } from '../../platform/downloads/download-links.ts';
import type { Deps } from '../../platform/deps.ts';
import { readOrderGoods } from '../../platform/goods/read-order-goods.ts';
import { type RawAnswer, type Route, route, siteOf } from '../../platform/http/route.ts';
import { opensOrder } from '../../platform/orders/order-key.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import type { VisitorCall } from './complete-call.ts';
import { platformPolicy } from './html.ts';
import { orderPage } from './order-page.ts';

/** The page after the payment. */
export function orderPageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showOrderConfirmed, async (call) =>
      showOrder(deps, { site: siteOf(call), call }, call.query),
    ),
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
    const sold = await readOrderGoods(tx, orderId);
    const goods = { ...sold, downloads: presentDownloads(deps, sold.entitlements) };
    return { order, lines, payments, goods, images: new Map(assets.map((asset) => [asset.id, asset])) };
  });
  if (!found) return refuse('unknown-order');
  if (found.order.number !== null) clearCartHint(call);
  else call.reply.header('refresh', '5');
  call.reply.header('content-security-policy', platformPolicy);
  return { kind: 'html', status: 200, html: orderPage(site, found) };
}
