import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asksBank, declines, details, good, createShop, type Shop } from '../checkout/shop.ts';
import { draftDesk } from './draft-desk.ts';

let shop: Shop;
const { base, product, own, save, saved, send, place, linkTo, sent, opened, cents, orders } = draftDesk(
  () => shop,
);

beforeAll(async () => {
  shop = await createShop('invoices');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

describe('an invoice', () => {
  it('is mailed with a link that shows and pays it', async () => {
    const { draft, link, email } = await sent({ message: 'As we said on the phone.', note: 'A friend' });
    expect(draft).toMatchObject({ state: 'sent', sent: { to: email, total: { value: '30.00' } } });
    const session = await opened(link);
    const page = await session.send('GET', link);
    expect(page.text).toContain('As we said on the phone.');
    expect(page.text).toContain('$30.00');
    const done = await shop.complete(session, 3000, { details: {} });
    expect(done.json).toMatchObject({ status: 'placed' });
    const order = await shop.owner.send(
      'GET',
      `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`,
    );
    expect(order.json.order).toMatchObject({
      paymentStatus: 'paid',
      total: { value: '30.00' },
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'note', text: 'A friend', note: { authorId: '', edited: false } }),
      ]),
    });
    const after = await shop.app.site(shop.slug).send('GET', link);
    expect([after.status, after.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/order-status'),
    ]);
    expect((await shop.owner.send('GET', `${base()}/${draft.id}`)).json.code).toBe('draft-placed');
  });

  it('keeps its prices when the catalogue changes', async () => {
    const { draft } = await sent();
    expect(draft.lines[0].price).toBe('12.00');
  });

  it('lets the customer say where it goes and how, where the owner has not', async () => {
    const { link, draft } = await sent({ shippingAddress: null, shipping: { kind: 'none' } });
    expect(draft.total.value).toBe('24.00');
    const session = await opened(link);
    const unseen = await shop.complete(session, 2400, { details: { ...details, shippingOption: 'flat' } });
    expect(unseen.json.code).toBe('CART_CHANGED');
    const seen = await shop.complete(session, 3000, { details: { ...details, shippingOption: 'flat' } });
    expect(seen.json.status).toBe('placed');
  });

  it('is never paid at a total that was not seen', async () => {
    const { draft, link } = await sent();
    const session = await opened(link);
    const dearer = await save(draft, { email: draft.email, lines: [product('MUG', { quantity: 3 })] });
    expect(dearer.status).toBe(200);
    const refused = await shop.complete(session, 3000, { details: {} });
    expect([refused.status, refused.json.code]).toEqual([409, 'CART_CHANGED']);
    expect((await session.send('GET', link)).text).toContain('It is now $42.50 (was $30.00)');
  });

  it('is paid once by ten who pay at once', async () => {
    const { draft, link } = await sent();
    const sessions = await Promise.all(Array.from({ length: 10 }, () => opened(link)));
    const before = await orders();
    const done = await Promise.all(sessions.map((one) => shop.complete(one, cents(draft), { details: {} })));
    expect(new Set(done.map((one) => one.json.orderId).filter(Boolean)).size).toBe(1);
    expect(await orders()).toBe(before + 1);
  });

  it('is paid or placed by hand, never both', async () => {
    const { draft, link } = await sent();
    const session = await opened(link);
    const before = await orders();
    const [paid, byHand] = await Promise.all([
      shop.complete(session, cents(draft), { details: {} }),
      place(draft),
    ]);
    const ids = [paid, byHand].flatMap((one) => one.json.orderId ?? []);
    expect(new Set(ids).size).toBe(1);
    expect(await orders()).toBe(before + 1);
  });

  it('cannot be changed, deleted or placed while it is being paid, and again when the bank has refused', async () => {
    const { draft, link } = await sent();
    const session = await opened(link);
    const waits = await shop.complete(session, cents(draft), { payment: asksBank, details: {} });
    expect(waits.json.status).toBe('requires-action');
    const now = (await shop.owner.send('GET', `${base()}/${draft.id}`)).json.draft;
    expect(now.state).toBe('paying');
    const tries = [save(now, {}), place(now), send(now), shop.owner.send('DELETE', `${base()}/${draft.id}`)];
    for (const one of await Promise.all(tries))
      expect([one.status, one.json.code]).toEqual([423, 'draft-being-paid']);
    const bank = new URLSearchParams(waits.json.actionUrl.split('?')[1]);
    const answer = { paymentId: bank.get('paymentId'), auth: bank.get('auth'), answer: 'decline' };
    await session.send('POST', '/checkout/test-bank', answer);
    const open = (await shop.owner.send('GET', `${base()}/${draft.id}`)).json.draft;
    expect(open.state).toBe('sent');
    expect((await save(open, { email: draft.email })).status).toBe(200);
  });

  it('may be paid again after a card was declined', async () => {
    const { draft, link } = await sent();
    const session = await opened(link);
    const refused = await shop.complete(session, cents(draft), { payment: declines, details: {} });
    expect(refused.json.code).toBe('payment-declined');
    expect((await shop.complete(session, cents(draft), { payment: good, details: {} })).json.status).toBe(
      'placed',
    );
  });

  it('ends after its days, also for who has it open', async () => {
    const { draft, link } = await sent({}, 1);
    const session = await opened(link);
    const now = Date.now();
    shop.setClock(() => now + 25 * 60 * 60 * 1000);
    await session.send('GET', '/cart');
    expect((await session.send('GET', link)).status).toBe(410);
    const late = await shop.complete(session, cents(draft), { details: {} });
    expect([late.status, late.json.code]).toEqual([410, 'draft-expired']);
    shop.setClock(Date.now);
  });

  it('ends with the one that is sent after it, and with its draft', async () => {
    const { draft, link, email } = await sent();
    const session = await opened(link);
    expect((await send(draft)).status).toBe(200);
    const newer = await linkTo(email, link);
    expect(newer).not.toBe('');
    expect((await session.send('GET', link)).status).toBe(410);
    expect((await shop.complete(session, cents(draft), { details: {} })).json.code).toBe('cart-empty');
    const other = await opened(newer);
    expect((await shop.owner.send('DELETE', `${base()}/${draft.id}`)).status).toBe(200);
    expect((await other.send('GET', newer)).status).toBe(410);
    expect((await shop.complete(other, cents(draft), { details: {} })).json.code).toBe('cart-empty');
    expect((await shop.owner.send('GET', `${base()}/${draft.id}`)).status).toBe(404);
  });

  it('takes no discount code', async () => {
    const { link } = await sent();
    const session = await opened(link);
    const form = { action: 'apply', coupon: 'ANY' };
    const page = await session.send('POST', '/checkout', form);
    expect(page.text).toContain('Discount codes cannot be used on an invoice.');
  });

  it.each([
    ['without items', { lines: [] }, 'draft-empty'],
    ['without an address to mail it to', { email: '' }, 'email-blank'],
    ['with an address that is none', { email: 'ada' }, 'email-invalid'],
  ])('is not sent %s', async (_what, more, code) => {
    const draft = await saved({ lines: [own()], ...more });
    expect((await send(draft)).json.code).toBe(code);
  });

  it('of an unknown token has ended, whatever it looks like', async () => {
    for (const token of ['x', 'a'.repeat(32), '..%2F'])
      expect((await shop.app.site(shop.slug).send('GET', `/checkout/invoice/${token}`)).status).toBe(410);
  });

  it('ends with whom it is for, who is named nowhere any more', async () => {
    const { link, email, draft } = await sent();
    const placed = await place(await saved({ email, lines: [own()] }));
    const site = `/api/studio/sites/${shop.siteId}`;
    const body = { key: `cancel-${email}`, reason: '', notify: false };
    await shop.owner.send('POST', `${site}/orders/${placed.json.orderId}/cancel`, body);
    const erased = await shop.owner.send('DELETE', `${site}/customers/${placed.json.orderId}`);
    expect(erased.status, erased.text).toBe(200);
    expect((await shop.app.site(shop.slug).send('GET', link)).status).toBe(410);
    expect((await shop.owner.send('GET', `${base()}/${draft.id}`)).status).toBe(404);
    const kept = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('draft_order').select('cartId').where('sentTo', '=', email).execute(),
    );
    expect(kept).toEqual([]);
  });
});
