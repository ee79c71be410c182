import { randomUUID } from 'node:crypto';
import type { Reply } from '../../support/browser-session.ts';

interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

interface Place {
  readonly base: string;
  /** Id of a variant of the shop that has a stock. */
  readonly mug: string;
  get(path: string): Promise<Reply>;
  make(path: string, body?: unknown): Promise<Reply>;
  product(): Promise<Reply>;
}

/** Calls of the stock that are recorded, by the name of their contract. */
export function inventoryCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const variant = async () => (await place().product()).variants[0].id;
  return {
    'move-stock': async () => ({
      path: `${place().base}/inventory/${await variant()}/movements`,
      body: { delta: 2, idempotencyKey: randomUUID() },
    }),
    'undo-movement': async () => {
      const { base, make } = place();
      const body = { delta: 1, idempotencyKey: randomUUID() };
      const moved = await make(`${base}/inventory/${await variant()}/movements`, body);
      return { path: `${base}/inventory-movements/${moved.movementId}/undo` };
    },
    'set-quantity': async () => {
      const { base, get, mug } = place();
      const [{ quantity: seen }] = (await get(`${base}/inventory?q=mug`)).inventory;
      return {
        path: `${base}/inventory/${mug}/quantity`,
        body: { quantity: 7, seen, idempotencyKey: randomUUID() },
      };
    },
    'export-inventory': async () => ({ path: `${place().base}/inventory.csv` }),
    'set-unlimited': async () => ({
      path: `${place().base}/inventory/${await variant()}/unlimited`,
      body: { unlimited: true },
    }),
  };
}
