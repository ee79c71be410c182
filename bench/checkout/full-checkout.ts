import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createSession, type Reply } from '../../tests/support/browser-session.ts';
import type { Statement } from '../cart/record-statements.ts';
import { seconds } from '../support/load.ts';
import { endRecording, recordingEnvironment, takeStatements } from '../support/recorder.ts';
import { report } from '../support/report.ts';
import { rounds } from '../support/trial.ts';
import { startChild, startProduct } from '../support/subject.ts';
import { atoms, type FloorTask } from './floor-process.ts';
import type { JourneyLoad, JourneyResult } from './journey-process.ts';

// Share of the throughput of a bare node and SQL floor with the same durable writes.
const goal = 0.35;
const connections = 16;
const journeysRecorded = 3;
const maxItems = 8;

type Shop = NonNullable<JourneyLoad['shop']>;

// Mails and what else follows from an order are the worker's, in a process of its own.
const product = await startProduct({
  LOG_LEVEL: 'warn',
  ROLE: 'web',
  TRUSTED_PROXIES: '127.0.0.1',
  ...recordingEnvironment,
});
try {
  const shop = await createShop();
  await journeys({ origin: product.origin, connections, seconds: 1, shop });
  const task = await record(shop);
  const floor = await startChild(fileURLToPath(new URL('floor-process.ts', import.meta.url)), task);
  const measured: { floor: JourneyResult; ours: JourneyResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await countOrders(task.url);
    const replayed = await journeys({ origin: floor.origin, connections, seconds });
    const orders = (await countOrders(task.url)) - before;
    if (orders !== replayed.count)
      throw new Error(`the floor wrote ${orders} orders in ${replayed.count} journeys`);
    measured.push({
      floor: replayed,
      ours: await journeys({ origin: product.origin, connections, seconds, shop }),
    });
  }
  await floor.stop();
  const middle = measured.toSorted((a, b) => ratioOf(a) - ratioOf(b))[rounds >> 1];
  if (!middle) throw new Error('nothing was measured');
  const writes = task.requests.flat(2).length;
  report('checkout/full-checkout', [
    {
      name: 'cart, shipping, payment',
      'floor statements': writes,
      'floor a second': Math.round(middle.floor.rate),
      'ours a second': Math.round(middle.ours.rate),
      'ours median ms': Math.round(middle.ours.median),
      'ours p99 ms': Math.round(middle.ours.p99),
      ratio: ratioOf(middle),
      goal,
    },
  ]);
} finally {
  await product.stop();
  endRecording();
}

function ratioOf({ floor, ours }: { readonly floor: JourneyResult; readonly ours: JourneyResult }): number {
  return ours.rate / floor.rate;
}

async function journeys(load: JourneyLoad): Promise<JourneyResult> {
  const child = fork(fileURLToPath(new URL('journey-process.ts', import.meta.url)), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const result = new Promise<JourneyResult>((resolve, reject) => {
    child.once('message', (message) => resolve(message as JourneyResult));
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
  child.send(load);
  return result;
}

/** Orders that are placed, of every site. */
async function countOrders(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as orders from orders where number is not null');
  await client.end();
  return rows[0].orders;
}

/** Items whose stock is counted, filled so that none runs out. */
async function createShop(): Promise<Shop> {
  const owner = createSession(product.port, `localhost:${product.port}`);
  await owner.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  await owner.send('POST', '/api/studio/session', login);
  const base = `/api/studio/sites/${(await owner.send('GET', '/api/studio/sites')).json.sites[0].id}`;
  const { products } = (await owner.send('GET', `${base}/products?pageSize=50`)).json;
  const items: { id: string; sku: string }[] = [];
  for (const { id } of products) {
    const { product: found } = (await owner.send('GET', `${base}/products/${id}`)).json;
    const counted = found.variants.find((variant: Reply) => !variant.stock.unlimited);
    if (found.kind !== 'physical' || !counted || items.length === maxItems) continue;
    const move = { delta: 10_000_000, idempotencyKey: `bench-${counted.id}` };
    const moved = await owner.send('POST', `${base}/inventory/${counted.id}/movements`, move);
    if (moved.status !== 200) throw new Error(moved.text);
    items.push({ id, sku: counted.sku });
  }
  if (items.length === 0) throw new Error('the shop counts no stock');
  const visitor = createSession(product.port, `levain.localhost:${product.port}`);
  await visitor.send('GET', '/');
  const crumb = encodeURIComponent(visitor.cookies.get('crumb') ?? '');
  return { host: `levain.localhost:${product.port}`, crumb, items };
}

/** Statements of journeys, request by request; one alone at a time, so that statements belong to it. */
async function record(shop: Shop): Promise<FloorTask> {
  const child = { kill: (signal: 'SIGUSR2') => void product.process.child.kill(signal) };
  const recorded: Statement[][][][] = [];
  let url = '';
  for (let n = 0; n < journeysRecorded; n += 1) {
    await pause(200);
    await takeStatements(child);
    const alone = { origin: product.origin, connections: 1, seconds: 0.001, shop: oneItem(shop) };
    const { sentAt } = await journeys(alone);
    const recording = await takeStatements(child);
    url = recording.url;
    recorded.push(requestsOf(recording.statements, sentAt));
  }
  const [first = []] = recorded;
  const others = recorded.slice(1).map((journey) => atomsOf(journey));
  const shared = [...atomsOf(first)].filter((atom) => others.every((all) => all.has(atom)));
  return { url, requests: first, shared };
}

function oneItem(shop: Shop): Shop {
  return { ...shop, items: shop.items.slice(0, 1) };
}

/** The transactions that write something lasting, by the request that was under way when they began. */
function requestsOf(statements: readonly Statement[], sentAt: readonly number[]): Statement[][][] {
  const requests: Statement[][][] = sentAt.map(() => []);
  for (const transaction of transactionsOf(statements)) {
    const lasting = transaction.filter(({ text }) => isWrite(text) && !text.includes('"rate_bucket"'));
    const [begin, commit] = [transaction[0], transaction.at(-1)];
    if (lasting.length === 0 || !begin || !commit) continue;
    const request = sentAt.findLastIndex((at) => at <= begin.at);
    requests[request]?.push([begin, ...lasting, commit]);
  }
  return requests;
}

function isWrite(text: string): boolean {
  return (
    /^\s*(?:insert|update|delete|merge)\b/i.test(text) ||
    /^\s*with\b[^]*\b(?:insert into|update|delete from)\b/i.test(text)
  );
}

// In the order in which they began; those of other connections run between.
function transactionsOf(statements: readonly Statement[]): Statement[][] {
  const transactions: Statement[][] = [];
  const open = new Map<number, Statement[]>();
  for (const statement of statements) {
    if (/^begin/i.test(statement.text)) {
      const begun: Statement[] = [];
      transactions.push(begun);
      open.set(statement.connection, begun);
    }
    open.get(statement.connection)?.push(statement);
  }
  return transactions;
}

function atomsOf(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).replaceAll('\\\\', '\\').match(atoms) ?? []);
}
