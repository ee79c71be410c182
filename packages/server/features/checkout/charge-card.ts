import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import type { Deps } from '../../services/deps.ts';
import { newestOrderKey } from '../../services/commerce/orders/order-key.ts';
import type { PaymentOutcome } from '../../platform/payments/payment-gateway.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { ChosenPayment } from './choose-payment.ts';
import { returnPath } from './completion.ts';
import type { CompletionIds } from './write-payment.ts';

/** A payment that is written, and the data for its provider. */
export interface WrittenCharge {
  readonly chosen: Extract<ChosenPayment, { kind: 'card' }>;
  readonly ids: CompletionIds;
  readonly cartId: string;
  readonly email: string;
  readonly amountMinor: bigint;
  /** Currency of the order, whatever the shop sells in by now. */
  readonly currency: string;
  /** True when the card will be charged again: the first charge of a subscription. */
  readonly save: boolean;
}

/**
 * Asks the provider for a payment, outside of any transaction. An answer that does not come in time is
 * unknown.
 */
export async function chargeCard(
  deps: Deps,
  site: SiteEntry,
  charge: WrittenCharge,
): Promise<PaymentOutcome> {
  const { chosen, ids } = charge;
  const { provider, accountId } = chosen.cards;
  const auth = newestOrderKey(deps, ids.order);
  const answer = deps.payments.named(provider).charge({
    paymentId: ids.payment,
    siteId: site.id,
    checkoutId: charge.cartId,
    accountId,
    amountMinor: charge.amountMinor,
    currency: charge.currency,
    method: chosen.method,
    description: site.title,
    email: charge.email,
    returnUrl: `${site.origin}${returnPath(ids.payment, auth)}`,
    save: charge.save,
  });
  const timeout = new Promise<PaymentOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'unknown' }), checkoutTimes.providerTimeoutMs).unref();
  });
  return Promise.race([answer, timeout]).catch((error: unknown): PaymentOutcome => {
    deps.log.error({ err: error, payment: ids.payment }, 'payment: the provider failed');
    return { kind: 'unknown' };
  });
}
