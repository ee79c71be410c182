import type { PaymentMethod } from '@veranda/contracts/payment-method';
import type { Refusal } from '@veranda/domain/refusal';

/** Request of the browser. */
export interface CompletionRequest {
  readonly tokenHash: Uint8Array;
  readonly expectedGrandTotalCents: number;
  /** With gift cards: what is left to pay, as it was seen. */
  readonly expectedAmountDueCents: number | null;
  readonly payment: PaymentMethod | null;
  /** Refusal to charge a card now, however often it is sent; null for nothing. */
  readonly velocityBlock: Refusal | null;
  /** The Idempotency-Key with the hash of what it came with. */
  readonly key: { readonly value: string; readonly requestHash: string } | null;
}
