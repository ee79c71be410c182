import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { freePort } from './server-process.ts';
import { respondToBrowser } from './stripe-browser-side.ts';
import {
  handleCall,
  fakeSecret,
  type StripeAnswer,
  type StripeBooks,
  type StripeCall,
  stripeError,
} from './stripe-calls.ts';
import type { FakeIntent } from './stripe-objects.ts';

/** Behaviour of the fake: as it should, after a wait, or not at all. */
type FakeMood = 'up' | 'down' | 'failing' | { readonly slow: number };

/** Outcome of one call after it was carried out: its answer, a fault in its place, or a line that is cut. */
interface FakeFault {
  /** As in `calls`: `POST /v1/refunds`. */
  readonly call: string;
  /** Runs before anything is answered. */
  readonly end: () => Promise<'answer' | 'fault' | 'cut'>;
}

/**
 * Speaks the calls of Stripe that the product makes, keeps idempotency keys as Stripe does, and signs
 * messages.
 */
export interface FakeStripe extends StripeBooks {
  /** Calls by `METHOD /path` without ids. */
  readonly calls: string[];
  mood: FakeMood;
  /** Each is met once, by the next call of its name. */
  readonly faults: FakeFault[];
  /** Intent that was opened for the payment. */
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

export const fakeKeys = {
  publishableKey: 'pk_test_standin0123456789',
  secretKey: 'sk_test_standin0123456789',
  webhookSecret: fakeSecret,
};

/** Answers by idempotency key, each with the call that it was the answer to. */
type Answered = Map<string, { readonly what: string; readonly answer: StripeAnswer }>;

/** Opens a fake at a free port. */
export async function createFakeStripe(): Promise<FakeStripe> {
  const answered: Answered = new Map();
  const server = createServer((request, response) => void answer({ fake, answered }, request, response));
  const free = await freePort();
  await new Promise<void>((resolve) => server.listen(free, '127.0.0.1', resolve));
  const fake = fakeOn(server);
  return fake;
}

function fakeOn(server: Server): FakeStripe {
  let made = 0;
  const books: StripeBooks = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents: new Map(),
    setups: new Map(),
    refunds: [],
    disputes: new Map(),
    opensWith: {},
    refundsBegin: 'succeeded',
    newId: (prefix) => `${prefix}_standin${String((made += 1)).padStart(4, '0')}`,
  };
  return {
    ...books,
    calls: [],
    mood: 'up',
    faults: [],
    intentOfPayment: (paymentId) =>
      [...books.intents.values()].find(({ metadata }) => metadata['attempt'] === paymentId),
    answerBank: (intentId, approved) => answerBank(books, intentId, approved),
    message(type, object, { id = books.newId('evt'), at, secret = fakeSecret } = {}) {
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
}

function answerBank({ setups, intents }: StripeBooks, id: string, approved: boolean): void {
  const setup = setups.get(id);
  if (setup?.status === 'requires_action') setup.status = approved ? 'succeeded' : 'requires_payment_method';
  const intent = intents.get(id);
  if (intent?.status !== 'requires_action') return;
  intent.status = approved ? 'succeeded' : 'requires_payment_method';
  if (!approved) intent.refusal = 'The provided PaymentMethod has failed authentication.';
}

async function answer(
  { fake, answered }: { readonly fake: FakeStripe; readonly answered: Answered },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request, fake.origin);
  const { method, url, params } = call;
  if (url.pathname === '/stripe.js' || url.pathname.startsWith('/bank/'))
    return respondToBrowser(response, { fake: fake, ...call });
  const name = `${method} ${url.pathname.replace(/\/[a-z]+_[^/]*\d[^/]*/g, '/:id')}`;
  fake.calls.push(name);
  const { mood } = fake;
  if (mood === 'down') return void request.socket.destroy();
  if (mood === 'failing') return send(response, fault);
  if (typeof mood === 'object') await new Promise((resolve) => setTimeout(resolve, mood.slow));
  const key = String(request.headers['idempotency-key'] ?? '');
  const what = `${url.pathname}?${params.toString()}`;
  const before = key === '' ? undefined : answered.get(key);
  if (before) return send(response, before.what === what ? before.answer : keyReused);
  const result = handleCall(fake, call);
  if (result === 'hang') return;
  if (key !== '') answered.set(key, { what, answer: structuredClone(result) });
  const end = await endOf(fake, name);
  if (end === 'cut') return void request.socket.destroy();
  send(response, end === 'fault' ? fault : result);
}

const fault: StripeAnswer = [500, stripeError('api_error', 'Something went wrong')];
const keyReused: StripeAnswer = [
  400,
  stripeError('idempotency_error', 'Keys for idempotent requests differ'),
];

async function readCall(request: IncomingMessage, origin: string): Promise<StripeCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const params = new URLSearchParams(Buffer.concat(chunks).toString());
  return { method: String(request.method), url: new URL(request.url ?? '/', origin), params };
}

async function endOf({ faults }: FakeStripe, call: string): Promise<'answer' | 'fault' | 'cut'> {
  const at = faults.findIndex((one) => one.call === call);
  const [met] = at < 0 ? [] : faults.splice(at, 1);
  return (await met?.end()) ?? 'answer';
}

function send(response: ServerResponse, [status, body]: StripeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
