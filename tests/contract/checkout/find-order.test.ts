import { mailJobs } from '@veranda/server/features/orders/mail-jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details, createShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('lookup');
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

const buyer = details.email;
const html = { accept: 'text/html' };

async function placed(): Promise<{ session: Session; orderId: string; number: number; confirmed: string }> {
  await shop.setStock('MUG', 9);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  const { confirmationUrl, orderId } = (await shop.complete(session, 1750)).json;
  const path = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
  const { number } = (await shop.owner.send('GET', path)).json.order;
  return { session, orderId, number, confirmed: (await session.send('GET', confirmationUrl)).text };
}

async function mails(orderId: string) {
  const job = mailJobs(shop.app.deps)['order-mail'];
  if (!job) throw new Error('no job');
  while ((await drainOutbox(shop.app.deps, 'order-mail', job)) > 0);
  const all = (await shop.app.deps.mail.inbox?.list()) ?? [];
  return all.filter((mail) => mail.text.includes(`/order-status?token=${orderId}.`));
}

describe('the form that asks for the link of an order', () => {
  it('storefront §2, page type 211: stands in the theme at /order-status for who has no token', async () => {
    const visitor = await shop.shopper();
    const page = await visitor.send('GET', '/order-status', undefined, html);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain('page-type-211');
    expect(page.text).toContain('<form class="v-account-form" method="post" action="/order-status">');
    expect(page.text).toContain('Find your order');
  });

  it('mails the link to the order’s own address, once in a quarter of an hour', async () => {
    const { orderId, number } = await placed();
    const visitor = await shop.shopper();
    const typed = { email: ` ${buyer.toUpperCase()} `, number: `No. ${number}` };
    for (const _ of [1, 2]) {
      const form = new URLSearchParams({ crumb: visitor.cookies.get('crumb') ?? '', ...typed }).toString();
      const sent = await visitor.send('POST', '/order-status', form, html);
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/order-status?sent=1']);
    }
    const told = await visitor.send('GET', '/order-status?sent=1', undefined, html);
    expect(told.text).toContain('If we find a matching order, we’ll email you a link to it.');
    const links = await mails(orderId);
    expect(links.map((mail) => mail.to)).toEqual([buyer]);
    const path = /\/order-status\?token=[\w.-]+/.exec(links[0]?.text ?? '')?.[0] ?? '';
    expect((await visitor.send('GET', path)).text).toContain(`Order #${number}`);
  });

  it('answers alike whether the order is there or not, and mails nothing to another address', async () => {
    const { orderId, number } = await placed();
    const visitor = await shop.shopper();
    const answers = [];
    for (const typed of [
      { email: buyer, number: '99999' },
      { email: 'somebody@else.example', number: String(number) },
      { email: buyer, number: 'nothing' },
      { email: '', number: String(number) },
      { email: buyer, number: '1'.repeat(40) },
    ]) {
      const answer = await visitor.send('POST', '/order-status', typed);
      answers.push([answer.status, answer.json]);
    }
    expect(await mails(orderId)).toEqual([]);
    const right = await visitor.send('POST', '/order-status', { email: buyer, number: String(number) });
    answers.push([right.status, right.json]);
    expect(await mails(orderId)).toHaveLength(1);
    expect(answers).toEqual(answers.map(() => [200, { sent: true }]));
    const odd = await visitor.send('POST', '/order-status', { email: 'a\u0000b', number: String(number) });
    expect([odd.status, odd.json.field]).toEqual([400, 'email']);
  });

  it('is asked ten times an hour from an address', async () => {
    const visitor = await shop.shopper();
    const ask = () => visitor.send('POST', '/order-status', { email: buyer, number: '1' }, html);
    for (let tries = 0; tries < 10; tries += 1) expect((await ask()).status).toBe(303);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(refused.text).toContain('Please try again in an hour.');
    expect(refused.text).toContain('<main');
  });
});

describe('the page after an order', () => {
  it('tells what was paid with: brand and last figures of the card', async () => {
    const { confirmed } = await placed();
    expect(confirmed).toContain('<dt>Test card ·· 4242</dt><dd>$17.50</dd>');
  });
});
