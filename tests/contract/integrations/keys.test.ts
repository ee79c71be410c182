import { apiDocument } from '@veranda/contracts/api-document';
import { readFileSync } from 'node:fs';
import { apiScopes, scopeOpens } from '@veranda/domain/integrations/scopes';
import { allRoutes } from '@veranda/server/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop } from '../checkout/shop.ts';
import { type ApiShop, everyScope, createApiShop, programOf, withPrograms } from './api-shop.ts';

let shop: ApiShop;
beforeAll(async () => {
  shop = await createApiShop('keys');
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

const keysPath = (): string => `/api/studio/sites/${shop.siteId}/api-keys`;
const endpoints = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never).map(
  ({ endpoint }) => endpoint,
);
const ofKeys = endpoints.filter(({ access }) => access.kind === 'key');
const id = '01a1fc6e-b71e-7903-b591-e6675bceb2c9';
let keys = 0;
const pathOf = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => (/^(?:site|websiteId)$/.test(name) ? shop.siteId : id));

describe('a key of the commerce API', () => {
  it('is shown once, and kept as a hash', async () => {
    const made = (await shop.owner.send('POST', keysPath(), { name: ' Till ', scopes: ['orders'] })).json;
    expect(made.secret).toMatch(/^vk_\w{30}_\w{43}$/);
    expect(made.key).toMatchObject({ name: 'Till', scopes: ['orders'], createdBy: 'owner@keys.example' });
    const listed = await shop.owner.send('GET', keysPath());
    expect(listed.json.keys[0]).toMatchObject({ id: made.key.id, lastUsedAt: null });
    expect(listed.text).not.toContain(made.secret.slice(34));
    const row = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('api_key').selectAll().where('id', '=', made.key.id).executeTakeFirstOrThrow(),
    );
    expect(Buffer.from(row.keyHash)).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(made.secret.slice(34));
  });

  it('needs a name and a scope', async () => {
    const send = (body: object) =>
      shop.owner.send('POST', keysPath(), { name: 'x', scopes: ['orders'], ...body });
    expect((await send({ name: ' ' })).json).toMatchObject({ code: 'name-missing', field: 'name' });
    expect((await send({ scopes: [] })).json).toMatchObject({ code: 'scopes-missing', field: 'scopes' });
    expect((await send({ scopes: ['everything'] })).status).toBe(400);
  });

  it('is made only within half an hour of a login', async () => {
    const make = () => shop.owner.send('POST', keysPath(), { name: 'Till', scopes: ['orders'] });
    const openedAt = new Date(Date.now() - 31 * 60_000);
    await shop.app.db.global((tx) =>
      tx.updateTable('account_session').set({ createdAt: openedAt }).execute(),
    );
    expect(await make()).toMatchObject({ status: 403, json: { code: 'log-in-again' } });
    expect((await shop.owner.send('GET', keysPath())).status).toBe(200);
    const owner = { email: 'owner@keys.example', password: 'a long enough pass phrase' };
    expect((await shop.owner.send('POST', '/api/studio/session', owner)).status).toBe(200);
    expect((await make()).status).toBe(200);
  });

  it('notes when it was used, at most once a minute', async () => {
    const program = await shop.program(['orders']);
    const lastUsed = async (): Promise<string> =>
      (await shop.owner.send('GET', keysPath())).json.keys.find(
        (one: { id: string }) => one.id === program.keyId,
      ).lastUsedAt;
    await program.get('/orders');
    const first = await lastUsed();
    expect(first).not.toBeNull();
    await program.get('/orders');
    expect(await lastUsed()).toBe(first);
    const later = Date.now() + 61_000;
    shop.setClock(() => later);
    await program.get('/orders');
    shop.setClock(Date.now);
    expect(await lastUsed()).toBe(new Date(later).toISOString());
  });

  it('ends at once when it is revoked', async () => {
    const program = await shop.program(['orders']);
    expect((await program.get('/orders')).status).toBe(200);
    expect((await shop.owner.send('DELETE', `${keysPath()}/${program.keyId}`)).json).toEqual({
      id: program.keyId,
    });
    expect(await program.get('/orders')).toMatchObject({
      status: 401,
      json: { code: 'api-key-invalid', field: 'Authorization' },
    });
    expect((await shop.owner.send('DELETE', `${keysPath()}/${program.keyId}`)).status).toBe(404);
  });

  it('that is missing, made up, of another secret or a session’s opens nothing', async () => {
    const { key } = await shop.program(everyScope);
    const wrong = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    for (const one of ['', 'x', wrong, key.slice(0, 34), `${key}0`])
      expect([one, (await programOf(shop, { key: one }).get('/orders')).status]).toEqual([one, 401]);
    const agent = { 'user-agent': 'x/1' };
    expect((await shop.owner.send('GET', '/api/commerce/v1/orders', undefined, agent)).status).toBe(401);
  });

  it('needs a User-Agent', async () => {
    const { key } = await shop.program(['orders']);
    const answer = await shop.app
      .studio()
      .send('GET', '/api/commerce/v1/orders', undefined, { authorization: `Bearer ${key}` });
    expect(answer).toMatchObject({ status: 400, json: { code: 'user-agent-missing', field: 'User-Agent' } });
  });

  it('makes 300 calls a minute, then gets 429 and a minute of rest', async () => {
    const program = await shop.program(['orders']);
    await program.get('/orders');
    await shop.app.db.global((tx) =>
      tx
        .updateTable('rate_bucket')
        .set({ hits: 300, windowEndsAt: new Date(Date.now() + 5_000) })
        .where('key', 'like', '%commerce-api%')
        .execute(),
    );
    const limited = await program.get('/orders');
    expect(limited).toMatchObject({ status: 429, json: { code: 'too-many-api-calls' } });
    expect(Number(limited.headers.get('retry-after'))).toBe(60);
    const again = await program.get('/orders');
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const other = await shop.program(['orders']);
    expect((await other.get('/orders')).status).toBe(200);
  });

  it('sees nothing of another site', async () => {
    const other = withPrograms(await addShop(shop.app, 'elsewhere'));
    const [mine, theirs] = [await shop.program(everyScope), await other.program(everyScope)];
    await shop.setStock('MUG', 3);
    const variant = shop.variant('MUG');
    expect((await mine.get(`/inventory/${variant.id}`)).status).toBe(200);
    for (const path of [`/inventory/${variant.id}`, `/products/${variant.productId}`, `/orders/${id}`])
      expect([path, (await theirs.get(path)).status]).toEqual([path, 404]);
    const taken = { decrements: [{ variantId: variant.id, quantity: 1 }] };
    expect((await theirs.send('POST', '/inventory/adjustments', taken, 'k1')).json).toMatchObject({
      code: 'unknown-variant',
      field: 'decrements.0',
    });
    const products = (await theirs.get('/products')).json.products.map(
      (product: { id: string }) => product.id,
    );
    expect(products).not.toContain(variant.productId);
    expect(products.length).toBeGreaterThan(0);
  });
});

describe('the routes', () => {
  it('of the API are those that its description tells of', async () => {
    const told = apiDocument() as { paths: Record<string, Record<string, object>> };
    const names = Object.entries(told.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(names.toSorted()).toEqual(ofKeys.map(({ method, path }) => `${method} ${path}`).toSorted());
    const served = await shop.app.studio().send('GET', '/api/commerce/v1/openapi.json');
    expect(served.json).toEqual(JSON.parse(JSON.stringify(told)));
    const kept: unknown = JSON.parse(readFileSync('docs/reference/commerce-api.json', 'utf8'));
    expect(kept, 'npm run reference').toEqual(served.json);
  });

  it.each(apiScopes)('open to the scope %s are its own and no other', async (scope) => {
    const program = await shop.program([scope]);
    const seen = await Promise.all(
      ofKeys.map(async ({ name, access, method, path }) => {
        const answer = await program.send(method, pathOf(path).slice('/api/commerce/v1'.length), {}, 'one');
        const isOpen = access.kind === 'key' && scopeOpens([scope], access.scope);
        return [name, answer.status === 403, !isOpen, answer.json?.code === 'scope-missing'];
      }),
    );
    expect(seen).toEqual(seen.map(([name, , isClosed]) => [name, isClosed, isClosed, isClosed]));
    expect(seen.some(([, , isClosed]) => isClosed === false)).toBe(true);
  });

  it('answer whatever they are sent, and name what is wrong', async () => {
    const program = await shop.program([...apiScopes]);
    const hostile = [
      [],
      'text',
      null,
      7,
      { __proto__: { admin: true } },
      { lineItems: 'x', variants: [null] },
      {
        email: 'a\0@b.example',
        channel: '\0',
        inventory: 'take',
        lineItems: [{ variantId: id, quantity: 1e300 }],
      },
      { storeId: id, title: 'x'.repeat(100_000), variants: [{ price: { value: '1e9', currency: 'USD' } }] },
      { increments: [{ variantId: id, quantity: -1 }], setUnlimited: ['x'] },
      { notifyCustomer: 'yes', lineItems: [] },
    ];
    for (const { name, method, path } of ofKeys)
      for (const other of [id, '0', '%00', '../../etc/passwd'].map(encodeURIComponent))
        for (const body of method === 'GET' ? [undefined] : hostile) {
          const at = path.replace(/:\w+/g, other).slice('/api/commerce/v1'.length);
          const answer = await program.send(method, at, body, `hostile-${(keys += 1)}`);
          expect([name, answer.status < 500], `${JSON.stringify(body)} ${answer.text.slice(0, 200)}`).toEqual(
            [name, true],
          );
          if (answer.status === 400) expect(answer.json.error).toBeTruthy();
          if (keys % 200 === 0) await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
        }
  }, 60_000);

  it.each([
    'cursor=x',
    'cursor=%00',
    'cursor=AAAA',
    'limit=0',
    'limit=1e9',
    'modifiedAfter=0000-01-01T00:00:00Z',
    'email=%00',
    'status=%00',
    'fulfillmentStatus=%00',
    'x=1',
    'limit=5&limit=6',
  ])('refuse or understand the query %s', async (query) => {
    const program = await shop.program([...apiScopes]);
    for (const path of ['/orders', '/products', '/inventory', '/customers']) {
      const answer = await program.get(`${path}?${query}`);
      expect([200, 400], `${path} ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
  });

  it('of the studio refuse an API key, whatever its scopes', async () => {
    const { key } = await shop.program([...apiScopes]);
    const headers = { authorization: `Bearer ${key}`, 'user-agent': 'x/1', 'sec-fetch-site': 'same-origin' };
    const members = endpoints.filter(({ access }) => access.kind === 'member' || access.kind === 'account');
    expect(members.length).toBeGreaterThan(100);
    for (const { name, method, path } of members) {
      const answer = await shop.app.studio().send(method, pathOf(path), undefined, headers);
      expect([name, answer.status]).toEqual([name, 401]);
    }
  });
});
