/** A payment as a provider is asked about it. */
export interface PaymentKey {
  readonly siteId: string;
  readonly paymentId: string;
  /** The cart that is being paid. */
  readonly checkoutId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The account at the provider, where a site has one of its own. */
  readonly accountId: string | null;
  /** Provider's reference of the payment, if its answer has come. */
  readonly reference: string | null;
}

/** A card that a buyer has agreed to be charged on again. */
export interface SavedMethod {
  /** Opaque; given back in `chargeSaved`. Bound to the account that it was saved with. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  /** `MM/YY`; empty where the provider does not say. */
  readonly expiry: string;
}

/**
 * Answer of a provider; `unknown` when the answer to a question that may have taken money was lost:
 * reconciled, never guessed. `unavailable` when it could not be asked at all: nothing was taken and nothing
 * can be. `declined` with the key of its reason (`messages/declines`), or the provider's own text.
 * `mismatched` when the provider has another amount or currency than the payment: its order is not placed.
 */
export type PaymentOutcome =
  | {
      readonly kind: 'captured';
      readonly reference: string;
      readonly cardBrand: string;
      readonly cardLast4: string;
      readonly saved?: SavedMethod | null;
    }
  | { readonly kind: 'requires-action'; readonly reference: string; readonly actionUrl: string }
  | { readonly kind: 'declined'; readonly reference: string | null; readonly message: string }
  | Mismatch
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'unknown' };

/** Amount that a provider has instead of the requested payment. */
export interface Mismatch {
  readonly kind: 'mismatched';
  readonly reference: string;
  /** The provider's. */
  readonly amountMinor: bigint;
  /** The provider's, in capitals. */
  readonly currency: string;
  /** Amount that was taken; 0 where it never can be, because it was closed. */
  readonly takenMinor: bigint;
}

/** Payment method from the browser: a token of the provider's own fields, or in test mode the test card. */
export type PaymentMethod =
  | { readonly kind: 'test-card'; readonly number: string; readonly expiry: string; readonly cvc: string }
  | { readonly kind: 'stripe-token'; readonly token: string };

/** A charge while the buyer is there. */
export interface PaymentRequest extends Omit<PaymentKey, 'reference'> {
  readonly method: PaymentMethod;
  readonly description: string;
  readonly email: string;
  /** Address to which the provider sends the buyer back after asking them something. */
  readonly returnUrl: string;
  /** True when the card may be charged again when the buyer is away; the outcome then carries `saved`. */
  readonly save: boolean;
}

/** A charge of a saved card while the buyer is away: the renewal of a subscription. */
export interface SavedPaymentRequest extends Omit<PaymentKey, 'reference'> {
  /** Reference of `SavedMethod`. */
  readonly saved: string;
  readonly description: string;
  readonly email: string;
}

/** A card that is to be saved without a charge: the change of a subscription's card. */
export interface SaveMethodRequest {
  readonly siteId: string;
  readonly accountId: string | null;
  /** Ours: the provider's idempotency key. */
  readonly setupId: string;
  readonly method: PaymentMethod;
  readonly email: string;
  readonly returnUrl: string;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly reference: string; readonly saved: SavedMethod }
  | { readonly kind: 'requires-action'; readonly reference: string; readonly actionUrl: string }
  | { readonly kind: 'declined'; readonly message: string }
  | { readonly kind: 'unavailable' };

/** Money that is to be refunded. */
export interface RefundRequest {
  /** Our part of the refund: the provider's idempotency key. */
  readonly refundId: string;
  readonly payment: PaymentKey;
  readonly amountMinor: bigint;
}

/** A refund that was done, with what the provider calls it. */
export interface GivenRefund extends RefundRequest {
  readonly reference: string | null;
}

/**
 * Answer of a provider about a refund; `unknown` when its answer was lost or is awaited: asked again with the
 * same id.
 */
export type RefundOutcome =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

/** A dispute as the provider has it now. */
export interface Dispute {
  readonly reference: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly reason: string;
  /** Until when the shop may answer; null where nobody waits for it. */
  readonly dueAt: Date | null;
}

/** A refund that was made at the provider itself, and is done. */
export interface ForeignRefund {
  readonly reference: string;
  readonly amountMinor: bigint;
}

/** One payment provider. Every call may be repeated: our ids are its idempotency keys. */
export interface PaymentGateway {
  readonly name: string;
  charge(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Charges a saved card. `requires-action` never comes: a bank that asks for its customer has declined. */
  chargeSaved(request: SavedPaymentRequest): Promise<PaymentOutcome>;
  saveMethod(request: SaveMethodRequest): Promise<SaveOutcome>;
  /** Asks what became of a card that was to be saved, after its buyer came back. */
  findSaved(
    setup: Pick<SaveMethodRequest, 'siteId' | 'accountId'> & { readonly reference: string },
  ): Promise<SaveOutcome>;
  /**
   * Asks what became of a payment; null when the provider was never asked to take it. @throws when it cannot
   * be asked
   */
  find(payment: PaymentKey): Promise<PaymentOutcome | null>;
  /**
   * Gives a payment up, also one that the provider has never seen: from now on it cannot be captured. Answers
   * what is final, which is `captured` when the money was taken before. @throws when the provider cannot be
   * asked
   */
  cancel(payment: PaymentKey): Promise<PaymentOutcome>;
  /** Gives money back, once for an id, however often it is asked. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Asks whether a refund that was done still holds: a bank may send it back days later. @throws when it
   * cannot be asked
   */
  findRefund(refund: GivenRefund): Promise<RefundOutcome>;
  /** Refunds of a payment that were not asked for here. @throws when the provider cannot be asked */
  findForeignRefunds(payment: PaymentKey): Promise<readonly ForeignRefund[]>;
  /** The dispute of a captured payment; null when there is none. @throws when the provider cannot be asked */
  findDispute(payment: PaymentKey): Promise<Dispute | null>;
}
