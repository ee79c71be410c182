import { createHash } from 'node:crypto';
import * as calls from '@veranda/contracts/checkout';
import type { CheckoutDetails, Completion } from '@veranda/contracts/checkout';
import { findAnswer, keepAnswer } from '@veranda/db/checkout/idempotency';
import { findLines, findOrder, findPayment } from '@veranda/db/orders/reader';
import { emptyAddress } from '@veranda/domain/checkout/check-details';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { cartTokenHash, clearCartCookies } from '../../platform/carts/cart-cookie.ts';
import { sameText } from '../../platform/crumb/crumb.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type Call, type RawAnswer, type Route, route, siteOf } from '../../platform/http/route.ts';
import { orderKey } from '../../platform/orders/order-key.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import { answerTestBank } from '../../platform/payments/test-gateway.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { checkoutCss } from './checkout-css.ts';
import { checkoutPage } from './checkout-page.ts';
import { completeCheckout, type Completed } from './complete-checkout.ts';
import { platformPolicy } from './html.ts';
import { bankPage, orderPage } from './order-page.ts';
import { readCheckout, saveDetails } from './save-details.ts';

type VisitorCall = Pick<Call<never>, 'request' | 'reply' | 'crumb'>;

/** Checkout, as a page with a real form and as calls. */
export function checkoutRoutes(deps: Deps): Route[] {
  return [...apiRoutes(deps), ...pageRoutes(deps), ...orderRoutes(deps)];
}

function apiRoutes(deps: Deps): Route[] {
  return [
    route(calls.getCheckout, async (call) => {
      const site = siteOf(call);
      const tokenHash = cartTokenHash(call);
      if (tokenHash === null) return refuse('cart-empty');
      const asked = { tokenHash, hold: false, country: call.query.country };
      return deps.db.forSite(site.id, (tx) => readCheckout(deps, tx, site, asked));
    }),
    route(calls.updateCheckout, async (call) =>
      saveDetails(deps, siteOf(call), cartTokenHash(call), call.body),
    ),
    route(calls.completeCheckout, async (call) => {
      const site = siteOf(call);
      const key = call.request.headers['idempotency-key'];
      if (key !== undefined && (key.length < 1 || key.length > 200))
        return refuse('idempotency-key-malformed');
      const requestHash = requestHashOf(call.body);
      const scope = { siteId: site.id, scope: 'checkout', key: key ?? '' };
      const before =
        key === undefined ? undefined : await deps.db.forSite(site.id, (tx) => findAnswer(tx, scope));
      if (before && before.request_hash !== requestHash) return refuse('idempotency-key-reused');
      if (before?.status) {
        call.reply.status(before.status);
        return before.response as Completion;
      }
      const done = await complete(deps, site, call, call.body);
      if (isRefusal(done)) return done.code === 'CART_CHANGED' ? cartChanged(deps, site, call, done) : done;
      const answer = completionOf(done);
      if (key !== undefined)
        await deps.db.forSite(site.id, (tx) =>
          keepAnswer(tx, scope, { requestHash, status: 200, response: answer }),
        );
      return answer;
    }),
  ];
}

// Of the card only the last four digits: a hash of all of them could be guessed back.
function requestHashOf(body: { readonly payment?: { readonly number: string } | undefined }): string {
  const { payment, ...rest } = body;
  const card = payment?.number.replace(/\D/g, '').slice(-4);
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, card }))
    .digest('hex');
}

async function complete(
  deps: Deps,
  site: SiteEntry,
  call: VisitorCall,
  body: {
    readonly expectedGrandTotalCents: number;
    readonly payment?: { readonly number: string; readonly expiry: string; readonly cvc: string } | undefined;
    readonly details?: CheckoutDetails | undefined;
  },
): Promise<Completed | Refusal> {
  const tokenHash = cartTokenHash(call);
  if (tokenHash === null) return refuse('cart-empty');
  if (body.details) {
    const saved = await saveDetails(deps, site, tokenHash, body.details);
    // A cart that is finished or being paid is answered with its order below.
    if (isRefusal(saved) && !['cart-empty', 'cart-locked'].includes(saved.code)) return saved;
  }
  const { expectedGrandTotalCents, payment } = body;
  const done = await completeCheckout(deps, site, {
    tokenHash,
    expectedGrandTotalCents,
    card: payment ?? null,
  });
  if (!isRefusal(done) && done.order.number !== null) clearCartCookies(call);
  return done;
}

function completionOf({ order, payment, auth }: Completed): Completion {
  const waits = payment?.status === 'requires_action';
  return {
    status: order.number !== null ? 'placed' : waits ? 'requires-action' : 'processing',
    orderId: order.id,
    orderNumber: order.number,
    confirmationUrl: `/checkout/order-confirmed?orderId=${order.id}&auth=${auth}`,
    actionUrl: waits && payment ? `/checkout/test-bank?paymentId=${payment.id}&auth=${auth}` : null,
  };
}

async function cartChanged(
  deps: Deps,
  site: SiteEntry,
  call: VisitorCall,
  refusal: Refusal,
): Promise<RawAnswer | Refusal> {
  const tokenHash = cartTokenHash(call);
  if (tokenHash === null) return refusal;
  const asked = { tokenHash, hold: false, country: undefined };
  const now = await deps.db.forSite(site.id, (tx) => readCheckout(deps, tx, site, asked));
  if (isRefusal(now)) return now;
  const { status, body } = presentRefusal(refusal);
  const bytes = JSON.stringify({ ...body, shoppingCart: now.cart });
  return { kind: 'bytes', status, type: 'application/json; charset=utf-8', bytes };
}

function pageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showCheckout, async (call) =>
      drawCheckout(deps, siteOf(call), call, { refusal: null, typed: {}, country: call.query.country }),
    ),
    route(calls.submitCheckout, async (call) => {
      const site = siteOf(call);
      const typed = call.body as Record<string, string | undefined>;
      const details = detailsOf(typed);
      if (typed['action'] !== 'pay') {
        const saved = await saveDetails(deps, site, cartTokenHash(call), details);
        return drawCheckout(deps, site, call, {
          refusal: isRefusal(saved) ? saved : null,
          typed,
          country: typed['country'],
        });
      }
      const payment = {
        number: typed['cardNumber'] ?? '',
        expiry: typed['cardExpiry'] ?? '',
        cvc: typed['cardCvc'] ?? '',
      };
      const expectedGrandTotalCents = Number(typed['expectedGrandTotalCents'] ?? Number.NaN);
      const done = await complete(deps, site, call, { expectedGrandTotalCents, payment, details });
      if (isRefusal(done))
        return drawCheckout(deps, site, call, { refusal: done, typed, country: typed['country'] });
      const { actionUrl, confirmationUrl } = completionOf(done);
      return { kind: 'redirect', status: 303, location: actionUrl ?? confirmationUrl };
    }),
    route(calls.getCheckoutFile, async (call) => {
      if (call.params.file !== 'checkout.css') return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=3600');
      return { kind: 'bytes', status: 200, type: 'text/css; charset=utf-8', bytes: checkoutCss };
    }),
  ];
}

async function drawCheckout(
  deps: Deps,
  site: SiteEntry,
  call: VisitorCall,
  given: {
    readonly refusal: Refusal | null;
    readonly typed: Readonly<Record<string, string | undefined>>;
    readonly country: string | undefined;
  },
): Promise<RawAnswer> {
  const tokenHash = cartTokenHash(call);
  const asked = tokenHash && { tokenHash, hold: false, country: given.country };
  const checkout = asked
    ? await deps.db.forSite(site.id, (tx) => readCheckout(deps, tx, site, asked))
    : refuse('cart-empty');
  if (isRefusal(checkout)) return { kind: 'redirect', status: 303, location: '/cart' };
  const problems = given.refusal
    ? [given.refusal, ...(given.refusal.also ?? [])].map((one) => ({
        field: one.field ?? '',
        error: presentRefusal({ ...one, also: [] }).body.error,
      }))
    : [];
  secure(call);
  const html = checkoutPage({ site, checkout, crumb: call.crumb(), problems, typed: given.typed });
  return { kind: 'html', status: given.refusal ? presentRefusal(given.refusal).status : 200, html };
}

function detailsOf(typed: Readonly<Record<string, string | undefined>>): CheckoutDetails {
  const address = Object.fromEntries(
    Object.keys(emptyAddress).map((name) => [name, (typed[name] ?? '').trim().slice(0, 100)]),
  ) as unknown as NonNullable<CheckoutDetails['shippingAddress']>;
  return {
    email: (typed['email'] ?? '').slice(0, 320),
    ...(typed['country'] === undefined ? {} : { shippingAddress: address }),
    ...(typed['shippingOption'] === undefined
      ? {}
      : { shippingOption: typed['shippingOption'].slice(0, 64) }),
  };
}

function orderRoutes(deps: Deps): Route[] {
  return [
    route(calls.showOrderConfirmed, async (call) => {
      const site = siteOf(call);
      const { orderId, auth } = call.query;
      if (!isId(orderId) || !sameText(auth, orderKey(deps, orderId))) return refuse('unknown-order');
      const found = await deps.db.forSite(site.id, async (tx) => {
        const order = await findOrder(tx, site.id, orderId);
        return order && { order, lines: await findLines(tx, site.id, orderId) };
      });
      if (!found || found.order.status === 'abandoned') return refuse('unknown-order');
      if (found.order.number !== null) clearCartCookies(call);
      else call.reply.header('refresh', '5');
      secure(call);
      return { kind: 'html', status: 200, html: orderPage(site, found.order, found.lines) };
    }),
    route(calls.showTestBank, async (call) => {
      const site = siteOf(call);
      if (!(await isOwnPayment(deps, site, call.query))) return refuse('unknown-order');
      secure(call);
      return { kind: 'html', status: 200, html: bankPage(site, { ...call.query, crumb: call.crumb() }) };
    }),
    route(calls.answerTestBank, async (call) => {
      const site = siteOf(call);
      const { paymentId, auth, answer } = call.body;
      if (!deps.payments.testMode || !(await isOwnPayment(deps, site, { paymentId, auth })))
        return refuse('unknown-order');
      await answerTestBank(deps, { siteId: site.id, paymentId, approved: answer === 'approve' });
      const outcome = await deps.payments.find(site.id, paymentId);
      const settled = await settlePayment(deps, site.id, paymentId, outcome ?? { kind: 'unknown' });
      if (settled.order.status === 'abandoned')
        return { kind: 'redirect', status: 303, location: '/checkout' };
      return { kind: 'redirect', status: 303, location: completionOf({ ...settled, auth }).confirmationUrl };
    }),
  ];
}

async function isOwnPayment(
  deps: Deps,
  site: SiteEntry,
  given: { readonly paymentId: string; readonly auth: string },
): Promise<boolean> {
  if (!isId(given.paymentId)) return false;
  const payment = await deps.db.forSite(site.id, (tx) => findPayment(tx, site.id, given.paymentId));
  return payment !== undefined && sameText(given.auth, orderKey(deps, payment.order_id));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function isId(text: string): boolean {
  return uuid.test(text);
}

function secure(call: Pick<VisitorCall, 'reply'>): void {
  call.reply.header('content-security-policy', platformPolicy);
}
