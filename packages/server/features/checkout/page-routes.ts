import * as calls from '@veranda/contracts/checkout';
import type { CheckoutDetails } from '@veranda/contracts/checkout';
import type { PaymentMethod } from '@veranda/contracts/payment-method';
import { emptyAddress } from '@veranda/domain/checkout/check-details';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { checkoutTokenHash } from '../../platform/carts/cart-cookie.ts';
import { changeCouponsByForm } from '../../platform/carts/change-coupons.ts';
import { chooseCheckout } from '../../platform/carts/express-cart.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type RawAnswer, type Route, route, siteOf } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { checkoutCss } from './checkout-css.ts';
import { checkoutPage } from './checkout-page.ts';
import { completeCall, type VisitorCall } from './complete-call.ts';
import { platformPolicy } from './html.ts';
import { readCheckout } from './read-checkout.ts';
import { saveDetails } from './save-details.ts';

type Typed = Readonly<Record<string, string | undefined>>;

/** The checkout as a page with a real form, which works without JavaScript. */
export function pageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showCheckout, async (call) => {
      const at = { site: siteOf(call), call };
      const tokenHash = await chooseCheckout(deps, at, call.query.cartToken);
      return drawCheckout(deps, at, { refusal: null, typed: call.query, tokenHash });
    }),
    route(calls.submitCheckout, async (call) =>
      submit(deps, { site: siteOf(call), call }, call.body as Typed),
    ),
    route(calls.getCheckoutFile, async (call) => {
      if (call.params.file !== 'checkout.css') return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=3600');
      return { kind: 'bytes', status: 200, type: 'text/css; charset=utf-8', bytes: checkoutCss };
    }),
  ];
}

interface At {
  readonly site: SiteEntry;
  readonly call: VisitorCall;
}

async function submit(deps: Deps, at: At, typed: Typed): Promise<RawAnswer> {
  const details = detailsOf(typed);
  if (typed['action'] !== 'pay') {
    const own = { site: at.site, tokenHash: checkoutTokenHash(at.call) };
    const saved = await saveDetails(deps, at.site, { tokenHash: own.tokenHash, details, hold: false });
    const changed = isRefusal(saved) ? saved : await changeCouponsByForm(deps, own, couponForm(at, typed));
    return drawCheckout(deps, at, { refusal: isRefusal(changed) ? changed : null, typed });
  }
  const cents = (name: string): number => Number(typed[name] ?? Number.NaN);
  const body = {
    expectedGrandTotalCents: cents('expectedGrandTotalCents'),
    expectedAmountDueCents:
      typed['expectedAmountDueCents'] === undefined ? undefined : cents('expectedAmountDueCents'),
    payment: paymentOf(typed),
    details,
  };
  const done = await completeCall(deps, at, { body, key: null });
  if (isRefusal(done)) return drawCheckout(deps, at, { refusal: done, typed });
  return { kind: 'redirect', status: 303, location: done.actionUrl ?? done.confirmationUrl };
}

/** How the form pays: by hand where that is chosen, by a token where a script has left one, else with a test card. */
function paymentOf(typed: Typed): PaymentMethod | undefined {
  const { payWith, paymentToken, cardNumber, cardExpiry = '', cardCvc = '' } = typed;
  if (payWith !== undefined && payWith !== 'card') return { kind: 'manual', methodId: payWith };
  if (paymentToken !== undefined && paymentToken !== '') return { kind: 'stripe-token', token: paymentToken };
  if (cardNumber === undefined) return undefined;
  return { kind: 'test-card', number: cardNumber, expiry: cardExpiry, cvc: cardCvc };
}

function couponForm({ call }: At, typed: Typed) {
  const { action, coupon, removeCoupon, removeGiftCard } = typed;
  return { apply: action === 'apply', coupon, removeCoupon, removeGiftCard, ip: call.request.ip };
}

async function drawCheckout(
  deps: Deps,
  { site, call }: At,
  given: {
    readonly refusal: Refusal | null;
    readonly typed: Typed;
    readonly tokenHash?: Uint8Array | null;
  },
): Promise<RawAnswer> {
  const { refusal, typed, tokenHash = checkoutTokenHash(call) } = given;
  const asked = { tokenHash, country: typed['country'] };
  const checkout = await readCheckout(deps, site, asked);
  if (isRefusal(checkout)) return { kind: 'redirect', status: 303, location: '/cart' };
  const problems = refusal
    ? [refusal, ...(refusal.also ?? [])].map((one) => ({
        field: one.field ?? '',
        error: presentRefusal({ ...one, also: [] }).body.error,
      }))
    : [];
  call.reply.header('content-security-policy', platformPolicy);
  const html = checkoutPage({ site, checkout, crumb: call.crumb(), problems, typed });
  return { kind: 'html', status: refusal ? presentRefusal(refusal).status : 200, html };
}

function detailsOf(typed: Typed): CheckoutDetails {
  const address = Object.fromEntries(
    Object.keys(emptyAddress).map((name) => [name, (typed[name] ?? '').trim().slice(0, 100)]),
  ) as unknown as NonNullable<CheckoutDetails['shippingAddress']>;
  return {
    email: (typed['email'] ?? '').slice(0, 320),
    ...(typed['country'] === undefined
      ? {}
      : typed['addressFor'] === 'billing'
        ? { billingAddress: address }
        : { shippingAddress: address }),
    ...(typed['shippingOption'] === undefined
      ? {}
      : { shippingOption: typed['shippingOption'].slice(0, 64) }),
    ...(typed['note'] === undefined ? {} : { note: typed['note'].slice(0, 2000) }),
  };
}
