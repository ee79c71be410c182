import type { Reply } from '../../support/browser-session.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  /** A fresh order that is paid: its address, and its line. */
  order(): Promise<{ readonly path: string; readonly line: string }>;
  make(path: string, body?: unknown): Promise<Reply>;
  key(): string;
}

const said = { restock: false, reason: '', notify: false };

/** Calls of orders that are recorded, by the name of their contract. */
export function orderCalls(place: () => Place) {
  return {
    'set-order-status': async () => ({
      path: `${(await place().order()).path}/status`,
      body: { status: 'fulfilled' },
    }),
    'fulfil-orders': async () => {
      const { path } = await place().order();
      return { path: path.replace(/[^/]+$/, 'fulfilled'), body: { ids: [path.split('/').at(-1)] } };
    },
    'ship-order': async () => {
      const { path, line } = await place().order();
      const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
      return { path: `${path}/shipments`, body: { ...parcel, lines: [{ lineId: line, quantity: 1 }] } };
    },
    'resend-order-mail': async () => ({
      path: `${(await place().order()).path}/mails`,
      body: { kind: 'confirmation' },
    }),
    'preview-refund': async () => ({
      path: `${(await place().order()).path}/refund-preview`,
      body: { ...said, key: place().key(), amount: '1.00' },
    }),
    'refund-order': async () => ({
      path: `${(await place().order()).path}/refunds`,
      body: { ...said, key: place().key(), amount: '1.00' },
    }),
    'cancel-order': async () => ({
      path: `${(await place().order()).path}/cancel`,
      body: { key: place().key(), reason: '', notify: false },
    }),
  };
}

/** Calls of the notes of orders, by the name of their contract. */
export function noteCalls(place: () => Place) {
  const noted = async (): Promise<string> => {
    const { path } = await place().order();
    const { order } = await place().make(`${path}/notes`, { text: 'By the door' });
    const note = order.timeline.find(({ kind }: { kind: string }) => kind === 'note');
    return `${path}/notes/${note.id}`;
  };
  return {
    'add-order-note': async () => ({
      path: `${(await place().order()).path}/notes`,
      body: { text: 'By the door' },
    }),
    'change-order-note': async () => ({ path: await noted(), body: { text: 'At the back' } }),
    'remove-order-note': async () => ({ path: await noted() }),
  };
}

/** Calls of drafts that are recorded, by the name of their contract. */
export function draftCalls(
  place: () => {
    readonly base: string;
    make(path: string, body?: unknown): Promise<Reply>;
    put(path: string, body: unknown): Promise<Reply>;
    newId(): string;
  },
) {
  const drafted = async () => {
    const { base, make } = place();
    const { draft } = await make(`${base}/drafts`);
    return { path: `${base}/drafts/${draft.id}`, version: draft.version as string };
  };
  const body = () => draftOf(place().newId());
  const filled = async () => {
    const { path, version } = await drafted();
    const saved = await place().put(path, { version, draft: body() });
    return { path, version: saved.draft.version as string };
  };
  return {
    'create-draft': async () => ({ path: `${place().base}/drafts` }),
    'save-draft': async () => {
      const { path, version } = await drafted();
      return { path, body: { version, draft: body() } };
    },
    'delete-draft': async () => ({ path: (await drafted()).path }),
    'send-draft': async () => {
      const { path, version } = await filled();
      return { path: `${path}/invoice`, body: { version, days: 14 } };
    },
    'place-draft': async () => {
      const { path, version } = await filled();
      return { path: `${path}/order`, body: { version, paid: true, method: 'Cash' } };
    },
  };
}

/** A draft with one line of its own. */
function draftOf(lineId: string): object {
  return {
    email: 'ada@shop.example',
    shippingAddress: null,
    billingAddress: null,
    discount: null,
    shipping: { kind: 'none' },
    message: '',
    note: '',
    lines: [
      {
        kind: 'own',
        id: lineId,
        title: 'Engraving',
        quantity: 1,
        price: '5.00',
        shipped: false,
        discount: null,
      },
    ],
  };
}
