import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../support/browser-session.ts';
import { createRestarts } from '../support/ready-again.ts';
import { freePort, startProcess, type StartedProcess, startedFolder } from '../support/server-process.ts';

const project = join(import.meta.dirname, '../..');
const folder = startedFolder();
/** 6 by default, since each costs a start of the server; 100 with KILLS=100. */
const kills = Number(process.env.KILLS ?? 6);
let server: StartedProcess | undefined;

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended();
  folder.remove();
});

function environment(port: number): Record<string, string> {
  return { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'error' };
}

async function start(port: number): Promise<StartedProcess> {
  const started = startProcess([process.execPath, join(project, 'apps/server/main.ts')], environment(port));
  await started.printed(/Ready/);
  return started;
}

/** Buys a loaf and answers with its order. */
async function buy(port: number): Promise<string> {
  const session = createSession(port, `levain.localhost:${port}`);
  const page = await session.send('GET', '/shop/p/baguette-tradition');
  const itemId = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  await session.send('POST', '/api/commerce/shopping-cart/entries', { itemId, sku: null, quantity: 1 });
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
  const details = { email: 'sam@buyer.example', shippingOption: 'post', shippingAddress };
  const saved = await session.send('PUT', '/api/commerce/checkout', details);
  const payment = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };
  const body = { expectedGrandTotalCents: saved.json.cart.grandTotalCents, payment };
  return (await session.send('POST', '/api/commerce/checkout/complete', body)).json.orderId;
}

async function logIn(port: number): Promise<{ owner: Session; siteId: string }> {
  const owner = createSession(port, `localhost:${port}`);
  await owner.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  await owner.send('POST', '/api/studio/session', login);
  return { owner, siteId: (await owner.send('GET', '/api/studio/sites')).json.sites[0].id };
}

describe('the process dies', () => {
  it('by kill -9 during a refund, and the same request again refunds the money once', {
    timeout: 400_000 + kills * 20_000,
  }, async () => {
    const port = await freePort();
    const restarts = createRestarts();
    server = await start(port);
    const { owner, siteId } = await logIn(port);
    for (let n = 0; n < kills; n += 1) {
      const path = `/api/studio/sites/${siteId}/orders/${await buy(port)}`;
      const body = { key: `refund-of-order-${n}`, amount: '1.00', restock: false, reason: '', notify: false };
      const send = () => owner.send('POST', `${path}/refunds`, body);
      const lost = send().catch(() => null);
      await pause(Math.random() * 60);
      server.child.kill('SIGKILL');
      await Promise.all([lost, server.ended()]);
      server = await restarts.timed(() => start(port));
      const again = await send();
      expect(again.status, again.text).toBe(200);
      const { refunds } = (await owner.send('GET', path)).json.order;
      expect(refunds).toMatchObject([{ status: 'done', amount: { value: '1.00' } }]);
    }
    expect(restarts.problem()).toBe('');
    const check = startProcess(
      [process.execPath, join(project, 'apps/server/check-invariants.ts')],
      environment(port),
    );
    expect(await check.ended(), check.output()).toBe(0);
  });
});
