import type { Reply } from '../../support/browser-session.ts';
import type { Shop } from '../checkout/shop.ts';

interface Wanted {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Place {
  readonly shop: Shop;
  readonly base: string;
  readonly make: (path: string, body?: unknown) => Promise<Reply>;
  readonly get: (path: string) => Promise<Reply>;
}

const key = { name: 'Warehouse', scopes: ['orders', 'products', 'inventory', 'customers.read'] };

/** Calls of keys and webhooks, by the name of their contract. */
export function integrationCalls(at: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  return {
    'create-api-key': async () => ({ path: `${at().base}/api-keys`, body: key }),
    'revoke-api-key': async () => {
      const made = await at().make(`${at().base}/api-keys`, key);
      return { path: `${at().base}/api-keys/${made.key.id}` };
    },
  };
}
