import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createSession } from '../support/browser-session.ts';
import { freePort, startProcess, type StartedProcess, startedFolder } from '../support/server-process.ts';

const project = join(import.meta.dirname, '../..');
const folder = startedFolder();
let server: StartedProcess | undefined;

afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended();
  folder.remove();
});

const environment = (port: number) => ({
  PORT: String(port),
  DATA_DIR: folder.path,
  LOG_LEVEL: 'error',
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

/** A checkout; `refused` when the server no longer takes the request, which then had no effect. */
async function checkout(port: number, n: number): Promise<number | 'refused'> {
  const session = createSession(port, `levain.localhost:${port}`, `127.9.${n}.1`);
  try {
    const page = await session.send('GET', '/shop/p/baguette-tradition');
    const itemId = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await session.send('POST', '/api/commerce/shopping-cart/entries', { itemId, sku: null, quantity: 1 });
    const saved = await session.send('PUT', '/api/commerce/checkout', details);
    const expectedGrandTotalCents = saved.json.cart.grandTotalCents;
    const body = { expectedGrandTotalCents, payment };
    return (await session.send('POST', '/api/commerce/checkout/complete', body)).status;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'refused';
    throw error;
  }
}

async function start(port: number): Promise<StartedProcess> {
  const started = startProcess([process.execPath, join(project, 'apps/server/main.ts')], environment(port));
  await started.printed(/Ready/);
  return started;
}

/** Orders of the shop, as its owner sees them. */
async function placedOrders(port: number): Promise<number> {
  const owner = createSession(port, `localhost:${port}`);
  await owner.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  await owner.send('POST', '/api/studio/session', login);
  const siteId: string = (await owner.send('GET', '/api/studio/sites')).json.sites[0].id;
  return (await owner.send('GET', `/api/studio/sites/${siteId}/orders`)).json.total;
}

describe('SIGTERM under load', () => {
  it('answers the requests under way, exits with 0, and leaves no order without its answer', async () => {
    const port = await freePort();
    server = await start(port);
    const before = await placedOrders(port);
    const answers: (number | 'refused')[] = [];
    let stopped = false;
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let n = 0; !stopped; n += 1) answers.push(await checkout(port, lane * 30 + (n % 30)));
    });
    const isDone = (answer: number | 'refused') => answer === 200;
    while (answers.filter(isDone).length <= 8) await pause(50);
    server.child.kill('SIGTERM');
    expect(await server.ended(), server.output()).toBe(0);
    stopped = true;
    await Promise.all(lanes);
    const answered = answers.filter(isDone).length;
    expect(answers.filter((answer) => answer !== 200 && answer !== 'refused')).toEqual([]);
    server = await start(port);
    expect((await placedOrders(port)) - before).toBe(answered);
  });
});
