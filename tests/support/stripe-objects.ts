/** An intent as the fake keeps it. */
export interface FakeIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  amount: number;
  currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  /** Last refusal of the bank; empty for nothing. */
  refusal: string;
  customer: string | null;
  saves: boolean;
  returnUrl: string;
}

/** A card that is saved without a charge, as the fake keeps it. */
export interface FakeSetup {
  readonly id: string;
  readonly customer: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  readonly returnUrl: string;
}

/** A refund as the fake keeps it. */
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

/** Outcome of a confirmation token; every other one is paid. */
const tokens: Readonly<Record<string, 'declined' | 'asks' | 'hangs' | 'hangs-unpaid'>> = {
  ctoken_declined: 'declined',
  ctoken_asks: 'asks',
  ctoken_hangs: 'hangs',
  ctoken_never: 'hangs-unpaid',
};

/** Outcome of the token that is sent. */
export function fateOf(params: URLSearchParams): (typeof tokens)[string] | undefined {
  return tokens[params.get('confirmation_token') ?? ''];
}

/** A card that is saved, of what was asked. */
export function setupOf(id: string, params: URLSearchParams): FakeSetup {
  const fate = fateOf(params);
  return {
    id,
    customer: params.get('customer'),
    status:
      fate === 'declined' ? 'requires_payment_method' : fate === 'asks' ? 'requires_action' : 'succeeded',
    returnUrl: params.get('return_url') ?? '',
  };
}

/** An intent as Stripe answers with it; the bank's question is at `origin`. */
export function intentView(intent: FakeIntent, origin: string): object {
  const charge = {
    id: `ch_${intent.id}`,
    payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } },
  };
  return {
    ...intent,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    payment_method: intent.status === 'succeeded' ? 'pm_standin' : null,
    setup_future_usage: intent.saves ? 'off_session' : null,
    last_payment_error: intent.refusal === '' ? null : { message: intent.refusal },
    next_action: nextAction(intent, origin),
    latest_charge: intent.status === 'succeeded' ? charge : null,
  };
}

export function setupView(setup: FakeSetup, origin: string): object {
  const { id, customer, status } = setup;
  const method = { id: 'pm_standin', card: { brand: 'visa', last4: '4242' } };
  return {
    id,
    object: 'setup_intent',
    customer,
    status,
    payment_method: status === 'succeeded' ? method : null,
    last_setup_error:
      status === 'requires_payment_method'
        ? { code: 'card_declined', message: 'Your card was declined.' }
        : null,
    next_action: nextAction(setup, origin),
  };
}

function nextAction({ id, status }: FakeIntent | FakeSetup, origin: string): object | null {
  if (status !== 'requires_action') return null;
  return { type: 'redirect_to_url', redirect_to_url: { url: `${origin}/bank/${id}` } };
}
