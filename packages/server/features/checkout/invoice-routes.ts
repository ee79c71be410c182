import * as calls from '@veranda/contracts/invoice-pages';
import { type DraftWithCart, findDraftByToken } from '@veranda/db/orders/drafts';
import { findOrder } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { setExpressCookie } from '../../services/commerce/carts/cart-cookie.ts';
import { loadCart } from '../../services/commerce/carts/load-cart.ts';
import type { Deps } from '../../services/deps.ts';
import { withBrand } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { draftTokenHash } from '../../services/commerce/orders/draft-key.ts';
import { orderKey, orderStatusPath } from '../../services/commerce/orders/order-key.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { VisitorCall } from './complete-call.ts';
import { purchasePolicy } from '../../services/commerce/checkout-pages/page-policies.ts';
import { endedInvoicePage, invoicePage } from './invoice-page.ts';

/** Invoices of orders that the owner has composed: seen by their link, paid at the checkout. */
export function invoiceRoutes(deps: Deps): Route[] {
  return [
    route(calls.showInvoice, async (call) => openInvoice(deps, siteOf(call), { call, ...call.params })),
    route(calls.payInvoice, async (call) => {
      const site = siteOf(call);
      const { token } = call.params;
      const invoice = await deps.db.forSite(site.id, (tx) => findByToken(tx, token));
      const isPayable =
        invoice !== null && !hasEnded(deps, site, invoice) && invoice.cart.status !== 'purchased';
      if (!isPayable) return openInvoice(deps, site, { call, token });
      setExpressCookie(call, token);
      return { kind: 'redirect', status: 303, location: `/checkout?cartToken=${invoice.cart.id}` };
    }),
  ];
}

interface InvoiceVisit {
  readonly call: VisitorCall;
  readonly token: string;
}

async function openInvoice(deps: Deps, site: SiteEntry, { call, token }: InvoiceVisit): Promise<RawAnswer> {
  call.reply.header('content-security-policy', purchasePolicy);
  call.reply.header('referrer-policy', 'no-referrer');
  const branded = await withBrand(deps, site);
  const ended = { kind: 'html', status: 410, html: endedInvoicePage(branded) } as const;
  return deps.db.forSite(site.id, async (tx) => {
    const byToken = await findByToken(tx, token);
    if (!byToken) return ended;
    const { draft, cart: row } = byToken;
    if (row.status === 'purchased') return toOrder(deps, tx, row.orderId);
    if (hasEnded(deps, site, byToken)) return ended;
    const cart = await loadCart(deps, tx, { site, row });
    return {
      kind: 'html',
      status: 200,
      html: invoicePage({ site: branded, draft, cart, token, crumb: call.crumb() }),
    };
  });
}

async function findByToken(tx: SiteTransaction, token: string): Promise<DraftWithCart | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  return (await findDraftByToken(tx, draftTokenHash(token))) ?? null;
}

function hasEnded(deps: Pick<Deps, 'now'>, site: SiteEntry, { draft, cart }: DraftWithCart): boolean {
  // The displayed amount differs from the one that would be charged.
  if (cart.currency !== site.currency && cart.status === 'open') return true;
  const isThere = cart.status === 'open' || cart.status === 'locked' || cart.status === 'purchased';
  return !isThere || draft.expiresAt === null || deps.now() >= draft.expiresAt.getTime();
}

// The link of an invoice also opens the status of its order.
async function toOrder(deps: Deps, tx: SiteTransaction, orderId: string | null): Promise<RawAnswer> {
  const order = orderId === null ? undefined : await findOrder(tx, orderId);
  if (!order) throw new Error('a draft that was paid has no order');
  const location = orderStatusPath(order.id, await orderKey(deps, tx, order));
  return { kind: 'redirect', status: 303, location };
}
