import type { Reply } from '../../support/browser-session.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  product(): Promise<Reply>;
}

/** Calls of visitors who wait for stock, by the name of their contract. */
export function restockCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  return {
    'send-restock': async () => {
      const { base, product } = place();
      const { id, variants } = await product();
      return {
        path: `${base}/notifications/restock/send`,
        body: { productId: id, variantId: variants[0].id },
      };
    },
    'send-all-restock': async () => {
      const { base, product } = place();
      const { id, variants } = await product();
      const sendRequests = [{ productId: id, variantId: variants[0].id }];
      return { path: `${base}/notifications/restock/send/all`, body: { sendRequests } };
    },
    'export-restock': async () => ({ path: `${place().base}/notifications/restock.csv` }),
  };
}
