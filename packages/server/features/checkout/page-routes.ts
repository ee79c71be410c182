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
import { readSiteUser, type SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { checkoutPage } from './checkout-page.ts';
import { completeCall, type VisitorCall } from './complete-call.ts';
import { checkoutPolicy } from './html.ts';
import { readPageFile } from './page-files.ts';
import { readCheckout } from './read-checkout.ts';
import { saveDetails } from './save-details.ts';
import { changesSince, readSeen } from './seen-cart.ts';

type Typed = Readonly<Record<string, string | undefined>>;

/** The checkout as a page with a real form, which works without JavaScript. */
export function pageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showCheckout, async (call) => {
      const at = await visitOf(deps, siteOf(call), call);
      const tokenHash = await chooseCheckout(deps, at, call.query.cartToken);
      const problems = call.query.declined === undefined ? [] : [bankRefused];
      return drawCheckout(deps, at, { refusal: null, problems, typed: call.query as Typed, tokenHash });
    }),
    route(calls.submitCheckout, async (call) =>
      submit(deps, await visitOf(deps, siteOf(call), call), call.body as Typed),
    ),
    route(calls.getCheckoutFile, async (call) => {
      const file = await readPageFile(call.params.file);
      if (!file) return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=3600');
      return { kind: 'bytes', status: 200, ...file };
    }),
  ];
}

const bankRefused = {
  field: 'payment',
  error: 'Your bank refused the payment. Nothing was charged: please try again or pay another way.',
};

async function visitOf(deps: Deps, site: SiteEntry, call: VisitorCall): Promise<At> {
  return { site, call, member: await readSiteUser(deps, site, call) };
}

interface At {
  readonly site: SiteEntry;
  readonly call: VisitorCall;
  readonly member: SiteUserIdentity | null;
}

async function submit(deps: Deps, at: At, typed: Typed): Promise<RawAnswer> {
  const own = { site: at.site, tokenHash: checkoutTokenHash(at.call) };
  const { tokenHash } = own;
  if (typed['useAddress'] !== undefined) return takeAddress(deps, at, { typed, tokenHash });
  const details = detailsOf(typed);
  if (typed['action'] === 'pay') return pay(deps, at, { typed, details });
  const hold = typed['action'] === 'check';
  const saved = await saveDetails(deps, at.site, { tokenHash, details, hold, member: at.member });
  if (isRefusal(saved)) return drawCheckout(deps, at, { refusal: saved, typed, tokenHash });
  const [first, ...also] = hold ? saved.problems : [];
  if (first) return drawCheckout(deps, at, { refusal: null, problems: [first, ...also], typed, tokenHash });
  const changed = await changeCouponsByForm(deps, own, couponForm(at, typed));
  return drawCheckout(deps, at, { refusal: isRefusal(changed) ? changed : null, typed, tokenHash });
}

async function pay(
  deps: Deps,
  at: At,
  { typed, details }: { readonly typed: Typed; readonly details: CheckoutDetails },
): Promise<RawAnswer> {
  const cents = (name: string): number => Number(typed[name] ?? Number.NaN);
  const body = {
    expectedGrandTotalCents: cents('expectedGrandTotalCents'),
    expectedAmountDueCents:
      typed['expectedAmountDueCents'] === undefined ? undefined : cents('expectedAmountDueCents'),
    payment: paymentOf(typed),
    details,
  };
  const done = await completeCall(deps, at, { body, key: null });
  if (isRefusal(done))
    return drawCheckout(deps, at, { refusal: done, typed, tokenHash: checkoutTokenHash(at.call) });
  const location = done.actionUrl ?? done.confirmationUrl;
  if (at.call.request.headers['x-checkout'] === undefined) return { kind: 'redirect', status: 303, location };
  const bytes = JSON.stringify({ location });
  return { kind: 'bytes', status: 200, type: 'application/json; charset=utf-8', bytes };
}

// What stood in the fields of the address is forgotten, so that those of the chosen one are drawn.
async function takeAddress(
  deps: Deps,
  at: At,
  { typed, tokenHash }: { readonly typed: Typed; readonly tokenHash: Uint8Array | null },
): Promise<RawAnswer> {
  const before = await readCheckout(deps, at.site, { tokenHash, country: undefined, member: at.member });
  const chosen = isRefusal(before)
    ? undefined
    : before.savedAddresses.find(({ id }) => id === typed['useAddress']);
  const rest = Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in emptyAddress)));
  if (chosen) {
    const details = { ...detailsOf(rest), [`${addressPart(typed)}Address`]: chosen.address };
    await saveDetails(deps, at.site, { tokenHash, details, hold: false, member: at.member });
  }
  return drawCheckout(deps, at, { refusal: null, typed: chosen ? rest : typed, tokenHash });
}

function addressPart(typed: Typed): 'billing' | 'shipping' {
  return typed['addressFor'] === 'billing' ? 'billing' : 'shipping';
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

interface Drawing {
  readonly refusal: Refusal | null;
  /** What is wrong, in words already. */
  readonly problems?: readonly { readonly field: string; readonly error: string }[];
  readonly typed: Typed;
  readonly tokenHash: Uint8Array | null;
}

async function drawCheckout(
  deps: Deps,
  { site, call, member }: At,
  { refusal, problems = [], typed, tokenHash }: Drawing,
): Promise<RawAnswer> {
  const checkout = await readCheckout(deps, site, { tokenHash, country: typed['country'], member });
  if (isRefusal(checkout)) return { kind: 'redirect', status: 303, location: '/cart' };
  const refused = refusal
    ? [refusal, ...(refusal.also ?? [])].map((one) => ({
        field: one.field ?? '',
        error: presentRefusal({ ...one, also: [] }).body.error,
      }))
    : [];
  const { card } = checkout.payment;
  const shown = [...refused, ...problems].map((one) => atCardOf(card.kind, one));
  const changes =
    refusal?.code === 'CART_CHANGED' ? changesSince(site, readSeen(typed['seen']), checkout.cart) : [];
  const policy = checkoutPolicy(card.kind === 'stripe' ? card.scriptUrl : null);
  call.reply.header('content-security-policy', policy);
  const html = checkoutPage({ site, checkout, crumb: call.crumb(), problems: shown, changes, typed });
  const status = refusal ? presentRefusal(refusal).status : problems.length > 0 ? 400 : 200;
  return { kind: 'html', status, html };
}

// Of a card in the provider's own frame there is no field here that could be pointed at.
function atCardOf<P extends { readonly field: string }>(kind: string, problem: P): P {
  return kind === 'stripe' && problem.field === 'cardNumber' ? { ...problem, field: 'payment' } : problem;
}

function detailsOf(typed: Typed): CheckoutDetails {
  const address = Object.fromEntries(
    Object.keys(emptyAddress).map((name) => [name, (typed[name] ?? '').trim().slice(0, 100)]),
  ) as unknown as NonNullable<CheckoutDetails['shippingAddress']>;
  return {
    email: (typed['email'] ?? '').slice(0, 320),
    ...(typed['country'] === undefined ? {} : { [`${addressPart(typed)}Address`]: address }),
    ...(typed['shippingOption'] === undefined
      ? {}
      : { shippingOption: typed['shippingOption'].slice(0, 64) }),
    ...(typed['note'] === undefined ? {} : { note: typed['note'].slice(0, 2000) }),
    ...(typed['newsletterShown'] === undefined ? {} : { newsletter: typed['newsletter'] === '1' }),
  };
}
