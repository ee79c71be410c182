import {
  type FakeIntent,
  type FakeRefund,
  type FakeSetup,
  fateOf,
  intentOf,
  intentView,
  setupOf,
  setupView,
} from './stripe-objects.ts';

/** Records of the fake, as its calls read and change them. */
export interface StripeBooks {
  readonly origin: string;
  readonly intents: Map<string, FakeIntent>;
  /** Cards that are saved without a charge. */
  readonly setups: Map<string, FakeSetup>;
  readonly refunds: FakeRefund[];
  /** Disputes by intent. */
  readonly disputes: Map<string, 'needs_response' | 'won' | 'lost'>;
  /** Values that the next intents are opened with instead of the requested ones. */
  opensWith: Partial<Pick<FakeIntent, 'amount' | 'currency'>>;
  /** First state of a refund. */
  refundsBegin: FakeRefund['status'];
  newId(prefix: string): string;
}

/** A call as it comes. */
export interface StripeCall {
  readonly method: string;
  readonly url: URL;
  readonly params: URLSearchParams;
}

/** Status and body. */
export type StripeAnswer = readonly [status: number, body: object];

/** The secret of the messages of every account. */
export const fakeSecret = 'whsec_standInSecret0123456789';

/** Carries a call out and answers it; `hang` is an answer that never comes. */
export function handleCall(books: StripeBooks, call: StripeCall): StripeAnswer | 'hang' {
  const { url, params } = call;
  const [, , resource = '', id = ''] = url.pathname.split('/');
  if (resource === 'payment_intents') return answerIntent(books, call);
  if (resource === 'refunds') return answerRefund(books, call);
  if (resource === 'disputes') return [200, { object: 'list', data: disputesOf(books, url) }];
  if (resource === 'customers') return [200, { id: books.newId('cus'), object: 'customer' }];
  if (resource === 'account') return [200, account];
  if (resource === 'webhook_endpoints')
    return params.get('url')?.startsWith('https://')
      ? [200, { id: books.newId('we'), object: 'webhook_endpoint', secret: fakeSecret }]
      : invalid('Invalid URL');
  if (resource === 'setup_intents') return answerSetup(books, id, params);
  return [404, stripeError('invalid_request_error', `no ${resource}`)];
}

const account = {
  id: 'acct_standin',
  object: 'account',
  settings: { dashboard: { display_name: 'Stand-in Bakery' } },
};

function answerIntent(books: StripeBooks, { method, url, params }: StripeCall): StripeAnswer | 'hang' {
  const [, , , id = '', act = ''] = url.pathname.split('/');
  if (id === '') return createIntent(books, params);
  const intent = books.intents.get(id);
  if (!intent) return [404, stripeError('invalid_request_error', 'No such payment_intent')];
  if (method === 'GET') return [200, intentView(intent, books.origin)];
  if (act === 'cancel') {
    if (intent.status === 'succeeded') return invalid('unexpected state');
    intent.status = 'canceled';
    return [200, intentView(intent, books.origin)];
  }
  if (act === 'confirm') return confirm(books, intent, params);
  intent.customer = params.get('customer') ?? intent.customer;
  return [200, intentView(intent, books.origin)];
}

function createIntent(books: StripeBooks, params: URLSearchParams): StripeAnswer {
  const intent = { ...intentOf(books.newId('pi'), params), ...books.opensWith };
  books.intents.set(intent.id, intent);
  return [200, intentView(intent, books.origin)];
}

function confirm(books: StripeBooks, intent: FakeIntent, params: URLSearchParams): StripeAnswer | 'hang' {
  if (intent.status !== 'requires_payment_method') return invalid(`the intent is ${intent.status}`);
  const away = params.get('off_session') === 'true' && params.get('payment_method') === 'pm_asks';
  const fate = away ? 'declined' : fateOf(params);
  intent.saves = params.get('setup_future_usage') !== null;
  if (fate === 'declined') {
    intent.refusal = 'Your card was declined.';
    return [402, { error: { type: 'card_error', code: 'card_declined', message: intent.refusal } }];
  }
  if (fate === 'hangs-unpaid') return 'hang';
  intent.status = fate === 'asks' ? 'requires_action' : 'succeeded';
  intent.returnUrl = params.get('return_url') ?? '';
  return fate === 'hangs' ? 'hang' : [200, intentView(intent, books.origin)];
}

function answerRefund(books: StripeBooks, { method, url, params }: StripeCall): StripeAnswer {
  const known = books.refunds.find((one) => one.id === url.pathname.split('/')[3]);
  if (known) return [200, known];
  const of = (intent: string) => books.refunds.filter((one) => one.payment_intent === intent);
  if (method === 'GET')
    return [200, { object: 'list', data: of(url.searchParams.get('payment_intent') ?? '') }];
  const intent = books.intents.get(params.get('payment_intent') ?? '');
  const amount = Number(params.get('amount'));
  const given = of(intent?.id ?? '')
    .filter((one) => one.status !== 'failed')
    .reduce((sum, one) => sum + one.amount, 0);
  if (intent?.status !== 'succeeded' || given + amount > intent.amount)
    return invalid('Refund amount is greater than what is left');
  const refund: FakeRefund = {
    id: books.newId('re'),
    object: 'refund',
    payment_intent: intent.id,
    amount,
    status: books.refundsBegin,
    failure_reason: books.refundsBegin === 'failed' ? 'expired_or_canceled_card' : null,
    metadata: { refund: params.get('metadata[refund]') ?? '' },
  };
  books.refunds.push(refund);
  return [200, refund];
}

function answerSetup(books: StripeBooks, id: string, params: URLSearchParams): StripeAnswer {
  const setup = books.setups.get(id) ?? setupOf(books.newId('seti'), params);
  books.setups.set(setup.id, setup);
  return [200, setupView(setup, books.origin)];
}

function disputesOf({ disputes }: StripeBooks, url: URL): object[] {
  const intent = url.searchParams.get('payment_intent') ?? '';
  const status = disputes.get(intent);
  if (!status) return [];
  const due_by = Math.floor(Date.now() / 1000) + 86_400;
  return [{ id: `dp_${intent}`, status, reason: 'fraudulent', evidence_details: { due_by } }];
}

function invalid(message: string): StripeAnswer {
  return [400, stripeError('invalid_request_error', message)];
}

/** The body of a failure. */
export function stripeError(type: string, message: string): object {
  return { error: { type, message } };
}
