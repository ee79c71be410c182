/** An intent as the stand-in keeps it. */
export interface FakeIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  amount: number;
  currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  /** What the bank said last; empty for nothing. */
  refusal: string;
  customer: string | null;
  saves: boolean;
  returnUrl: string;
}

/** A card that is saved without a charge, as the stand-in keeps it. */
export interface FakeSetup {
  readonly id: string;
  readonly customer: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  readonly returnUrl: string;
}

/** A refund as the stand-in keeps it. */
export interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason?: string | null;
  readonly metadata: { readonly refund: string };
}

/** A new intent of what was asked. */
export function intentOf(id: string, params: URLSearchParams): FakeIntent {
  return {
    id,
    object: 'payment_intent',
    amount: Number(params.get('amount')),
    currency: params.get('currency') ?? '',
    metadata: Object.fromEntries(
      ['site', 'checkout', 'attempt'].map((name) => [name, params.get(`metadata[${name}]`) ?? '']),
    ),
    status: 'requires_payment_method',
    refusal: '',
    customer: null,
    saves: false,
    returnUrl: '',
  };
}
