/** What a provider answers; `unknown` when the call timed out or the answer was lost: reconciled, never guessed. */
export type PaymentOutcome =
  | {
      readonly kind: 'captured';
      readonly reference: string;
      readonly cardBrand: string;
      readonly cardLast4: string;
    }
  | { readonly kind: 'requires-action'; readonly reference: string; readonly actionUrl: string }
  | { readonly kind: 'declined'; readonly reference: string | null; readonly message: string }
  | { readonly kind: 'unknown' };

export interface PaymentRequest {
  /** Our payment's id: the provider's idempotency key. */
  readonly paymentId: string;
  readonly siteId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** What the browser gave: a token, or in test mode the test card. */
  readonly method: {
    readonly kind: 'test-card';
    readonly number: string;
    readonly expiry: string;
    readonly cvc: string;
  };
  readonly description: string;
}

/** Money that is to be given back. */
export interface RefundRequest {
  /** Our part of the refund: the provider's idempotency key. */
  readonly refundId: string;
  readonly paymentId: string;
  readonly siteId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** What a provider says of a refund; `unknown` when its answer was lost: asked again with the same id. */
export type RefundOutcome =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

/** The port to payment providers; the local default is the test gateway, whose answers follow the card's number. */
export interface PaymentGateway {
  readonly name: string;
  readonly testMode: boolean;
  charge(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Asks what became of a payment; null when the provider never saw it. */
  find(siteId: string, paymentId: string): Promise<PaymentOutcome | null>;
  /**
   * Gives a payment up, also one that the provider has never seen: from now on it cannot be captured. Answers what is
   * final, which is `captured` when the money was taken before.
   */
  cancel(siteId: string, paymentId: string): Promise<PaymentOutcome>;
  /** Gives money back, once for an id, however often it is asked. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
}
