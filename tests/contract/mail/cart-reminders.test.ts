import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { cartPath, details, createShop, type Shop } from '../checkout/shop.ts';

const hour = 60 * 60_000;
let shop: Shop;
let number = 0;

beforeAll(async () => {
  shop = await createShop('remind');
  await shop.setStock('MUG', 100);
  await switchOn(true);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.setClock(Date.now));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function switchOn(enabled: boolean): Promise<void> {
  const base = `/api/studio/sites/${shop.siteId}/commerce/mail-settings`;
  const { mailSettings } = (await shop.owner.send('GET', base)).json;
  const { version } = mailSettings.find((mailSetting: Reply) => mailSetting.kind === 'abandoned-cart');
  const words = { subject: null, intro: null, footer: null };
  await shop.owner.send('PUT', `${base}/abandoned-cart`, { words, enabled, version });
}

const email = () => `left-${(number += 1)}@cart.example`;
const type = (session: Session, typed: string) =>
  session.send('PUT', '/api/commerce/checkout', { ...details, email: typed });

async function leave(sku = 'MUG'): Promise<{ session: Session; to: string; cart: Reply }> {
  const [session, to] = [await shop.shopper(), email()];
  await shop.add(session, sku, 2);
  const saved = await type(session, to);
  expect([saved.status, saved.status === 200 ? '' : saved.text]).toEqual([200, '']);
  return { session, to, cart: (await session.send('GET', cartPath)).json };
}

/** Lets `hours` pass for the application and its outbox, and its workers do what is due. */
async function after(hours: number, workers = 1): Promise<void> {
  shop.setClock(() => Date.now() + hours * hour);
  const waiting = () =>
    shop.app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'cart-reminder')
        .where('sentAt', 'is', null)
        .where('attempts', '=', 0)
        .execute(),
    );
  await shop.app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0), attempts: 0 })
      .where('topic', '=', 'cart-reminder')
      .where('sentAt', 'is', null)
      .execute(),
  );
  const all = await Promise.all(Array.from({ length: workers }, () => startWorker(shop.app.deps)));
  await expect.poll(async () => (await waiting()).length, { timeout: 9000 }).toBe(0);
  await Promise.all(all.map((worker) => worker.close()));
  shop.setClock(Date.now);
}

const mailsTo = async (to: string) =>
  ((await shop.app.deps.mail.inbox?.list()) ?? []).filter((mail) => mail.to === to);
const linkIn = (text: string, path: string): string =>
  new RegExp(`${path}/[\\w.-]+`).exec(text)?.[0] ?? 'no link';

describe('an abandoned cart', () => {
  it('is reminded of 24 hours after an address was typed, once, whatever the number of workers', async () => {
    const { to } = await leave();
    await after(23);
    expect(await mailsTo(to)).toEqual([]);
    await after(25, 3);
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your cart at remind is waiting');
    expect(mail?.text).toMatch(/2 × .*24\.00/);
    const source = await readFile(join(shop.app.deps.settings.dataDir, 'mail', mail?.name ?? ''), 'utf8');
    const unfolded = source.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^Message-ID: <abandoned-cart\.[\w-]{36}@/m);
    expect(unfolded).toMatch(/^List-Unsubscribe: <http:\/\/remind\.[^>]+\/cart\/reminders\/[\w.-]+>/m);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await after(60);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('is not reminded of while its visitor goes on', async () => {
    const { session, to } = await leave();
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('cart')
        .set({ updatedAt: new Date(Date.now() + 10 * hour) })
        .where('email', '=', to)
        .execute(),
    );
    await after(25);
    expect(await mailsTo(to)).toEqual([]);
    await after(35);
    expect(await mailsTo(to)).toHaveLength(1);
    expect((await session.send('GET', cartPath)).json.entries).toHaveLength(1);
  });

  it('has at least one item in stock', async () => {
    await shop.setStock('SHIRT-S', 5);
    const { to } = await leave('SHIRT-S');
    await shop.setStock('SHIRT-S', 0);
    await after(25);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('is not reminded of once it is bought, here or elsewhere', async () => {
    const bought = await leave();
    const paid = await shop.complete(bought.session, 3000, { details: { ...details, email: bought.to } });
    expect(paid.status).toBe(200);
    const elsewhere = await leave();
    const other = await shop.shopper();
    await shop.add(other, 'MUG');
    await shop.complete(other, 1750, { details: { ...details, email: elsewhere.to } });
    await after(25);
    expect((await mailsTo(bought.to)).filter((mail) => mail.subject.includes('waiting'))).toEqual([]);
    expect((await mailsTo(elsewhere.to)).filter((mail) => mail.subject.includes('waiting'))).toEqual([]);
  });

  it('is nobody’s without an address, and of a member without typing one', async () => {
    const nobody = await shop.shopper();
    await shop.add(nobody, 'MUG');
    const [member, to] = [await shop.shopper(), email()];
    await member.send('POST', '/api/site-users/account', {
      email: to,
      password: 'a long enough pass phrase',
    });
    await shop.add(member, 'MUG');
    await after(25);
    expect(await mailsTo(to)).toHaveLength(1);
    const rows = await shop.app.db.global((tx) =>
      tx.selectFrom('outbox').select('payload').where('topic', '=', 'cart-reminder').execute(),
    );
    const { id } = (await nobody.send('GET', cartPath)).json;
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('is not reminded of where the owner has it off', async () => {
    const before = await leave();
    await switchOn(false);
    const { to } = await leave();
    await after(25);
    expect([await mailsTo(before.to), await mailsTo(to)]).toEqual([[], []]);
    await switchOn(true);
  });
});

describe('the link of a reminder', () => {
  async function reminded() {
    const left = await leave();
    await after(25);
    const [mail] = await mailsTo(left.to);
    return { ...left, text: mail?.text ?? '', restore: linkIn(mail?.text ?? '', '/cart/restore') };
  }

  it('brings the items back elsewhere, without address, as often as it is opened', async () => {
    const { restore, to } = await reminded();
    for (const elsewhere of [shop.app.site(shop.slug), shop.app.site(shop.slug)]) {
      const answer = await elsewhere.send('GET', restore);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
      const cart = (await elsewhere.send('GET', cartPath)).json;
      expect(cart.entries.map((entry: Reply) => entry.quantity)).toEqual([2]);
      const page = await elsewhere.send('GET', `/checkout?cartToken=${cart.id}`);
      expect(page.text).not.toContain(to);
      expect(page.text).not.toContain('Mill Lane');
      await elsewhere.send('GET', restore);
      expect((await elsewhere.send('GET', cartPath)).json.entries.map((one: Reply) => one.quantity)).toEqual([
        2,
      ]);
    }
  });

  it('changes nothing where the cart still is, and adds to another that is there', async () => {
    const { restore, session, cart } = await reminded();
    await session.send('GET', restore);
    expect((await session.send('GET', cartPath)).json).toMatchObject({ id: cart.id });
    const other = await shop.shopper();
    await shop.add(other, 'MUG');
    await other.send('GET', restore);
    await other.send('GET', restore);
    expect((await other.send('GET', cartPath)).json.entries[0].quantity).toBe(3);
  });

  it('never brings back what was bought, by the first cart or by one of its link', async () => {
    const { restore } = await reminded();
    const buyer = shop.app.site(shop.slug);
    await buyer.send('GET', restore);
    await buyer.send('GET', '/cart');
    expect((await shop.complete(buyer, 3000)).status).toBe(200);
    const again = shop.app.site(shop.slug);
    expect((await again.send('GET', restore)).status).toBe(303);
    expect((await again.send('GET', cartPath)).json.entries).toEqual([]);
  });

  it('cannot be guessed, and a cart that it made is not reminded of again', async () => {
    const { restore } = await reminded();
    const stranger = shop.app.site(shop.slug);
    const forged = restore.replace(/\.[\w-]{4}/, '.AAAA');
    await stranger.send('GET', forged);
    await stranger.send('GET', '/cart/restore/nothing');
    expect((await stranger.send('GET', cartPath)).json.entries).toEqual([]);
    const [follower, to] = [shop.app.site(shop.slug), email()];
    await follower.send('GET', restore);
    await follower.send('GET', '/cart');
    await type(follower, to);
    await after(25);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('ends them for good with one press, by hand or by the mail program', async () => {
    const { text, to } = await reminded();
    const off = linkIn(text, '/cart/reminders');
    const visitor = shop.app.site(shop.slug);
    const asked = await visitor.send('GET', off);
    expect([asked.status, asked.text.includes('Stop reminders?')]).toEqual([200, true]);
    expect(asked.text).not.toContain(to);
    const byProgram = await visitor.send('POST', off, 'List-Unsubscribe=One-Click');
    expect(byProgram.json).toEqual({ refused: true });
    expect((await visitor.send('GET', off)).text).toContain('You won’t get any more reminders.');
    const again = await shop.shopper();
    await shop.add(again, 'MUG');
    await type(again, to);
    await after(25);
    expect(await mailsTo(to)).toHaveLength(1);
    expect((await visitor.send('POST', '/cart/reminders/nothing', 'a=b')).status).toBe(410);
    expect((await visitor.send('GET', '/cart/reminders/nothing')).status).toBe(410);
  });
});
