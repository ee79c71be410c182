import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createSession } from '../support/browser-session.ts';
import { freePort, startProcess, type StartedProcess, startedFolder } from '../support/server-process.ts';

const project = join(import.meta.dirname, '../..');
const folder = startedFolder();
let server: StartedProcess | undefined;

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended();
  folder.remove();
});

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
const payment = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };

interface Ended {
  readonly status: number;
  readonly retryAfter: number;
  readonly orderId: string | null;
  readonly at: number;
}

/** A checkout up to its first answer that is not 200. */
async function checkout(port: number, n: number): Promise<Ended> {
  const session = createSession(port, `levain.localhost:${port}`, `127.8.${n >> 8}.${n & 255}`);
  const page = await session.send('GET', '/shop/p/baguette-tradition');
  const itemId = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const entry = { itemId, sku: null, quantity: 1 };
  const added = await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
  if (added.status !== 200) return ended(added);
  const saved = await session.send('PUT', '/api/commerce/checkout', details);
  if (saved.status !== 200) return ended(saved);
  const body = { expectedGrandTotalCents: saved.json.cart.grandTotalCents, payment };
  const key = { 'idempotency-key': randomUUID() };
  return ended(await session.send('POST', '/api/commerce/checkout/complete', body, key));
}

type Answer = Awaited<ReturnType<ReturnType<typeof createSession>['send']>>;

function ended({ status, headers, json }: Answer): Ended {
  const orderId: string | null = json?.status === 'placed' ? json.orderId : null;
  return { status, retryAfter: Number(headers.get('retry-after') ?? Number.NaN), orderId, at: Date.now() };
}

function killDatabase(): void {
  const lock = readFileSync(join(folder.path, 'postgres/data/postmaster.pid'), 'utf8');
  process.kill(Number(lock.split('\n')[0]), 'SIGKILL');
}

/** Ids of the shop's orders, as its owner sees them. */
async function placedOrders(port: number): Promise<Set<string>> {
  const owner = createSession(port, `localhost:${port}`);
  await owner.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  await owner.send('POST', '/api/studio/session', login);
  const siteId: string = (await owner.send('GET', '/api/studio/sites')).json.sites[0].id;
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const path = `/api/studio/sites/${siteId}/orders?pageSize=100&page=${page}`;
    const { orders, total } = (await owner.send('GET', path)).json;
    for (const { id } of orders) ids.add(id);
    if (ids.size >= total || orders.length === 0) return ids;
  }
}

describe('PostgreSQL dies under load', () => {
  it('keeps serving pages, answers calls with 503 at worst, completes checkouts again within 10 s, and loses no order', {
    timeout: 500_000,
  }, async () => {
    const port = await freePort();
    const environment = { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'error' };
    server = startProcess([process.execPath, join(project, 'apps/server/main.ts')], environment);
    await server.printed(/Ready/);
    const visitor = createSession(port, `levain.localhost:${port}`);
    await visitor.send('GET', '/');
    const answers: Ended[] = [];
    let stopped = false;
    const lanes = Array.from({ length: 6 }, async (_, lane) => {
      for (let n = 0; !stopped; n += 1) answers.push(await checkout(port, lane * 2000 + n));
    });
    while (answers.filter(({ orderId }) => orderId).length < 6) await pause(50);
    killDatabase();
    const died = Date.now();
    const pages: number[] = [];
    const placedSince = () => answers.filter(({ orderId, at }) => orderId && at > died + 200);
    while (placedSince().length < 6 && Date.now() - died < 30_000) {
      pages.push((await visitor.send('GET', '/')).status);
      await pause(50);
    }
    stopped = true;
    await Promise.all(lanes);
    expect((placedSince()[0]?.at ?? Number.POSITIVE_INFINITY) - died).toBeLessThan(10_000);
    expect(pages.filter((status) => status !== 200)).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(
      refused.filter(({ status }) => status !== 503),
      server.output(),
    ).toEqual([]);
    expect(refused.filter(({ retryAfter }) => !(retryAfter >= 1 && retryAfter <= 3))).toEqual([]);
    const seen = await placedOrders(port);
    expect(answers.flatMap(({ orderId }) => (orderId && !seen.has(orderId) ? [orderId] : []))).toEqual([]);
    const check = startProcess(
      [process.execPath, join(project, 'apps/server/check-invariants.ts')],
      environment,
    );
    expect(await check.ended(), check.output()).toBe(0);
  });
});
