/** What the calls are made of; there once the shop is. */
interface Place {
  /** A fresh order that is paid: its address, and its line. */
  order(): Promise<{ readonly path: string; readonly line: string }>;
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
    'set-order-note': async () => ({
      path: `${(await place().order()).path}/note`,
      body: { note: 'By the door' },
    }),
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
