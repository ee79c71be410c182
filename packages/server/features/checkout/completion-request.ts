import type { PaymentMethod } from '@veranda/contracts/payment-method';

/** What the browser asks for. */
export interface CompletionRequest {
  readonly tokenHash: Uint8Array;
  readonly expectedGrandTotalCents: number;
  /** With gift cards: what is left to pay, as it was seen. */
  readonly expectedAmountDueCents: number | null;
  readonly payment: PaymentMethod | null;
  /** The Idempotency-Key with the hash of what it came with. */
  readonly key: { readonly value: string; readonly requestHash: string } | null;
}
