import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

const cards = 1_030;

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await createShop('many-cards');
  base = `/api/studio/sites/${shop.siteId}/gift-cards`;
  await shop.app.db.forSite(shop.siteId, async (tx) => {
    const at = Date.parse('2026-01-01T00:00:00Z');
    await tx
      .insertInto('gift_card')
      .values(
        Array.from({ length: cards }, (_, n) => ({
          siteId: shop.siteId,
          id: shop.app.deps.newId(),
          currency: 'USD',
          actor: 'owner@shop.example',
          codeHash: Buffer.from(`hash of card ${n}`),
          codeLast4: String(n).padStart(4, 'K'),
          initialMinor: 500n,
          balanceMinor: 500n,
          createdAt: new Date(at + n * 1000),
          orderId: null,
          orderLineId: null,
          unit: null,
          deliverAt: null,
          deliveredAt: null,
          ...(n === 3 ? { recipientName: 'Mira 100%', recipientEmail: 'mira@gift.example' } : {}),
        })),
      )
      .execute();
  });
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

async function list(query: Record<string, string> = {}) {
  return (await shop.owner.send('GET', `${base}?${new URLSearchParams(query)}`)).json;
}

async function found(search: string): Promise<string[]> {
  const { giftCards, total } = await list({ search });
  expect(total).toBe(giftCards.length);
  return giftCards.map(({ last4 }: { last4: string }) => last4);
}

describe('the list in the studio', () => {
  it('has every card, the newest first, on pages', async () => {
    const first = await list();
    expect([first.total, first.page, first.pageSize, first.giftCards.length]).toEqual([cards, 1, 25, 25]);
    expect(first.giftCards[0].last4).toBe('1029');
    const last = await list({ page: '11', pageSize: '100' });
    expect(last.giftCards).toHaveLength(30);
    expect(last.giftCards.at(-1).last4).toBe('KKK0');
  });

  it.each([
    ['the last four of the code, in any case', 'kkk7', ['KKK7']],
    ['the code as the list writes it', '•••• KK42', ['KK42']],
    ['the recipient’s name', 'mira', ['KKK3']],
    ['the recipient’s address', 'MIRA@gift', ['KKK3']],
    ['signs as they are written', '100%', ['KKK3']],
    ['nothing that is there', 'nobody', []],
  ])('finds by %s', async (_what, search, wanted) => {
    expect(await found(search)).toEqual(wanted);
  });

  it('finds a card by its whole code, and by the order that it was bought with', async () => {
    const issued = (await shop.owner.send('POST', base, { amount: '5.00', note: 'By hand' })).json;
    const { id, last4 } = issued.giftCard;
    expect(await found(issued.code)).toEqual([last4]);
    expect(await found('by hand')).toEqual([last4]);
    const session = await shop.shopper();
    await shop.setStock('MUG', 5);
    await shop.add(session, 'MUG');
    const { orderId, orderNumber } = (await shop.complete(session, 1750)).json;
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('gift_card').set({ orderId }).where('id', '=', id).execute(),
    );
    expect(await found(`#${orderNumber}`)).toEqual([last4]);
    expect(await found(String(orderNumber))).toContain(last4);
  });
});
