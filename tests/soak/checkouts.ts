import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createSession, type Session } from '../support/browser-session.ts';
import { freePort, startProcess, type StartedProcess, temporaryFolder } from '../support/server-process.ts';

// Run by hand: `node tests/soak/checkouts.ts [checkouts]`. A thousand checkouts against the real process, of
// which a third lose their answer and are sent again under the same key. Each must end as one order, with one
// charge.

const project = join(import.meta.dirname, '../..');
const wanted = Number(process.argv[2] ?? 1000);
const atOnce = 16;

async function main(): Promise<void> {
  const folder = temporaryFolder();
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'error' };
  const server = startProcess([process.execPath, join(project, 'apps/server/main.ts')], environment);
  await server.printed(/Ready/);
  try {
    const started = Date.now();
    const orders = await soak(port);
    console.log(`${orders.size} orders of ${wanted} checkouts in ${Date.now() - started} ms`);
    if (orders.size !== wanted) throw new Error('a checkout has no order of its own');
    await check(environment);
  } finally {
    await stop(server);
    folder.remove();
  }
}

async function soak(port: number): Promise<Set<string>> {
  const orders = new Set<string>();
  let next = 0;
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let n = next++; n < wanted; n = next++) orders.add(await checkout(port, n));
  });
  await Promise.all(lanes);
  return orders;
}

async function checkout(port: number, n: number): Promise<string> {
  const host = `levain.localhost:${port}`;
  const session = createSession(port, host, `127.${1 + (n >> 8)}.${n & 255}.1`);
  const page = await session.send('GET', '/shop/p/baguette-tradition');
  const itemId = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const added = await session.send('POST', '/api/commerce/shopping-cart/entries', {
    itemId,
    sku: null,
    quantity: 1,
  });
  if (added.status !== 200) throw new Error(`add answered ${added.status}: ${added.text}`);
  const saved = await session.send('PUT', '/api/commerce/checkout', details);
  return pay(session, saved.json.cart.grandTotalCents, n % 3 === 0);
}

/** Pays under one key; where it loses the first answer, the browser has gone on before it came. */
async function pay(session: Session, expectedGrandTotalCents: number, loses: boolean): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  const body = { expectedGrandTotalCents, payment };
  const send = () => session.send('POST', '/api/commerce/checkout/complete', body, key);
  const lost = loses ? send().catch(() => null) : null;
  if (lost) await Promise.race([lost, new Promise((done) => setTimeout(done, Math.random() * 30))]);
  const answer = await send();
  await lost;
  if (answer.status !== 200) throw new Error(`complete answered ${answer.status}: ${answer.text}`);
  return answer.json.orderId;
}

async function check(environment: Readonly<Record<string, string>>): Promise<void> {
  const command = [process.execPath, join(project, 'apps/server/check-invariants.ts')] as const;
  const checking = startProcess([...command], environment);
  if ((await checking.ended()) !== 0) throw new Error(checking.output());
  console.log('the invariants hold');
}

async function stop(server: StartedProcess): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended();
}

const payment = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };
const details = {
  email: 'sam@buyer.example',
  shippingOption: 'post',
  shippingAddress: {
    firstName: 'Sam',
    lastName: 'Baker',
    address1: '1 Ferry Row',
    address2: '',
    city: 'Rondout',
    region: 'NY',
    postalCode: '12401',
    country: 'US',
    phone: '',
  },
};

await main();
