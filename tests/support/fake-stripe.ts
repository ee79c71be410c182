import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { freePort } from './server-process.ts';
import { answerBrowser } from './stripe-browser-side.ts';
import { intentOf, type FakeIntent, type FakeRefund, type FakeSetup } from './stripe-objects.ts';

/** How the stand-in answers: as it should, after a wait, or not at all. */
type FakeMood = 'up' | 'down' | 'failing' | { readonly slow: number };

/** What comes of one call after it was carried out: its answer, a fault in its place, or a line that is cut. */
interface FakeFault {
  /** As in `calls`: `POST /v1/refunds`. */
  readonly call: string;
  /** Runs before anything is answered. */
  readonly end: () => Promise<'answer' | 'fault' | 'cut'>;
}

/** Speaks the calls of Stripe that the product makes, keeps idempotency keys as Stripe does, and signs messages. */
export interface FakeStripe {
  readonly origin: string;
  readonly intents: Map<string, FakeIntent>;
  /** Cards that are saved without a charge. */
  readonly setups: Map<string, FakeSetup>;
  readonly refunds: FakeRefund[];
  /** Calls by `METHOD /path` without ids. */
  readonly calls: string[];
  mood: FakeMood;
  /** Each is met once, by the next call of its name. */
  readonly faults: FakeFault[];
  /** What the next intents are opened with in place of what was asked. */
  opensWith: Partial<Pick<FakeIntent, 'amount' | 'currency'>>;
  /** What becomes of a refund at first. */
  refundsBegin: FakeRefund['status'];
  /** Disputes by intent. */
  readonly disputes: Map<string, 'needs_response' | 'won' | 'lost'>;
  /** What an intent was opened for. */
  intentOfPayment(paymentId: string): FakeIntent | undefined;
  /** The buyer answers their bank. */
  answerBank(intentId: string, approved: boolean): void;
  /** A message with its signature. */
  message(type: string, object: object, more?: { id?: string; at?: number; secret?: string }): SignedMessage;
  close(): Promise<void>;
}

export interface SignedMessage {
  readonly body: string;
  readonly signature: string;
}

const fakeSecret = 'whsec_standInSecret0123456789';
export const fakeKeys = {
  publishableKey: 'pk_test_standin0123456789',
  secretKey: 'sk_test_standin0123456789',
  webhookSecret: fakeSecret,
};

/** What becomes of a confirmation token; every other one is paid. */
const tokens: Readonly<Record<string, 'declined' | 'asks' | 'hangs' | 'hangs-unpaid'>> = {
  ctoken_declined: 'declined',
  ctoken_asks: 'asks',
  ctoken_hangs: 'hangs',
  ctoken_never: 'hangs-unpaid',
};

/** Opens a stand-in at a free port. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const kept = new Map<string, { request: string; status: number; body: string }>();
  const server = createServer((request, response) => void answer(request, response));
  const free = await freePort();
  await new Promise<void>((resolve) => server.listen(free, '127.0.0.1', resolve));
  let made = 0;
  const newId = (prefix: string) => `${prefix}_standin${String((made += 1)).padStart(4, '0')}`;
  const fake: FakeStripe = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents: new Map(),
    setups: new Map(),
    refunds: [],
    calls: [],
    mood: 'up',
    faults: [],
    opensWith: {},
    refundsBegin: 'succeeded',
    disputes: new Map(),
    intentOfPayment: (paymentId) =>
      [...fake.intents.values()].find(({ metadata }) => metadata['attempt'] === paymentId),
    answerBank(intentId, approved) {
      const setup = fake.setups.get(intentId);
      if (setup?.status === 'requires_action')
        setup.status = approved ? 'succeeded' : 'requires_payment_method';
      const intent = fake.intents.get(intentId);
      if (intent?.status !== 'requires_action') return;
      intent.status = approved ? 'succeeded' : 'requires_payment_method';
      if (!approved) intent.refusal = 'The provided PaymentMethod has failed authentication.';
    },
    message(type, object, { id = newId('evt'), at, secret = fakeSecret } = {}) {
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const timestamp = at === undefined ? {} : { timestamp: at };
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...timestamp });
      return { body, signature };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const params = new URLSearchParams(Buffer.concat(chunks).toString());
    const url = new URL(request.url ?? '/', fake.origin);
    if (url.pathname === '/stripe.js' || url.pathname.startsWith('/bank/'))
      return answerBrowser(response, { standIn: fake, method: String(request.method), url, params });
    const call = `${request.method} ${url.pathname.replace(/\/[a-z]+_[^/]*\d[^/]*/g, '/:id')}`;
    fake.calls.push(call);
    const { mood } = fake;
    if (mood === 'down') return void request.socket.destroy();
    if (mood === 'failing') return send(response, 500, error('api_error', 'Something went wrong'));
    if (typeof mood === 'object') await new Promise((resolve) => setTimeout(resolve, mood.slow));
    const key = String(request.headers['idempotency-key'] ?? '');
    const what = `${url.pathname}?${params.toString()}`;
    const before = kept.get(key);
    if (key !== '' && before)
      return before.request === what
        ? send(response, before.status, JSON.parse(before.body) as object)
        : send(response, 400, error('idempotency_error', 'Keys for idempotent requests differ'));
    const result = handle(String(request.method), url, params);
    if (result === 'hang') return;
    if (key !== '') kept.set(key, { request: what, status: result[0], body: JSON.stringify(result[1]) });
    const at = fake.faults.findIndex((one) => one.call === call);
    const [fault] = at < 0 ? [] : fake.faults.splice(at, 1);
    const end = (await fault?.end()) ?? 'answer';
    if (end === 'cut') return void request.socket.destroy();
    if (end === 'fault') return send(response, 500, error('api_error', 'Something went wrong'));
    send(response, ...result);
  }

  function handle(method: string, url: URL, params: URLSearchParams): [number, object] | 'hang' {
    const [, , resource = '', id = '', act = ''] = url.pathname.split('/');
    if (resource === 'payment_intents') return handleIntent({ method, id, act, params });
    if (resource === 'refunds') return handleRefund({ method, id }, url, params);
    if (resource === 'disputes') return [200, { object: 'list', data: disputesOf(url) }];
    if (resource === 'customers') return [200, { id: newId('cus'), object: 'customer' }];
    if (resource === 'account')
      return [
        200,
        {
          id: 'acct_standin',
          object: 'account',
          settings: { dashboard: { display_name: 'Stand-in Bakery' } },
        },
      ];
    if (resource === 'webhook_endpoints')
      return params.get('url')?.startsWith('https://')
        ? [200, { id: newId('we'), object: 'webhook_endpoint', secret: fakeSecret }]
        : [400, error('invalid_request_error', 'Invalid URL')];
    if (resource === 'setup_intents') return handleSetup(id, params);
    return [404, error('invalid_request_error', `no ${resource}`)];
  }

  function handleIntent(asked: {
    method: string;
    id: string;
    act: string;
    params: URLSearchParams;
  }): [number, object] | 'hang' {
    const { method, id, act, params } = asked;
    if (id === '') {
      const intent = { ...intentOf(newId('pi'), params), ...fake.opensWith };
      fake.intents.set(intent.id, intent);
      return [200, view(intent)];
    }
    const intent = fake.intents.get(id);
    if (!intent) return [404, error('invalid_request_error', 'No such payment_intent')];
    if (method === 'GET') return [200, view(intent)];
    if (act === 'cancel') {
      if (intent.status === 'succeeded') return [400, error('invalid_request_error', 'unexpected state')];
      intent.status = 'canceled';
      return [200, view(intent)];
    }
    if (act === 'confirm') return confirm(intent, params);
    intent.customer = params.get('customer') ?? intent.customer;
    return [200, view(intent)];
  }

  function confirm(intent: FakeIntent, params: URLSearchParams): [number, object] | 'hang' {
    if (intent.status !== 'requires_payment_method')
      return [400, error('invalid_request_error', `the intent is ${intent.status}`)];
    const away = params.get('off_session') === 'true' && params.get('payment_method') === 'pm_asks';
    const fate = away ? 'declined' : tokens[params.get('confirmation_token') ?? ''];
    intent.saves = params.get('setup_future_usage') !== null;
    if (fate === 'declined') {
      intent.refusal = 'Your card was declined.';
      return [402, { error: { type: 'card_error', code: 'card_declined', message: intent.refusal } }];
    }
    if (fate === 'hangs-unpaid') return 'hang';
    intent.status = fate === 'asks' ? 'requires_action' : 'succeeded';
    intent.returnUrl = params.get('return_url') ?? '';
    return fate === 'hangs' ? 'hang' : [200, view(intent)];
  }

  function handleRefund(
    { method, id }: { method: string; id: string },
    url: URL,
    params: URLSearchParams,
  ): [number, object] {
    const known = fake.refunds.find((one) => one.id === id);
    if (known) return [200, known];
    const of = (intent: string) => fake.refunds.filter((one) => one.payment_intent === intent);
    if (method === 'GET')
      return [200, { object: 'list', data: of(url.searchParams.get('payment_intent') ?? '') }];
    const intent = fake.intents.get(params.get('payment_intent') ?? '');
    const amount = Number(params.get('amount'));
    const given = of(intent?.id ?? '')
      .filter((one) => one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (intent?.status !== 'succeeded' || given + amount > intent.amount)
      return [400, error('invalid_request_error', 'Refund amount is greater than what is left')];
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intent.id,
      amount,
      status: fake.refundsBegin,
      failure_reason: fake.refundsBegin === 'failed' ? 'expired_or_canceled_card' : null,
      metadata: { refund: params.get('metadata[refund]') ?? '' },
    };
    fake.refunds.push(refund);
    return [200, refund];
  }

  function handleSetup(id: string, params: URLSearchParams): [number, object] {
    const setup = fake.setups.get(id) ?? setupOf(newId('seti'), params);
    fake.setups.set(setup.id, setup);
    return [200, setupView(setup, fake.origin)];
  }

  function disputesOf(url: URL): object[] {
    const intent = url.searchParams.get('payment_intent') ?? '';
    const status = fake.disputes.get(intent);
    if (!status) return [];
    const due_by = Math.floor(Date.now() / 1000) + 86_400;
    return [{ id: `dp_${intent}`, status, reason: 'fraudulent', evidence_details: { due_by } }];
  }

  function view(intent: FakeIntent): object {
    const charge = {
      id: `ch_${intent.id}`,
      payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } },
    };
    const action = {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${fake.origin}/bank/${intent.id}` },
    };
    return {
      ...intent,
      amount_received: intent.status === 'succeeded' ? intent.amount : 0,
      payment_method: intent.status === 'succeeded' ? 'pm_standin' : null,
      setup_future_usage: intent.saves ? 'off_session' : null,
      last_payment_error: intent.refusal === '' ? null : { message: intent.refusal },
      next_action: intent.status === 'requires_action' ? action : null,
      latest_charge: intent.status === 'succeeded' ? charge : null,
    };
  }

  return fake;
}

function setupOf(id: string, params: URLSearchParams): FakeSetup {
  const fate = tokens[params.get('confirmation_token') ?? ''];
  return {
    id,
    customer: params.get('customer'),
    status:
      fate === 'declined' ? 'requires_payment_method' : fate === 'asks' ? 'requires_action' : 'succeeded',
    returnUrl: params.get('return_url') ?? '',
  };
}

function setupView({ id, customer, status }: FakeSetup, origin: string): object {
  const method = { id: 'pm_standin', card: { brand: 'visa', last4: '4242' } };
  const url = `${origin}/bank/${id}`;
  return {
    id,
    object: 'setup_intent',
    customer,
    status,
    payment_method: status === 'succeeded' ? method : null,
    last_setup_error: status === 'requires_payment_method' ? { message: 'Your card was declined.' } : null,
    next_action: status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url } } : null,
  };
}

function error(type: string, message: string): object {
  return { error: { type, message } };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
