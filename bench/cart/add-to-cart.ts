import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Answer, ask } from '../support/ask.ts';
import { type LoadRequest, requestsPerSecond } from '../support/load.ts';
import { report } from '../support/report.ts';
import { startChild, startProduct, type Subject } from '../support/subject.ts';
import { rounds, scaled } from '../support/trial.ts';
import type { FloorTask } from './floor-process.ts';
import { endRecording, recordingEnvironment, takeStatements } from '../support/recorder.ts';
import type { Recording, Statement } from './record-statements.ts';

// Share of the throughput of a bare node and SQL floor that runs the same statements.
const goal = 0.35;
// More carts than one limit of 30 additions in 10 s allows one cart: 2,000 additions a second stay below it.
const carts = scaled(1_000, 150);
const recorded = scaled(64, 16);
const entries = '/api/commerce/shopping-cart/entries';

const product = await startProduct({
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.1',
  ...recordingEnvironment,
});
try {
  const visits = await makeVisits();
  const { answer, requests, url } = await record(visits.slice(0, recorded));
  const floor = await startChild(fileURLToPath(new URL('floor-process.ts', import.meta.url)), {
    url,
    requests,
    answer,
  } satisfies FloorTask);
  const rates: { floor: number; ours: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    rates.push({
      floor: await measure(floor, [{ method: 'POST', path: entries, body: '{}' }]),
      // The floor's repetitions count against the limits of the recorded carts: others are added to here.
      ours: await measure(product, visits.slice(recorded)),
    });
  await floor.stop();
  const middle = [...rates].sort((a, b) => a.ours / a.floor - b.ours / b.floor)[rounds >> 1];
  report('cart/add-to-cart', [
    {
      name: 'one unit more in a cart',
      statements: requests[0]?.length,
      'floor req/s': Math.round(middle?.floor ?? 0),
      'ours req/s': Math.round(middle?.ours ?? 0),
      ratio: (middle?.ours ?? 0) / (middle?.floor ?? 1),
      goal,
    },
  ]);
} finally {
  await product.stop();
  endRecording();
}

function measure(subject: Subject, requests: readonly LoadRequest[]): Promise<number> {
  return requestsPerSecond({ origin: subject.origin, connections: 64, requests });
}

/** Visitors who have one unit in a cart of their own each, and will add another. */
async function makeVisits(): Promise<LoadRequest[]> {
  const host = `levain.localhost:${product.port}`;
  const { id, sku } = await plentifulItem(host);
  const home = await ask(product.origin, { path: '/', headers: { host } });
  const crumb = /crumb=([^;]+)/.exec(String(home.headers['set-cookie']))?.[1] ?? '';
  const body = JSON.stringify({ itemId: id, sku, quantity: 1 });
  const visits: LoadRequest[] = [];
  for (let index = 0; index < carts; index += 1) {
    const headers = {
      host,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': decodeURIComponent(crumb),
      'x-forwarded-for': `10.9.${index >> 8}.${index & 255}`,
    };
    const added = await send({
      method: 'POST',
      path: entries,
      headers: { ...headers, cookie: `crumb=${crumb}` },
      body,
    });
    const cart = /CART=([^;]+)/.exec(String(added.headers['set-cookie']))?.[1] ?? '';
    const cookie = `crumb=${crumb}; CART=${cart}`;
    visits.push({
      method: 'POST',
      path: entries,
      headers: { ...headers, cookie, 'x-forwarded-for': '{address}' },
      body,
    });
  }
  return visits;
}

interface Variant {
  readonly sku: string;
  readonly unlimited?: boolean;
  readonly qtyInStock?: number;
}
interface Item {
  readonly id: string;
  readonly fullUrl: string;
  readonly structuredContent: { readonly variants: readonly Variant[] };
}

/** An item of the demo shop that does not run out while it is added. */
async function plentifulItem(host: string): Promise<{ id: string; sku: string }> {
  const json = async (path: string) =>
    JSON.parse(String((await ask(product.origin, { path: `${path}?format=json`, headers: { host } })).body));
  const { items } = (await json('/shop')) as { items: Item[] };
  for (const { id, fullUrl } of items) {
    const { item } = (await json(fullUrl)) as { item: Item };
    const variant = item.structuredContent.variants.find(isPlenty);
    if (variant) return { id, sku: variant.sku };
  }
  throw new Error('the demo shop has no item that cannot run out');
}

function isPlenty(variant: Variant): boolean {
  return variant.unlimited === true || (variant.qtyInStock ?? 0) > 1_000_000;
}

async function send(request: LoadRequest): Promise<Answer> {
  const answer = await ask(product.origin, request);
  if (answer.status !== 200) throw new Error(`${answer.status} ${String(answer.body)}`);
  return answer;
}

/**
 * The statements of some requests, each sent alone; what the product does on its own in the meantime is left
 * out.
 */
async function record(
  visits: readonly LoadRequest[],
): Promise<{ answer: string; requests: Statement[][]; url: string }> {
  await take();
  await pause(3000);
  const own = new Set((await take()).statements.map((statement) => shape(statement)));
  const spans: [number, number][] = [];
  let answer = '';
  for (const visit of visits) {
    const began = Date.now();
    answer = String(
      (await send({ ...visit, headers: { ...visit.headers, 'x-forwarded-for': '10.8.0.1' } })).body,
    );
    spans.push([began, Date.now()]);
    await pause(3);
  }
  const { statements, url } = await take();
  const foreign = new Set(
    statements.filter((one) => own.has(shape(one)) && !isFrame(one)).map((one) => one.connection + one.at),
  );
  const requests = spans.map(([from, to]) =>
    statements.filter((one) => one.at >= from && one.at <= to && !foreign.has(one.connection + one.at)),
  );
  return { answer, requests: requests.filter((request) => request.length === requests[0]?.length), url };
}

// A function: what runs above is over before a constant here would have its value.
function take(): Promise<Recording> {
  return takeStatements({ kill: (signal) => product.process.child.kill(signal) });
}

function shape({ text }: Statement): string {
  return text.replace(/'[^']*'/g, '?');
}

function isFrame({ text }: Statement): boolean {
  return /^(?:begin|commit)/i.test(text);
}
