import { decodeJson, number, object, text } from '@veranda/domain/decoders';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Work of the lanes for a number of seconds. */
export interface JourneyLoad {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** The shop's host with what is bought; absent: the floor's three requests. */
  readonly shop?: {
    readonly host: string;
    readonly crumb: string;
    readonly items: readonly { readonly id: string; readonly sku: string }[];
  };
}

/** Journeys a second, and the milliseconds in which half and 99 of 100 of them were done. */
export interface JourneyResult {
  readonly rate: number;
  readonly median: number;
  readonly p99: number;
  /** Number of journeys. */
  readonly count: number;
  /** Milliseconds since 1970 at which each request of the last journey was sent. */
  readonly sentAt: readonly number[];
}

interface Answer {
  readonly status: number;
  readonly cookies: string;
  readonly text: string;
}

process.on('disconnect', () => process.exit(0));
process.on('message', (load: JourneyLoad) => {
  void drive(load).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

let sentAt: number[] = [];

async function drive(load: JourneyLoad): Promise<JourneyResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  const began = performance.now();
  const ends = began + load.seconds * 1000;
  let sent = Math.trunc(Math.random() * 1e7);
  const lanes = Array.from({ length: load.connections }, async () => {
    while (performance.now() < ends) {
      const from = performance.now();
      sentAt = [];
      sent += 1;
      await (load.shop ? buy(load, agent, sent) : replay(load, agent, sent));
      times.push(performance.now() - from);
    }
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.trunc(sorted.length * share)] ?? 0;
  return { rate: times.length / seconds, median: at(0.5), p99: at(0.99), count: times.length, sentAt };
}

interface Sending {
  readonly method?: 'PUT';
  readonly path: string;
  readonly body: object;
}

/** Cart, shipping, payment. */
async function buy(load: JourneyLoad, agent: Agent, n: number): Promise<void> {
  const { host = '', crumb = '', items = [] } = load.shop ?? {};
  const item = items[n % items.length];
  const headers = {
    host,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': decodeURIComponent(crumb),
    'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
  const send = (cookie: string, { body, ...wanted }: Sending) =>
    ask(load.origin, agent, {
      method: wanted.method ?? 'POST',
      path: wanted.path,
      headers: { ...headers, cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  const entry = { itemId: item?.id, sku: item?.sku, quantity: 1 };
  const path = '/api/commerce/shopping-cart/entries';
  const added = await send(`crumb=${crumb}`, { path, body: entry });
  const cart = `crumb=${crumb}; CART=${cookieOf(added, 'CART')}`;
  const saved = await send(cart, { method: 'PUT', path: '/api/commerce/checkout', body: details(n) });
  // A person's saved data is bound to this browser.
  const cookie = `${cart}; cart_key=${cookieOf(saved, 'cart_key') || cookieOf(added, 'cart_key')}`;
  const { expectedGrandTotalCents } = decodeJson(savedCheckout, saved.text);
  const completion = { expectedGrandTotalCents, payment: card };
  const done = await send(cookie, { path: '/api/commerce/checkout/complete', body: completion });
  if (decodeJson(completed, done.text).status !== 'placed') throw new Error(done.text);
}

const checkoutCart = object({ cart: object({ grandTotalCents: number }) });
const savedCheckout = (value: unknown) => ({
  expectedGrandTotalCents: checkoutCart(value).cart.grandTotalCents,
});
const completed = object({ status: text });

function cookieOf({ cookies }: Answer, name: string): string {
  return new RegExp(`${name}=([^;,]+)`).exec(cookies)?.[1] ?? '';
}

async function replay(load: JourneyLoad, agent: Agent, n: number): Promise<void> {
  for (const step of [0, 1, 2])
    await ask(load.origin, agent, { method: 'POST', path: `/${n}/${step}`, headers: {}, body: '{}' });
}

interface Wanted {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function ask(origin: string, agent: Agent, { method, path, headers, body }: Wanted): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  sentAt.push(Date.now());
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: hostname, port, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          if (status !== 200) return reject(new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`));
          resolve({ status, cookies: String(response.headers['set-cookie']), text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const card = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };
const address = {
  firstName: 'Sam',
  lastName: 'Baker',
  address1: '1 Ferry Row',
  address2: '',
  city: 'Rondout',
  region: 'NY',
  postalCode: '12401',
  country: 'US',
  phone: '',
};
const details = (n: number) => ({
  email: `sam${n}@buyer.example`,
  shippingOption: 'post',
  shippingAddress: address,
});
