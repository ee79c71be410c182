import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('noting');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

/** A paid order of a mug. */
async function placed(): Promise<{ path: string }> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 1);
  const { orderId } = (await shop.complete(session, 1750)).json;
  return { path: `/api/studio/sites/${shop.siteId}/orders/${orderId}` };
}

describe('the notes of a team', () => {
  type Entry = Record<string, unknown> & { id: string; kind: string };
  const notesOf = (answer: { json: { order: { timeline: Entry[] } } }): Entry[] =>
    answer.json.order.timeline.filter(({ kind }) => kind.startsWith('note'));

  it('are several, in the order of the story, each with who and when', async () => {
    const { path } = await placed();
    const write = (text: string) => shop.owner.send('POST', `${path}/notes`, { text });
    await write(' Fragile ');
    const both = notesOf(await write('Call first'));
    expect(both).toMatchObject([
      { kind: 'note', text: 'Fragile', note: { edited: false } },
      { kind: 'note', text: 'Call first' },
    ]);
    expect(both[0]?.['actor']).toContain('@');
    const [first, second] = both.map(({ id }) => `${path}/notes/${id}`);
    const changed = notesOf(await shop.owner.send('PUT', first ?? '', { text: 'Very fragile' }));
    expect(changed).toMatchObject([
      { text: 'Very fragile', at: both[0]?.['at'], note: { edited: true } },
      { text: 'Call first', note: { edited: false } },
    ]);
    const csv = await shop.owner.send(
      'GET',
      `${path.replace(/\/[^/]+$/, '')}.csv?ids=${path.split('/').at(-1)}`,
    );
    expect(csv.text).toContain('Very fragile\nCall first');
    const left = notesOf(await shop.owner.send('DELETE', second ?? ''));
    expect(left.map(({ kind, text }) => [kind, text])).toEqual([
      ['note', 'Very fragile'],
      ['note-removed', 'A note was removed.'],
    ]);
    expect((await shop.owner.send('DELETE', second ?? '')).json).toMatchObject({ code: 'unknown-note' });
    for (const text of ['', '  \n', 'a\u0000b']) expect((await write(text)).status).toBe(400);
  });

  it('are changed and removed by who has written them alone', async () => {
    const { path } = await placed();
    const [note] = notesOf(await shop.owner.send('POST', `${path}/notes`, { text: 'Mine' }));
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('order_event')
        .set({ detail: JSON.stringify({ text: 'Mine', authorId: shop.siteId }) })
        .where('id', '=', note?.id ?? '')
        .execute(),
    );
    for (const [method, body] of [
      ['PUT', { text: 'Yours' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await shop.owner.send(method, `${path}/notes/${note?.id}`, body);
      expect([answer.status, answer.json.code]).toEqual([403, 'note-of-another']);
    }
  });
});
