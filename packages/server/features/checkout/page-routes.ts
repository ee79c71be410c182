import type { CheckoutDetails } from '@veranda/contracts/checkout';
import * as calls from '@veranda/contracts/checkout';
import { checkoutHeader } from '@veranda/contracts/checkout-page';
import type { CheckoutAnswer } from '@veranda/contracts/checkout-view';
import type { PaymentMethod } from '@veranda/contracts/payment-method';
import { type Address, billingPrefix, emptyAddress } from '@veranda/domain/checkout/check-details';
import { placeLimits } from '@veranda/domain/maps/place';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import { checkoutTokenHash } from '../../services/commerce/carts/cart-cookie.ts';
import { changeCouponsByForm } from '../../services/commerce/carts/change-coupons.ts';
import { chooseCheckout } from '../../services/commerce/carts/buy-now-cart.ts';
import type { Deps } from '../../services/deps.ts';
import { fieldOfCard } from '../../services/commerce/checkout-pages/card-fields.ts';
import { cardPolicy } from '../../services/commerce/checkout-pages/page-policies.ts';
import { withBrand } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { checkoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';
import { readScriptInventory } from '../../services/commerce/checkout-pages/script-inventory.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { setRetryAfter } from '../../platform/http/retry-after.ts';
import { readSiteUser, type SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { checkoutPage } from './checkout-page.ts';
import { checkoutView } from './checkout-view.ts';
import { type CompletionBody, completeCall, type VisitorCall } from './complete-call.ts';
import type { CompletionRequest } from './completion-request.ts';
import { readPageFile } from './page-files.ts';
import { readCheckout } from './read-checkout.ts';
import { formHashOf } from './request-hash.ts';
import { saveDetails } from './save-details.ts';
import { changesSince, readSeen } from './seen-cart.ts';
import { seenProblem } from './seen-problem.ts';
import { addressOfPlace } from './suggest-addresses.ts';

type Typed = Readonly<Record<string, string | undefined>>;

/** The checkout as a page with a real form, which works without JavaScript. */
export function pageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showCheckout, async (call) => {
      const visit = await visitOf(deps, siteOf(call), call);
      const tokenHash = await chooseCheckout(deps, visit, call.query.cartToken);
      const messages = checkoutMessages(visit.site.language);
      const isMismatch = call.query.declined === '2';
      const error = isMismatch ? messages.error(refuse('payment-mismatched')) : messages.t('bankRefused');
      const refused = { field: 'payment', error };
      const problems = call.query.declined === undefined ? [] : [refused];
      return renderCheckout(deps, visit, { refusal: null, problems, typed: call.query as Typed, tokenHash });
    }),
    route(calls.submitCheckout, async (call) =>
      submit(deps, await visitOf(deps, siteOf(call), call), call.body as Typed),
    ),
    route(calls.getCheckoutFile, async (call) => {
      const file = await readPageFile(deps, siteOf(call), call.params.file);
      if (!file) return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=3600');
      return { kind: 'bytes', status: 200, ...file };
    }),
  ];
}

async function visitOf(deps: Deps, site: SiteEntry, call: VisitorCall): Promise<At> {
  return { site, call, member: await readSiteUser(deps, site, call) };
}

interface At {
  readonly site: SiteEntry;
  readonly call: VisitorCall;
  readonly member: SiteUserIdentity | null;
}

async function submit(deps: Deps, visit: At, typed: Typed): Promise<RawAnswer> {
  await keepToBrowser(deps, visit);
  const cartRef = { site: visit.site, tokenHash: checkoutTokenHash(visit.call) };
  const { tokenHash } = cartRef;
  // Only paying is of amounts: everything else draws them again.
  const { currency } = visit.site;
  const unseen = await seenProblem(deps, visit.site, { tokenHash, cartId: typed['cartId'], currency });
  if (unseen) return renderForNewCart(deps, visit, { refusal: unseen, typed, tokenHash });
  if (typed['useAddress'] !== undefined) return takeSaved(deps, visit, { typed, tokenHash });
  if (typed['usePlace'] !== undefined) return takePlace(deps, visit, { typed, tokenHash });
  const details = detailsOf(typed);
  if (typed['action'] === 'look')
    return renderCheckout(deps, visit, { refusal: null, typed, tokenHash, looks: true });
  if (typed['action'] === 'pay') return pay(deps, visit, { typed, details });
  const hold = typed['action'] === 'check';
  const saved = await saveDetails(deps, visit.site, {
    tokenHash,
    details,
    hold,
    shown: true,
    member: visit.member,
  });
  if (isRefusal(saved)) return renderCheckout(deps, visit, { refusal: saved, typed, tokenHash });
  const [first, ...also] = hold ? saved.problems : [];
  if (first)
    return renderCheckout(deps, visit, { refusal: null, problems: [first, ...also], typed, tokenHash });
  const changed = await changeCouponsByForm(deps, cartRef, couponForm(visit, typed));
  return renderCheckout(deps, visit, { refusal: isRefusal(changed) ? changed : null, typed, tokenHash });
}

async function pay(
  deps: Deps,
  visit: At,
  { typed, details }: { readonly typed: Typed; readonly details: CheckoutDetails },
): Promise<RawAnswer> {
  const cents = (name: string): number => Number(typed[name] ?? Number.NaN);
  const body = {
    expectedGrandTotalCents: cents('expectedGrandTotalCents'),
    expectedAmountDueCents:
      typed['expectedAmountDueCents'] === undefined ? undefined : cents('expectedAmountDueCents'),
    payment: paymentOf(typed),
    details,
    cartId: typed['cartId'],
    expectedCurrency: typed['expectedCurrency'],
  };
  const key = attemptOf(typed, body);
  const first = await completeCall(deps, visit, { body, key });
  // The form has changed since the submission that has no answer: another one, which never charges a cart
  // twice.
  const isOther = isRefusal(first) && first.code === 'idempotency-key-reused';
  const done = isOther ? await completeCall(deps, visit, { body, key: null }) : first;
  if (!isRefusal(done)) return goOn(visit, done.actionUrl ?? done.confirmationUrl);
  const { attempt: _answered, ...rest } = typed;
  return renderCheckout(deps, visit, {
    refusal: done,
    typed: rest,
    tokenHash: checkoutTokenHash(visit.call),
  });
}

function attemptOf({ attempt = '' }: Typed, body: CompletionBody): CompletionRequest['key'] {
  if (attempt.length < 1 || attempt.length > 200) return null;
  return { value: attempt, requestHash: formHashOf(body) };
}

// The input was for the previous cart: only the seen cart is kept from it, to show the changes.
async function renderForNewCart(
  deps: Deps,
  visit: At,
  { refusal, typed, tokenHash }: Pick<Drawing, 'refusal' | 'typed' | 'tokenHash'>,
): Promise<RawAnswer> {
  return renderCheckout(deps, visit, { refusal, typed: { seen: typed['seen'] }, tokenHash });
}

/** A form that asks for the fields of another address. */
interface Taking {
  readonly typed: Typed;
  readonly tokenHash: Uint8Array | null;
}

async function takeSaved(deps: Deps, visit: At, { typed, tokenHash }: Taking): Promise<RawAnswer> {
  const before = await readCheckout(deps, visit.site, {
    tokenHash,
    country: undefined,
    member: visit.member,
  });
  const chosen = isRefusal(before)
    ? undefined
    : before.savedAddresses.find(({ id }) => id === typed['useAddress']);
  if (!chosen) return renderCheckout(deps, visit, { refusal: null, typed, tokenHash });
  return takeAddress(deps, visit, { typed, tokenHash, address: chosen.address });
}

// A suggestion has no names and no phone: those stay as they were typed.
async function takePlace(deps: Deps, visit: At, { typed, tokenHash }: Taking): Promise<RawAnswer> {
  const placeId = (typed['usePlace'] ?? '').slice(0, placeLimits.placeId);
  const found = await addressOfPlace(deps, { site: visit.site, tokenHash }, placeId);
  if (isRefusal(found)) return renderCheckout(deps, visit, { refusal: found, typed, tokenHash });
  const { firstName, lastName, phone } = addressIn(typed, '');
  return takeAddress(deps, visit, { typed, tokenHash, address: { ...found, firstName, lastName, phone } });
}

// Forgets the fields of the address, so that those of the other one are drawn.
async function takeAddress(
  deps: Deps,
  visit: At,
  { typed, tokenHash, address }: Taking & { readonly address: Address },
): Promise<RawAnswer> {
  const rest = Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in emptyAddress)));
  const details = { ...detailsOf(rest), [`${addressPart(typed)}Address`]: address };
  await saveDetails(deps, visit.site, {
    tokenHash,
    details,
    member: visit.member,
    hold: false,
    shown: true,
  });
  return renderCheckout(deps, visit, { refusal: null, typed: rest, tokenHash });
}

function addressPart(typed: Typed): 'billing' | 'shipping' {
  return typed['addressFor'] === 'billing' ? 'billing' : 'shipping';
}

/**
 * Payment of the form: manual where that is chosen, by a token where a script has left one, else with a test
 * card.
 */
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
  /** Problems as text. */
  readonly problems?: readonly { readonly field: string; readonly error: string }[];
  readonly typed: Typed;
  readonly tokenHash: Uint8Array | null;
  /** Somebody has come back to the page: changes in the meantime are shown. */
  readonly looks?: boolean;
}

/** Refusals of carts that need the subscription's page first: an account, and its agreement. */
const unagreed: ReadonlySet<string> = new Set(['subscription-not-agreed', 'membership-account']);

async function renderCheckout(deps: Deps, visit: At, drawing: Drawing): Promise<RawAnswer> {
  const { site, call, member } = visit;
  const { refusal, problems = [], typed, tokenHash } = drawing;
  const checkout = await readCheckout(deps, site, { tokenHash, country: typed['country'], member });
  if (isRefusal(checkout)) return goOn(visit, '/cart');
  if (checkout.problems.some(({ code }) => unagreed.has(code)))
    return goOn(visit, `/subscribe?cartToken=${checkout.cart.id}`);
  const messages = checkoutMessages(site.language);
  const { card } = checkout.payment;
  const changes = changesSince(site, readSeen(typed['seen']), {
    now: checkout.cart,
    // Saving changes sums as the buyer expects; lines change only behind their back.
    isSumTold: drawing.looks === true || refusal?.code === 'CART_CHANGED',
  });
  const effectiveRefusal = refusal === null && changes.length > 0 ? refuse('CART_CHANGED') : refusal;
  const shown = [...refusedFields(effectiveRefusal, messages), ...problems].map((problem) => ({
    ...problem,
    field: fieldOfCard(card.kind, problem.field),
  }));
  const branded = await withBrand(deps, site);
  const view = checkoutView({
    site: branded,
    messages,
    checkout,
    typed,
    changes,
    attempt: typed['attempt'] ?? deps.newId(),
    crumb: call.crumb(),
    problems: shown,
  });
  setRetryAfter(call.reply, refusal);
  const status = refusal ? presentRefusal(refusal).status : problems.length > 0 ? 400 : 200;
  if (byScript(call)) return respondWithJson({ view }, status);
  const { script, cardScript } = await checkoutScripts(deps, call, card);
  return {
    kind: 'html',
    status,
    html: checkoutPage(view, { language: site.language, script, cardScript, brand: branded.brand }),
  };
}

type CardView = Exclude<Awaited<ReturnType<typeof readCheckout>>, Refusal>['payment']['card'];

/** The scripts of the page; its policy lets these run and no others. */
async function checkoutScripts(deps: Deps, call: At['call'], card: CardView) {
  const script = await readScriptInventory(deps.settings.bundles.storefront, 'checkout.js');
  const cardScript = card.kind === 'stripe' ? card.scriptUrl : null;
  call.reply.header('content-security-policy', cardPolicy(script, cardScript));
  return { script, cardScript };
}

function refusedFields(refusal: Refusal | null, messages: ReturnType<typeof checkoutMessages>) {
  const refused = refusal ? [refusal, ...(refusal.also ?? [])] : [];
  return refused.map((refusal) => ({ field: refusal.field ?? '', error: messages.error(refusal) }));
}

function goOn({ call }: At, location: string): RawAnswer {
  return byScript(call) ? respondWithJson({ location }, 200) : { kind: 'redirect', status: 303, location };
}

function byScript({ request }: VisitorCall): boolean {
  return request.headers[checkoutHeader] !== undefined;
}

function respondWithJson(answer: CheckoutAnswer, status: number): RawAnswer {
  const type = 'application/json; charset=utf-8';
  return { kind: 'bytes', status, type, bytes: JSON.stringify(answer) };
}

function detailsOf(typed: Typed): CheckoutDetails {
  const address = addressIn(typed, '');
  return {
    email: (typed['email'] ?? '').slice(0, 320),
    ...(typed['country'] === undefined
      ? {}
      : { ...billingIn(typed), [`${addressPart(typed)}Address`]: address }),
    ...(typed['shippingOption'] === undefined
      ? {}
      : { shippingOption: typed['shippingOption'].slice(0, 64) }),
    ...(typed['note'] === undefined ? {} : { note: typed['note'].slice(0, 2000) }),
    ...(typed['newsletterShown'] === undefined ? {} : { newsletter: typed['newsletter'] === '1' }),
  };
}

// The bill of what is sent goes to the same address, until the box of another one is ticked.
function billingIn(typed: Typed): Pick<CheckoutDetails, 'billingAddress'> {
  if (addressPart(typed) === 'billing') return {};
  if (typed['billing'] !== '1') return { billingAddress: null };
  const address = addressIn(typed, billingPrefix);
  return { billingAddress: { ...address, country: address.country || (typed['country'] ?? '').slice(0, 2) } };
}

function addressIn(typed: Typed, prefix: '' | typeof billingPrefix): Address {
  return Object.fromEntries(
    Object.keys(emptyAddress).map((name) => [name, (typed[`${prefix}${name}`] ?? '').trim().slice(0, 100)]),
  ) as unknown as Address;
}
