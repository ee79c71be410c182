import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiShop, openApiShop } from './api-shop.ts';

let shop: ApiShop;
let base = '';
beforeAll(async () => {
  shop = await openApiShop('hook-settings');
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

  it('listen for something, and are at most 25', async () => {
    expect((await make({ topics: [] })).json).toMatchObject({ code: 'topics-missing', field: 'topics' });
    for (let n = 0; n < 25; n += 1) expect((await make({})).status).toBe(200);
    expect((await make({})).json).toMatchObject({ code: 'too-many-webhooks' });
  });

  it('are changed and taken out, with what waits for them', async () => {
    const { id } = (await make({})).json.webhook;
    const changed = await shop.owner.send('PATCH', `${base}/webhooks/${id}`, {
      ...{ url: 'https://b.example/x', topics: ['product.update', 'order.update'] },
    });
    expect(changed.json.webhook).toMatchObject({
      ...{ url: 'https://b.example/x', topics: ['order.update', 'product.update'], enabled: true },
    });
    expect((await shop.owner.send('DELETE', `${base}/webhooks/${id}`)).json).toEqual({ id });
    expect((await shop.owner.send('DELETE', `${base}/webhooks/${id}`)).status).toBe(404);
    expect((await shop.owner.send('GET', `${base}/webhooks/${id}/deliveries`)).status).toBe(404);
  });
});
