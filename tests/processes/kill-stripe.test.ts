import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../support/browser-session.ts';
import { createRestarts } from '../support/ready-again.ts';
import { freePort, startProcess, type StartedProcess, temporaryFolder } from '../support/server-process.ts';
import { createFakeStripe, fakeKeys, type FakeStripe } from '../support/fake-stripe.ts';

const project = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
// The hosts of the sites keep the port, for a second try too.
const port = await freePort();
/** 6 by default, since each costs a start of the server; 100 with KILLS=100. */
const kills = Number(process.env.KILLS ?? 6);
let server: StartedProcess | undefined;
let stripe: FakeStripe | undefined;

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended();
  await stripe?.close();
  folder.remove();
});

function environment(port: number): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    STRIPE_SECRET_KEY: fakeKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: fakeKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: fakeKeys.webhookSecret,
    STRIPE_API_BASE: stripe?.origin ?? '',
  };
}

async function start(port: number): Promise<StartedProcess> {
  const started = startProcess([process.execPath, join(project, 'apps/server/main.ts')], environment(port));
  await started.printed(/Ready/);
  return started;
}

const shippingAddress = {
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

/** A visitor with one loaf in the cart, and what paying it is sent with. */
async function readyToPay(port: number): Promise<{ session: Session; body: object }> {
  const session = createSession(port, `levain.localhost:${port}`);
  const page = await session.send('GET', '/shop/p/baguette-tradition');
  const itemId = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  await session.send('POST', '/api/commerce/shopping-cart/entries', { itemId, sku: null, quantity: 1 });
  const details = { email: 'sam@buyer.example', shippingOption: 'post', shippingAddress };
  const saved = await session.send('PUT', '/api/commerce/checkout', details);
  expect(saved.status, saved.text).toBe(200);
  const payment = { kind: 'stripe-token', token: 'ctoken_ok' };
  return { session, body: { expectedGrandTotalCents: saved.json.cart.grandTotalCents, payment } };
}

describe('the process dies while a provider is asked', () => {
  it(`${kills} times by kill -9, and every charge has its order, every cart at most one charge`, {
    timeout: 400_000 + kills * 12_000,
  }, async () => {
    stripe = await createFakeStripe();
    const restarts = createRestarts();
    server = await start(port);
    for (let n = 0; n < kills; n += 1) {
      const { session, body } = await readyToPay(port);
      stripe.mood = { slow: 30 };
      const pay = () =>
        session.send('POST', '/api/commerce/checkout/complete', body, { 'idempotency-key': `kill-${n}` });
      const lost = pay().catch(() => null);
      await pause(Math.random() * 250);
      server.child.kill('SIGKILL');
      await Promise.all([lost, server.ended()]);
      server = await restarts.timed(() => start(port));
      const again = await pay();
      expect(['placed', 'processing'], again.text).toContain(again.json.status);
    }
    expect(restarts.problem()).toBe('');
    stripe.mood = 'up';
    const { intents } = stripe;
    const charged = () => [...intents.values()].filter((intent) => intent.status === 'succeeded');
    // The reconciling job finds an order that was cut off after its charge, a minute later at the earliest.
    const owner = createSession(port, `localhost:${port}`);
    await owner.send('GET', '/api/studio/session');
    const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
    await owner.send('POST', '/api/studio/session', login);
    const siteId: string = (await owner.send('GET', '/api/studio/sites')).json.sites[0].id;
    const paidByStripe = async (): Promise<number> => {
      const list = await owner.send('GET', `/api/studio/sites/${siteId}/orders?pageSize=100`);
      return list.json.orders.filter((order: { email: string }) => order.email === 'sam@buyer.example')
        .length;
    };
    await expect.poll(paidByStripe, { timeout: 100_000, interval: 2000 }).toBe(charged().length);
    const carts = charged().map((intent) => intent.metadata['checkout']);
    expect(new Set(carts).size).toBe(carts.length);
    const check = startProcess(
      [process.execPath, join(project, 'apps/server/check-invariants.ts')],
      environment(port),
    );
    expect(await check.ended(), check.output()).toBe(0);
  });
});
