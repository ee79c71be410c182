import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../support/browser-session.ts';
import { createRestarts } from '../support/ready-again.ts';
import { freePort, startProcess, type StartedProcess, startedFolder } from '../support/server-process.ts';

const project = join(import.meta.dirname, '../..');
const folder = startedFolder();
// The hosts of the sites keep the port, for a second try too.
const port = await freePort();
const dataDir = folder.path;
/** 10 by default, since each costs a start of the server; 100 with KILLS=100. */
const kills = Number(process.env.KILLS ?? 10);
let server: StartedProcess | undefined;

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended();
  folder.remove();
});

async function start(port: number): Promise<StartedProcess> {
  const started = startProcess([process.execPath, join(project, 'apps/server/main.ts')], {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  await started.printed(/Ready/);
  return started;
}

/** A visitor with one loaf in the cart, ready to pay. */
async function readyToPay(port: number): Promise<{ session: Session; expectedGrandTotalCents: number }> {
  const session = createSession(port, `levain.localhost:${port}`);
  const page = await session.send('GET', '/shop/p/baguette-tradition');
  const itemId = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const added = await session.send('POST', '/api/commerce/shopping-cart/entries', {
    itemId,
    sku: null,
    quantity: 1,
    additionalFields: '{}',
  });
  expect(added.status).toBe(200);
  const saved = await session.send('PUT', '/api/commerce/checkout', {
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
  });
  expect(saved.status).toBe(200);
  return { session, expectedGrandTotalCents: saved.json.cart.grandTotalCents };
}

/** Changes something that is published: the title of a page in the menus. */
async function renamePage(owner: Session, siteId: string, navigationTitle: string): Promise<void> {
  const path = `/api/studio/sites/${siteId}/pages`;
  const [{ id, version }] = (await owner.send('GET', path)).json.pages;
  const answer = await owner.send('PATCH', `${path}/${id}`, { version, navigationTitle });
  expect(answer.status, answer.text).toBe(200);
}

describe('the process dies', () => {
  it('by kill -9 during checkout and publish, and nothing acknowledged is lost', {
    timeout: 400_000 + kills * 15_000,
  }, async () => {
    // A second try finds the server of the first.
    server?.child.kill('SIGKILL');
    await server?.ended();
    server = await start(port);
    const owner = createSession(port, `localhost:${port}`);
    await owner.send('GET', '/api/studio/session');
    const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
    expect((await owner.send('POST', '/api/studio/session', login)).status).toBe(200);
    const siteId: string = (await owner.send('GET', '/api/studio/sites')).json.sites[0].id;
    const orders = new Set<string>();
    const revisions = new Set<number>();
    const restarts = createRestarts();
    /** Pays and publishes; `ended` settles when both have been answered or have died. */
    const payAndPublish = async (note: string) => {
      const { session, expectedGrandTotalCents } = await readyToPay(port);
      await renamePage(owner, siteId, note);
      const payment = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };
      const paying = session
        .send(
          'POST',
          '/api/commerce/checkout/complete',
          { expectedGrandTotalCents, payment },
          { 'idempotency-key': randomUUID() },
        )
        .then((answer) => {
          if (answer.status === 200 && answer.json.status === 'placed') orders.add(answer.json.orderId);
        })
        .catch(() => {});
      const publishing = owner
        .send('POST', `/api/studio/sites/${siteId}/publish`, { note })
        .then((answer) => {
          if (answer.status === 200) revisions.add(answer.json.revision.number);
        })
        .catch(() => {});
      return { began: performance.now(), ended: Promise.all([paying, publishing]) };
    };
    // As long as the machine takes for both, and half as long again: some die before the answer, some after it.
    const whole = await payAndPublish('not killed');
    await whole.ended;
    const latest = 1.5 * (performance.now() - whole.began);
    const unkilled = { orders: orders.size, revisions: revisions.size };
    for (let n = 0; n < kills; n += 1) {
      const { ended } = await payAndPublish(`kill ${n}`);
      await pause(Math.random() * latest);
      server.child.kill('SIGKILL');
      await Promise.all([ended, server.ended()]);
      server = await restarts.timed(() => start(port));
    }
    expect(restarts.problem()).toBe('');
    const seen = (await owner.send('GET', `/api/studio/sites/${siteId}/orders?pageSize=100`)).json.orders;
    const ids = new Set(seen.map((order: { id: string }) => order.id));
    for (const id of orders) expect(ids.has(id)).toBe(true);
    const kept = (await owner.send('GET', `/api/studio/sites/${siteId}/revisions`)).json.revisions;
    const numbers = new Set(kept.map((revision: { number: number }) => revision.number));
    for (const number of revisions) expect(numbers.has(number)).toBe(true);
    expect(orders.size).toBeGreaterThan(unkilled.orders);
    expect(revisions.size).toBeGreaterThan(unkilled.revisions);
    const check = startProcess([process.execPath, join(project, 'apps/server/check-invariants.ts')], {
      PORT: String(port),
      DATA_DIR: dataDir,
    });
    expect(await check.ended(), check.output()).toBe(0);
  });
});
