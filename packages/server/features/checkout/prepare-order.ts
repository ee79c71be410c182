import { type CartRecord, lockCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { claimKey } from '@veranda/db/platform/idempotency';
import { lockDemand, reserve } from '@veranda/db/checkout/stock';
import { findOrder } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findCurrency } from '@veranda/db/sites/currency';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { fitsWire, toWireCents } from '@veranda/domain/money/wire';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { type LoadedCart, loadCart, exceedsMaxAmount } from '../../services/commerce/carts/load-cart.ts';
import { withOnlyRate } from './only-rate.ts';
import type { Deps } from '../../services/deps.ts';
import { placeOrder } from '../../services/commerce/orders/place-order.ts';
import { holdTenders } from '../../services/commerce/gift-cards/tenders.ts';
import { readSitePayments } from '../../platform/payments/payments.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { checkoutProblems } from './check-checkout.ts';
import { choosePayment, type ChosenPayment, isChosen } from './choose-payment.ts';
import type { CompletionRequest } from './completion-request.ts';
import { stockRequirements } from '../../services/commerce/carts/stock-requirements.ts';
import { saveAddressOf } from './save-address.ts';
import { testModeOf } from './test-mode.ts';
import { idempotencyKeyOf, type ExistingCompletion, findExistingCompletion } from './existing-completion.ts';
import { writeOrder } from '../../services/commerce/orders/write-order.ts';
import { type CompletionIds, writeCardPayment, writeManualPayment } from './write-payment.ts';

/** Result of the first transaction. */
export type Prepared =
  | ExistingCompletion
  | {
      readonly kind: 'written';
      readonly ids: CompletionIds;
      readonly cartId: string;
      readonly email: string;
      readonly amountMinor: bigint;
      readonly currency: string;
      readonly chosen: ChosenPayment;
      /** The card will be charged again: the first charge of a subscription. */
      readonly save: boolean;
    };

/**
 * The first transaction of a completion: the cart is locked, everything is checked and written, nothing is
 * paid. The Idempotency-Key is claimed with the order, so that a request that was not carried out may be sent
 * again.
 */
export async function prepareOrder(
  deps: Deps,
  tx: SiteTransaction,
  input: { readonly site: SiteEntry; readonly request: CompletionRequest; readonly ids: CompletionIds },
): Promise<Prepared | Refusal> {
  const { site, request, ids } = input;
  const row = await lockCartByToken(tx, request.tokenHash);
  if (!row) return refuse('cart-empty');
  const before = await findExistingCompletion(deps, tx, { row, request });
  if (before) return before;
  if (request.velocityBlock) return request.velocityBlock;
  const toPay = await readToPay(deps, tx, { site, request, row });
  if (isRefusal(toPay)) return toPay;
  const { cart, chosen, testMode } = toPay;
  const taken = await takeStock(deps, tx, { cart, orderId: ids.order, site, testMode });
  if (isRefusal(taken)) return taken;
  if (request.key)
    await claimKey(tx, idempotencyKeyOf(row.id, request.key.value), {
      requestHash: request.key.requestHash,
      response: { orderId: ids.order },
      leasedUntil: new Date(deps.now() + checkoutTimes.completionLease),
    });
  const amountMinor = cart.totals.dueMinor;
  const save = row.purpose === 'subscription';
  await writePayment(deps, tx, { ids, amountMinor, chosen });
  const { currency } = site;
  return {
    kind: 'written',
    ids,
    cartId: row.id,
    email: row.email ?? '',
    amountMinor,
    currency,
    chosen,
    save,
  };
}

interface ToPay {
  readonly cart: LoadedCart;
  readonly chosen: ChosenPayment;
  readonly testMode: boolean;
}

// The cart as it is charged now, and how; or everything that stands in the way.
async function readToPay(
  deps: Deps,
  tx: SiteTransaction,
  {
    site,
    request,
    row,
  }: { readonly site: SiteEntry; readonly request: CompletionRequest; readonly row: CartRecord },
): Promise<ToPay | Refusal> {
  // Another process may have heard of another currency already.
  if ((await findCurrency(tx)) !== site.currency)
    return refuse('CART_CHANGED', { field: 'expectedCurrency' });
  const loaded = await loadCart(deps, tx, { site, row });
  const cart = isTotalSeen(site, loaded, request) ? loaded : withOnlyRate(deps, site, loaded);
  const payments = await readSitePayments(deps, tx);
  const chosen = choosePayment({
    dueMinor: cart.totals.dueMinor,
    payment: request.payment,
    payments,
    requiresShipping: cart.requiresShipping,
    cardOnly: row.purpose === 'subscription',
    now: deps.now(),
  });
  const problem = problemOf(site, { cart, request, chosen });
  if (problem) return problem;
  if (!isChosen(chosen)) throw new Error('a payment with problems was let through');
  const testMode = testModeOf(cart, chosen, payments.cards.testMode);
  return isRefusal(testMode) ? testMode : { cart, chosen, testMode };
}

// A payment that needs no provider is placed at once.
async function writePayment(
  deps: Deps,
  tx: SiteTransaction,
  {
    chosen,
    ...owed
  }: { readonly ids: CompletionIds; readonly amountMinor: bigint; readonly chosen: ChosenPayment },
): Promise<void> {
  if (chosen.kind === 'card') return writeCardPayment(deps, tx, { ...owed, cards: chosen.cards });
  if (chosen.kind === 'manual') await writeManualPayment(deps, tx, { ...owed, method: chosen.method });
  await placeNow(deps, tx, owed.ids.order);
}

function problemOf(
  site: SiteEntry,
  {
    cart,
    request,
    chosen,
  }: {
    readonly cart: LoadedCart;
    readonly request: CompletionRequest;
    readonly chosen: ChosenPayment | readonly Refusal[];
  },
): Refusal | null {
  if (cart.entries.length === 0) return refuse('cart-empty');
  const dear = exceedsMaxAmount(site, cart);
  if (dear) return dear;
  if (!isTotalSeen(site, cart, request)) return refuse('CART_CHANGED', { field: 'expectedGrandTotalCents' });
  if (!isDueSeen(site, { cart, request })) return refuse('CART_CHANGED', { field: 'expectedAmountDueCents' });
  const [first, ...also] = [...checkoutProblems(site, cart), ...(isChosen(chosen) ? [] : chosen)];
  return first ? { ...first, also } : null;
}

function isTotalSeen(site: SiteEntry, { totals }: LoadedCart, request: CompletionRequest): boolean {
  // An amount that does not fit the wire was never seen.
  if (!fitsWire(totals.grandTotalMinor, site.currency)) return false;
  return toWireCents(totals.grandTotalMinor, site.currency) === request.expectedGrandTotalCents;
}

// The amount due must be the one that was seen, also when a gift card is empty by now: the one in the
// request, else the one shown last. Without an amount in the request, nothing is charged that was not shown;
// an amount due of zero needs no confirmation.
function isDueSeen(
  site: SiteEntry,
  { cart, request }: { readonly cart: LoadedCart; readonly request: CompletionRequest },
): boolean {
  const { dueMinor, tenders } = cart.totals;
  const shown = cart.row.seenDueMinor;
  if (request.expectedAmountDueCents !== null)
    return toWireCents(dueMinor, site.currency) === request.expectedAmountDueCents;
  if (dueMinor === 0n) return true;
  return shown === null ? tenders.length === 0 : shown === dueMinor;
}

async function takeStock(
  deps: Deps,
  tx: SiteTransaction,
  input: {
    readonly cart: LoadedCart;
    readonly orderId: string;
    readonly site: SiteEntry;
    readonly testMode: boolean;
  },
): Promise<Refusal | null> {
  const { cart, orderId } = input;
  const cartId = cart.row.id;
  const { short, limited } = await lockDemand(tx, { cartId, demands: stockRequirements(cart) });
  if (short.length > 0) return refuse('not-enough-stock', { field: 'cart' });
  const expiresAt = new Date(deps.now() + checkoutTimes.holdWithPayment);
  await saveAddressOf(deps, tx, cart);
  if (!(await writeOrder(deps, tx, input)))
    return refuse('CART_CHANGED', { field: 'expectedGrandTotalCents' });
  const { tenders } = cart.totals;
  if (!(await holdTenders(deps, tx, { orderId, tenders, cards: cart.read.giftCards })))
    return refuse('CART_CHANGED', { field: 'expectedAmountDueCents' });
  await reserve(tx, { cartId, orderId, expiresAt, demands: limited, newId: deps.newId });
  await updateCart(tx, cartId, { status: 'locked', lockedUntil: expiresAt, orderId });
  return null;
}

async function placeNow(deps: Deps, tx: SiteTransaction, orderId: string): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error('an order that was just written is missing');
  await placeOrder(deps, tx, order);
}
