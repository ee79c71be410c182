import type { AddressInfo } from 'node:net';
import { createSmtpMailer } from '@veranda/server/platform/mail/create-mailer';
import { startWorker } from '@veranda/server/worker';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { freePort } from '../../support/server-process.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let port: number;
let server: SMTPServer | undefined;

beforeAll(async () => {
  shop = await createShop('post');
  port = await freePort();
  // Only the mails to buyers are counted here.
  await shop.app.db.global((tx) => tx.deleteFrom('outbox').where('topic', '=', 'account-welcome').execute());
  const kinds = `/api/studio/sites/${shop.siteId}/commerce/mail-settings`;
  const { mailSettings } = (await shop.owner.send('GET', kinds)).json;
  const { words, version } = mailSettings.find((setting: Reply) => setting.kind === 'shop-order');
  const off = await shop.owner.send('PUT', `${kinds}/shop-order`, { words, version, enabled: false });
  expect(off.status).toBe(200);
});
beforeEach(() => {
  Object.assign(shop.app.deps, { mail: createSmtpMailer(`smtp://127.0.0.1:${port}`) });
});
afterEach(async () => {
  shop.app.deps.mail.close();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});
afterAll(() => shop.close());

/** A mail server; the first `refuse` mails are read whole, and then the line is cut before the answer. */
async function mailServer(refuse: number): Promise<string[]> {
  const received: string[] = [];
  let left = refuse;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk));
      stream.on('end', () => {
        received.push(text);
        left -= 1;
        callback(left >= 0 ? new Error('421 the line is cut') : null);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  expect((server.server.address() as AddressInfo).port).toBe(port);
  return received;
}

async function order(): Promise<string> {
  await shop.setStock('MUG', 9);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return (await shop.complete(session, 1750)).json.orderId;
}

async function mailsAreDue(): Promise<void> {
  await shop.app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('topic', '=', 'order-placed')
      .where('sentAt', 'is', null)
      .execute(),
  );
}

async function waiting(): Promise<number> {
  const rows = await shop.app.db.global((tx) =>
    tx
      .selectFrom('outbox')
      .select('id')
      .where('topic', '=', 'order-placed')
      .where('sentAt', 'is', null)
      .execute(),
  );
  return rows.length;
}

const messageIds = (mails: readonly string[]) =>
  mails.map((mail) => /^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? '');

describe('mails of orders', () => {
  it('wait while the mail server is away, orders go on, and all mails are delivered when it is back', async () => {
    const orders = [await order(), await order(), await order()];
    const worker = await startWorker(shop.app.deps);
    const attempts = () =>
      shop.app.db.global((tx) =>
        tx.selectFrom('outbox').select('attempts').where('topic', '=', 'order-placed').execute(),
      );
    await expect
      .poll(async () => (await attempts()).every((row) => row.attempts > 0), { timeout: 8000 })
      .toBe(true);
    expect(await waiting()).toBe(3);
    const received = await mailServer(0);
    await mailsAreDue();
    await expect.poll(waiting, { timeout: 8000 }).toBe(0);
    await worker.close();
    expect(new Set(messageIds(received)).size).toBe(3);
    for (const id of orders)
      expect(messageIds(received).some((messageId) => messageId.includes(id))).toBe(true);
  });

  it('are sent again under the same Message-ID when a receipt was lost', async () => {
    const received = await mailServer(1);
    await order();
    const worker = await startWorker(shop.app.deps);
    await expect.poll(() => received.length, { timeout: 8000 }).toBe(1);
    await expect
      .poll(
        async () => {
          await mailsAreDue();
          return waiting();
        },
        { timeout: 8000 },
      )
      .toBe(0);
    await worker.close();
    expect(received.length).toBeGreaterThanOrEqual(2);
    expect(new Set(messageIds(received)).size).toBe(1);
  });
});
