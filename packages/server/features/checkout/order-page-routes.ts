import { claimPurchase } from '@veranda/contracts/analytics';
import * as calls from '@veranda/contracts/checkout';
import { mailDownloads as mailDownloadsCall } from '@veranda/contracts/downloads';
import { findCart } from '@veranda/db/cart/reader';
import { findAssets } from '@veranda/db/media/reader';
import { findLines, findOrder, findPayments, type OrderRecord } from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import { findShipments } from '@veranda/db/orders/shipments';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { cookiePolicyOf } from '@veranda/domain/analytics/cookie-policy';
import { isEntityId } from '@veranda/domain/entity-id';
import type { Refusal } from '@veranda/domain/refusal';
import { clearCartHint } from '../../services/commerce/carts/cart-cookie.ts';
import type { Deps } from '../../services/deps.ts';
import { presentDownloads } from '../../services/commerce/downloads/download-links.ts';
import { readOrderEntitlements } from '../../services/commerce/entitlements/read-order-entitlements.ts';
import { withBrand } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { setRetryAfter } from '../../platform/http/retry-after.ts';
import { gatedPagesOf } from '../../services/commerce/member-plans/gated-pages.ts';
import { opensOrder, orderStatusPath, readStatusToken } from '../../services/commerce/orders/order-key.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { mayOfferAccount } from './account-offer.ts';
import { claimConversionEvent, sendsConversionEvent } from './claim-conversion-event.ts';
import type { VisitorCall } from './complete-call.ts';
import { askForOrderLink, findOrderPage } from './find-order.ts';
import { pixelPolicy, purchasePolicy } from '../../services/commerce/checkout-pages/page-policies.ts';
import { mailDownloads } from './mail-downloads.ts';
import { notFoundPage } from './not-found-page.ts';
import { notPaidPage, orderPage } from './order-page.ts';
import type { ShownOrder } from './order-panels.ts';
import { orderStatusPage } from './order-status-page.ts';

/** The pages of an order: after the payment, and what has become of it. */
export function orderPageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showOrderConfirmed, async (call) =>
      showOrder(deps, { site: siteOf(call), call }, call.query),
    ),
    route(calls.showOrderStatus, async (call) => {
      const visit = { site: siteOf(call), call };
      const { token = '', sent } = call.query;
      return token === ''
        ? findOrderPage(deps, visit, { isSent: sent === '1' })
        : showStatus(deps, visit, { token, isSent: sent === '1' });
    }),
    route(calls.askOrderLink, async (call) => {
      const visit = { site: siteOf(call), call };
      const { email, number } = call.body;
      const typed = { email, number };
      const refused = await askForOrderLink(deps, visit.site, { typed, ip: call.request.ip });
      if (refused) return call.request.wantsHtml ? findOrderPage(deps, visit, { typed, refused }) : refused;
      if (!call.request.wantsHtml) return { sent: true };
      return { kind: 'redirect', status: 303, location: '/order-status?sent=1' } as const;
    }),
    route(claimPurchase, async (call) => claimConversionEvent(deps, siteOf(call), call.body)),
    route(mailDownloadsCall, async (call) => {
      const visit = { site: siteOf(call), call };
      const { token } = call.body;
      const refused = await mailDownloads(deps, visit.site, { token, ip: call.request.ip });
      if (!call.request.wantsHtml) return refused ?? { sent: true as const };
      if (refused) return showStatus(deps, visit, { token, refused });
      const location = `/order-status?token=${encodeURIComponent(token)}&sent=1`;
      return { kind: 'redirect', status: 303, location } as const;
    }),
  ];
}

interface Visit {
  readonly site: SiteEntry;
  readonly call: VisitorCall;
}

interface StatusAsked {
  readonly token: string;
  /** The mail with the downloads was asked for. */
  readonly isSent?: boolean;
  readonly refused?: Refusal;
}

interface OrderKey {
  readonly site: SiteEntry;
  readonly orderId: string;
  readonly key: string;
}

async function showOrder(
  deps: Deps,
  { site, call }: Visit,
  { orderId, auth }: { readonly orderId: string; readonly auth: string },
): Promise<RawAnswer> {
  const opened = { site, orderId, key: auth };
  const order = await openOrder(deps, opened, async (tx, shown) => ({
    ...shown,
    mayOffer: await mayOfferAccount(tx, shown.order),
  }));
  if (!order) return (await showNotPaid(deps, opened, call)) ?? notFoundPage(deps, { site, call });
  if (order.order.number !== null) clearCartHint(call);
  else call.reply.header('refresh', '5');
  const settings = (await deps.pages.snapshotOf(site))?.settings;
  const policy = cookiePolicyOf(settings ?? {}, { isTemplateSite: site.isDemo });
  const hasPixel = policy !== 'cookieless' && !deps.settings.measuresNoVisits;
  const pixelId = hasPixel ? (settings?.adPixelId ?? '') : '';
  const isGuest = order.mayOffer && (await readSiteUser(deps, site, call)) === null;
  const offer = isGuest ? { email: order.order.email, crumb: call.crumb() } : null;
  const claim =
    pixelId !== '' && sendsConversionEvent(deps, order.order) ? { auth, crumb: call.crumb() } : null;
  call.reply.header('content-security-policy', claim === null ? purchasePolicy : pixelPolicy);
  const notices = { pixelId, policy, claim, offer };
  return { kind: 'html', status: 200, html: orderPage(await withBrand(deps, site), order, notices) };
}

async function showStatus(
  deps: Deps,
  { site, call }: Visit,
  { token, isSent = false, refused }: StatusAsked,
): Promise<RawAnswer> {
  const order = await openOrder(deps, { site, ...readStatusToken(token) }, async (tx, shown) => ({
    ...shown,
    shipments: (await findShipments(tx, shown.order.id)).filter((shipment) => shipment.voidedAt === null),
    refunds: (await findRefunds(tx, shown.order.id)).filter(
      (refund) => refund.status === 'done' && refund.amountMinor > 0n,
    ),
  }));
  if (!order || order.order.number === null) return notFoundPage(deps, { site, call });
  call.reply.header('content-security-policy', purchasePolicy);
  const presentedRefusal = refused && presentRefusal(refused, site.language);
  setRetryAfter(call.reply, refused);
  const form = { token, crumb: call.crumb(), email: order.order.email };
  const mailAgain = { ...form, isSent, problem: presentedRefusal?.body.error ?? '' };
  const shown = { ...order, entitlements: { ...order.entitlements, mailAgain } };
  const html = orderStatusPage(await withBrand(deps, site), shown);
  return { kind: 'html', status: presentedRefusal?.status ?? 200, html };
}

// A buyer whose payment failed sees that, and is led back to their cart.
async function showNotPaid(
  deps: Deps,
  { site, orderId, key }: OrderKey,
  call: VisitorCall,
): Promise<RawAnswer | null> {
  const records = await deps.db.forSite(site.id, async (tx) => {
    const order = await findByKey(tx, orderId, key);
    const cart = order?.status === 'abandoned' ? await findCart(tx, order.cartId) : undefined;
    return cart && { cart, payments: await findPayments(tx, orderId) };
  });
  if (!records) return null;
  const isOpen = records.cart.status === 'open';
  call.reply.header('content-security-policy', purchasePolicy);
  const html = notPaidPage(await withBrand(deps, site), {
    isOpen,
    payment: records.payments.find((payment) => payment.status === 'mismatched'),
  });
  return { kind: 'html', status: 200, html };
}

async function findByKey(tx: SiteTransaction, orderId: string, key: string): Promise<OrderRecord | null> {
  const order = isEntityId(orderId) ? await findOrder(tx, orderId) : undefined;
  return order && opensOrder(order, key) ? order : null;
}

// An order that was abandoned, and one whose key is another, are no order to whoever asks.
async function openOrder<Shown>(
  deps: Deps,
  { site, orderId, key }: OrderKey,
  complete: (tx: SiteTransaction, order: ShownOrder) => Promise<Shown>,
): Promise<Shown | null> {
  const snapshot = await deps.pages.snapshotOf(site);
  return deps.db.forSite(site.id, async (tx) => {
    const order = await findByKey(tx, orderId, key);
    if (!order || order.status === 'abandoned') return null;
    const lines = await findLines(tx, orderId);
    const assets = await findAssets(tx, [...new Set(lines.flatMap((line) => line.imageId ?? []))]);
    const payments = await findPayments(tx, orderId);
    const sold = await readOrderEntitlements(tx, orderId, deps.now());
    const memberships = sold.memberships.map((membership) => ({
      title: membership.title,
      pages: gatedPagesOf(snapshot, membership.productId),
    }));
    const entitlements = {
      ...sold,
      downloads: presentDownloads(deps, sold.entitlements),
      memberships,
      mailAgain: null,
    };
    const images = new Map(assets.map((asset) => [asset.id, asset]));
    return complete(tx, {
      order,
      lines,
      payments,
      entitlements,
      images,
      statusPath: orderStatusPath(orderId, key),
    });
  });
}
