import type { CheckoutDetails, Completion } from '@veranda/contracts/checkout';
import type { SeenCart } from '@veranda/contracts/seen-cart';
import type { PaymentMethod } from '@veranda/contracts/payment-method';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { checkoutTokenHash, clearCartHint } from '../../services/commerce/carts/cart-cookie.ts';
import { keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import type { Call } from '../../platform/http/route.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { withDeclineThrottle } from '../../platform/payments/decline-throttle.ts';
import { completeCheckout, type Completed } from './complete-checkout.ts';
import type { CompletionRequest } from './completion-request.ts';
import { saveDetails } from './save-details.ts';
import { seenProblem } from './seen-problem.ts';

/** The parts of a call that a visitor's pages need. */
export type VisitorCall = Pick<Call<never>, 'request' | 'reply' | 'crumb'>;

/** Body of a call that completes a checkout, by a form or as JSON. */
export interface CompletionBody {
  readonly expectedGrandTotalCents: number;
  readonly expectedAmountDueCents?: number | undefined;
  readonly payment?: PaymentMethod | undefined;
  readonly details?: CheckoutDetails | undefined;
  /** Currency of the amounts that were seen. */
  readonly expectedCurrency?: string | undefined;
  /** The cart that was seen. */
  readonly cartId?: string | undefined;
  readonly seen?: SeenCart | undefined;
}

/** Saves the details that come with the payment, and completes. */
export async function completeCall(
  deps: Deps,
  at: { readonly site: SiteEntry; readonly call: VisitorCall },
  given: { readonly body: CompletionBody; readonly key: CompletionRequest['key'] },
): Promise<Completion | Refusal> {
  const { site, call } = at;
  const tokenHash = checkoutTokenHash(call);
  if (tokenHash === null) return refuse('cart-empty');
  await keepToBrowser(deps, at);
  const { expectedGrandTotalCents, expectedAmountDueCents, payment, details, cartId } = given.body;
  const unseen = await seenProblem(deps, site, {
    tokenHash,
    cartId,
    currency: given.body.expectedCurrency,
  });
  if (unseen) return unseen;
  const unsaved = details ? await detailsProblem(deps, site, { tokenHash, details }) : null;
  if (unsaved) return unsaved;
  const request = {
    tokenHash,
    expectedGrandTotalCents,
    expectedAmountDueCents: expectedAmountDueCents ?? null,
    payment: payment ?? null,
    key: given.key,
  };
  const { answer: done, isReplay } = await completeUnlessVelocityBlocked(deps, site, {
    request,
    ip: call.request.ip,
  });
  if (isReplay) call.reply.header('idempotency-replayed', 'true');
  countResult(done);
  if (!isRefusal(done) && done.orderNumber !== null) clearCartHint(call);
  return done;
}

async function detailsProblem(
  deps: Deps,
  site: SiteEntry,
  sent: { readonly tokenHash: Uint8Array; readonly details: CheckoutDetails },
): Promise<Refusal | null> {
  const saved = await saveDetails(deps, site, { ...sent, member: null, hold: false, shown: false });
  // A cart that is finished or being paid is answered with its order.
  return isRefusal(saved) && !['cart-empty', 'cart-locked'].includes(saved.code) ? saved : null;
}

// Attempts with declined cards are throttled; a payment without a charge is not.
async function completeUnlessVelocityBlocked(
  deps: Deps,
  site: SiteEntry,
  { request, ip }: { readonly request: Omit<CompletionRequest, 'velocityBlock'>; readonly ip: string },
): Promise<Completed> {
  if (request.payment === null || request.payment.kind === 'manual')
    return completeCheckout(deps, site, { ...request, velocityBlock: null });
  const payer = { siteId: site.id, id: Buffer.from(request.tokenHash).toString('base64url'), ip };
  return withDeclineThrottle(deps, payer, (velocityBlock) =>
    completeCheckout(deps, site, { ...request, velocityBlock }),
  );
}

function countResult(done: Completion | Refusal): void {
  metrics.checkouts.inc({ result: resultOf(done) });
  if (isRefusal(done) && done.code === 'not-enough-stock') metrics.stockConflicts.inc();
}

function resultOf(done: Completion | Refusal): string {
  if (isRefusal(done)) return done.code;
  return done.orderNumber === null ? 'pending' : 'placed';
}
