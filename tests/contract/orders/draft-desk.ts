import { startWorker } from '@veranda/server/worker';
import { expect } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { address, type Shop } from '../checkout/shop.ts';

/** A draft as it is saved when a test says nothing else. */
export const blankDraft = {
  email: 'ada@shop.example',
  shippingAddress: address,
  billingAddress: null,
  lines: [],
  discount: null,
  shipping: { kind: 'method', id: 'flat' },
  message: '',
  note: '',
};

/** The drafts of a shop through the front door; the shop may be opened after it. */
export function draftDesk(shop: () => Shop) {
  const base = (): string => `/api/studio/sites/${shop().siteId}/drafts`;
  const product = (sku: string, more: object = {}) => ({
    kind: 'product',
    id: shop().app.deps.newId(),
    variantId: shop().variant(sku).id,
    quantity: 1,
    price: null,
    discount: null,
    ...more,
  });
  const own = (more: object = {}) => ({
    kind: 'own',
    id: shop().app.deps.newId(),
    title: 'Engraving',
    quantity: 1,
    price: '5.00',
    shipped: false,
    discount: null,
    ...more,
  });

  async function begin(): Promise<Reply> {
    return (await shop().owner.send('POST', base())).json.draft;
  }
  const save = (draft: Reply, more: object) =>
    shop().owner.send('PUT', `${base()}/${draft.id}`, {
      version: draft.version,
      draft: { ...blankDraft, ...more },
    });
  async function saved(more: object): Promise<Reply> {
    const answer = await save(await begin(), more);
    expect(answer.status).toBe(200);
    return answer.json.draft;
  }
  const send = (draft: Reply, days = 14) =>
    shop().owner.send('POST', `${base()}/${draft.id}/invoice`, { version: draft.version, days });
  const place = (draft: Reply, more: object = {}) =>
    shop().owner.send('POST', `${base()}/${draft.id}/order`, {
      version: draft.version,
      paid: true,
      method: 'Cash',
      ...more,
    });

  /** The link of the invoice that was mailed to an address, other than the one of before. */
  async function linkTo(email: string, before = ''): Promise<string> {
    const worker = await startWorker(shop().app.deps);
    const waiting = () =>
      shop().app.db.global((tx) =>
        tx
          .selectFrom('outbox')
          .select('id')
          .where('topic', '=', 'draft-invoice')
          .where('sentAt', 'is', null)
          .execute(),
      );
    await expect.poll(async () => (await waiting()).length, { timeout: 8000 }).toBe(0);
    await worker.close();
    const mails = (await shop().app.deps.mail.inbox?.list()) ?? [];
    const links = mails
      .filter((mail) => mail.to === email)
      .map((mail) => /\/checkout\/invoice\/[\w-]{32}/.exec(mail.text)?.[0] ?? '');
    return links.find((link) => link !== before) ?? '';
  }

  let people = 0;

  /** A draft of two mugs that was sent, with its link: 24.00 and 6.00 shipping. */
  async function sent(more: object = {}, days = 14): Promise<{ draft: Reply; link: string; email: string }> {
    people += 1;
    const email = `person-${people}@shop.example`;
    await shop().setStock('MUG', 20);
    const draft = await saved({ email, lines: [product('MUG', { quantity: 2 })], ...more });
    const answer = await send(draft, days);
    expect(answer.status).toBe(200);
    return { draft: answer.json.draft, link: await linkTo(email), email };
  }

  /** Somebody who has opened an invoice and gone to the checkout with it. */
  async function opened(link: string): Promise<Session> {
    const session = shop().app.site(shop().slug);
    expect((await session.send('GET', link)).status).toBe(200);
    const gone = await session.send('POST', link, '', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([gone.status, gone.headers.get('location')]).toEqual([303, expect.stringContaining('/checkout?')]);
    return session;
  }
  const cents = (draft: Reply): number => Math.round(Number(draft.total.value) * 100);
  const orders = async (): Promise<number> =>
    (await shop().owner.send('GET', `/api/studio/sites/${shop().siteId}/orders`)).json.total;
  return { base, product, own, begin, save, saved, send, place, linkTo, sent, opened, cents, orders };
}
