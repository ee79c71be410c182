import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from '@veranda/server/platform/egress/outbound';
import { type ApiShop, createApiShop } from './api-shop.ts';

let shop: ApiShop;
let base = '';
beforeAll(async () => {
  shop = await createApiShop('hook-settings');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.forSite(shop.siteId, (tx) => tx.deleteFrom('webhook_endpoint').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

describe('webhooks in the studio', () => {
  const make = (more: object) =>
    shop.owner.send('POST', `${base}/webhooks`, {
      url: 'https://a.example/',
      topics: ['order.create'],
      ...more,
    });

  it.each(['http://a.example/', 'https://a:b@a.example/', 'https://a.example:8443/', 'ftp://a.example', 'x'])(
    'do not go to %s',
    async (url) =>
      expect((await make({ url })).json).toMatchObject({ code: 'webhook-not-public', field: 'url' }),
  );

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://10.1.2.3/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://db.internal/',
    'https://printer.local/',
    'https://intranet/',
  ])('are not saved for %s, neither as new ones nor by a change', async (url) => {
    expect((await make({ url })).json).toMatchObject({ code: 'webhook-not-public', field: 'url' });
    const { id } = (await make({})).json.webhook;
    const changed = await shop.owner.send('PATCH', `${base}/webhooks/${id}`, { url });
    expect(changed.json).toMatchObject({ code: 'webhook-not-public', field: 'url' });
  });

  it('are not saved for a name that leads to a private address today', async () => {
    const before = shop.app.deps.outbound;
    Object.assign(shop.app.deps, {
      outbound: createOutbound({ resolve: async () => ['203.0.113.9', '10.0.0.7'] }),
    });
    expect((await make({ url: 'https://inside.example/' })).json).toMatchObject({
      code: 'webhook-not-public',
    });
    const lost = createOutbound({ resolve: () => Promise.reject(new Error('no such name')) });
    Object.assign(shop.app.deps, { outbound: lost });
    expect((await make({ url: 'https://tomorrow.example/' })).status).toBe(200);
    Object.assign(shop.app.deps, { outbound: before });
  });

  it('listen for something, and are at most 25', async () => {
    expect((await make({ topics: [] })).json).toMatchObject({ code: 'topics-missing', field: 'topics' });
    for (let n = 0; n < 25; n += 1) expect((await make({})).status).toBe(200);
    expect((await make({})).json).toMatchObject({ code: 'too-many-webhooks' });
  });

  it('are changed and taken out, with what waits for them', async () => {
    const { id } = (await make({})).json.webhook;
    const changed = await shop.owner.send('PATCH', `${base}/webhooks/${id}`, {
      url: 'https://b.example/x',
      topics: ['product.update', 'order.update'],
    });
    expect(changed.json.webhook).toMatchObject({
      url: 'https://b.example/x',
      topics: ['order.update', 'product.update'],
      enabled: true,
    });
    expect((await shop.owner.send('DELETE', `${base}/webhooks/${id}`)).json).toEqual({ id });
    expect((await shop.owner.send('DELETE', `${base}/webhooks/${id}`)).status).toBe(404);
    expect((await shop.owner.send('GET', `${base}/webhooks/${id}/deliveries`)).status).toBe(404);
  });
});
