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
  const base = () => draftsPath(shop());
  const calls = draftCalls(shop);
  const lines = draftLines(shop);
  let people = 0;

  /** A draft of two mugs that was sent, with its link: 24.00 and 6.00 shipping. */
  async function sent(more: object = {}, days = 14): Promise<{ draft: Reply; link: string; email: string }> {
    people += 1;
    const email = `person-${people}@shop.example`;
    await shop().setStock('MUG', 20);
    const mugs = lines.product('MUG', { quantity: 2 });
    const draft = await calls.saved({ email, lines: [mugs], ...more });
    const answer = await calls.send(draft, days);
    expect(answer.status).toBe(200);
    return { draft: answer.json.draft, link: await linkTo(shop(), email), email };
  }

  return {
    base,
    ...lines,
    ...calls,
    sent,
    /** The link of the invoice that was mailed to an address, other than the previous one. */
    linkTo: (email: string, before = '') => linkTo(shop(), email, before),
    /** Somebody who has opened an invoice and gone to the checkout with it. */
    opened: (link: string) => opened(shop(), link),
    cents: (draft: Reply): number => Math.round(Number(draft.total.value) * 100),
    orders: async (): Promise<number> =>
      (await shop().owner.send('GET', `/api/studio/sites/${shop().siteId}/orders`)).json.total,
  };
}

function draftsPath({ siteId }: Shop): string {
  return `/api/studio/sites/${siteId}/drafts`;
}

function draftLines(shop: () => Shop) {
  return {
    product: (sku: string, more: object = {}) => ({
      kind: 'product',
      id: shop().app.deps.newId(),
      variantId: shop().variant(sku).id,
      quantity: 1,
      price: null,
      discount: null,
      ...more,
    }),
    own: (more: object = {}) => ({
      kind: 'own',
      id: shop().app.deps.newId(),
      title: 'Engraving',
      quantity: 1,
      price: '5.00',
      shipped: false,
      discount: null,
      ...more,
    }),
  };
}

function draftCalls(shop: () => Shop) {
  const pathOf = ({ id }: Reply): string => `${draftsPath(shop())}/${id}`;
  async function begin(): Promise<Reply> {
    return (await shop().owner.send('POST', draftsPath(shop()))).json.draft;
  }
  const save = (draft: Reply, more: object) =>
    shop().owner.send('PUT', pathOf(draft), {
      version: draft.version,
      draft: { ...blankDraft, ...more },
    });
  return {
    begin,
    save,
    async saved(more: object): Promise<Reply> {
      const answer = await save(await begin(), more);
      expect(answer.status).toBe(200);
      return answer.json.draft;
    },
    send: (draft: Reply, days = 14) =>
      shop().owner.send('POST', `${pathOf(draft)}/invoice`, { version: draft.version, days }),
    place: (draft: Reply, more: object = {}) =>
      shop().owner.send('POST', `${pathOf(draft)}/order`, {
        version: draft.version,
        paid: true,
        method: 'Cash',
        ...more,
      }),
  };
}

async function linkTo({ app }: Shop, email: string, before = ''): Promise<string> {
  const worker = await startWorker(app.deps);
  const waiting = () =>
    app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'draft-invoice')
        .where('sentAt', 'is', null)
        .execute(),
    );
  await expect.poll(async () => (await waiting()).length, { timeout: 8000 }).toBe(0);
  await worker.close();
  const mails = (await app.deps.mail.inbox?.list()) ?? [];
  const links = mails
    .filter((mail) => mail.to === email)
    .map((mail) => /\/checkout\/invoice\/[\w-]{32}/.exec(mail.text)?.[0] ?? '');
  return links.find((link) => link !== before) ?? '';
}

async function opened({ app, slug }: Shop, link: string): Promise<Session> {
  const session = app.site(slug);
  expect((await session.send('GET', link)).status).toBe(200);
  const gone = await session.send('POST', link, '', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect([gone.status, gone.headers.get('location')]).toEqual([303, expect.stringContaining('/checkout?')]);
  return session;
}
