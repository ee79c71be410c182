import type { Session } from '../../support/browser-session.ts';
import { createTestApp } from '../../support/test-app.ts';
import { addShop, address, type Shop } from '../checkout/shop.ts';

type Answer = Awaited<ReturnType<Session['send']>>;

/** A program that calls the commerce API with a key. */
export interface Program {
  readonly key: string;
  readonly keyId: string;
  get(path: string): Promise<Answer>;
  send(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer>;
}

/** A shop, and programs that call it. */
export interface ApiShop extends Shop {
  program(scopes: readonly string[]): Promise<Program>;
}

/** Opens an application with one shop. */
export async function createApiShop(slug: string): Promise<ApiShop> {
  return withPrograms(await addShop(await createTestApp(), slug));
}

/** The same for a shop that there is. */
export function withPrograms(shop: Shop): ApiShop {
  return {
    ...shop,
    async program(scopes) {
      const path = `/api/studio/sites/${shop.siteId}/api-keys`;
      const made = await shop.owner.send('POST', path, { name: 'Warehouse', scopes });
      if (made.status !== 200) throw new Error(made.text);
      return programOf(shop, { key: made.json.secret, keyId: made.json.key.id });
    },
  };
}

/** A program with a key of its own choosing. */
export function programOf(
  { app }: Pick<Shop, 'app'>,
  { key, keyId = '' }: { readonly key: string; readonly keyId?: string },
): Program {
  const headers = { authorization: `Bearer ${key}`, 'user-agent': 'warehouse/1.0' };
  return {
    key,
    keyId,
    get: (path) => app.studio().send('GET', `/api/commerce/v1${path}`, undefined, headers),
    send: (method, path, body, idempotencyKey) =>
      app.studio().send(method, `/api/commerce/v1${path}`, body, {
        ...headers,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      }),
  };
}

export const everyScope = ['orders', 'products', 'inventory', 'customers.read'];

/** An order that was sold at a stall, as a program sends it: two mugs. */
export function stallOrder(shop: Shop, more: object = {}) {
  const { id } = shop.variant('MUG');
  return {
    channel: 'Market stall',
    externalReference: 'M-17',
    email: 'grace@stall.example',
    lineItems: [{ variantId: id, quantity: 2 }],
    inventory: 'take',
    shippingAddress: address,
    ...more,
  };
}

/** Buys mugs. @returns the order's id */
export async function boughtMugs(shop: Shop, quantity = 1): Promise<string> {
  await shop.setStock('MUG', 20);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', quantity);
  const cents = 1250 * quantity + 500;
  return (await shop.complete(session, cents)).json.orderId;
}
