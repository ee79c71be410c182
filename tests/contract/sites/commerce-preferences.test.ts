import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../checkout/shop.ts';
import { createTestApp } from '../../support/test-app.ts';

let shop: Shop;
let other: Shop;

beforeAll(async () => {
  const app = await createTestApp();
  shop = await addShop(app, 'preferring');
  other = await addShop(app, 'another');
});
afterAll(() => shop.app.close());

const pathOf = (namespace: string, site = shop.siteId) =>
  `/api/v1/commerce-preferences/${namespace}?websiteId=${site}`;
const read = async (namespace: string) => (await shop.owner.send('GET', pathOf(namespace))).json;
const save = (namespace: string, body: object) => shop.owner.send('PUT', pathOf(namespace), body);

const namespaces = [
  'merchandising',
  'checkout',
  'payments',
  'shipping',
  'taxes',
  'notifications',
  'subscriptions',
  'inventory',
];

describe('commerce preferences', () => {
  it('administration §7 commerce preferences: GET /api/v1/commerce-preferences/{namespace}; administration §3 commerce preferences: are pairs by namespace', async () => {
    for (const namespace of namespaces) {
      const answer = await shop.owner.send('GET', pathOf(namespace));
      expect(answer.status, namespace).toBe(200);
      expect(Object.keys(answer.json).length, namespace).toBeGreaterThan(0);
    }
    expect(await read('inventory')).toEqual({ lowStockAt: 5, columns: ['sku', 'waiting'] });
    expect(await read('subscriptions')).toEqual({ subscriptionNotice: false });
  });

  it('decisions §names preferences: eight namespaces, others are 404', async () => {
    expect((await shop.owner.send('GET', pathOf('loyalty'))).status).toBe(404);
    expect((await shop.owner.send('GET', '/api/v1/commerce-preferences/taxes')).json).toMatchObject({
      field: 'websiteId',
    });
    expect((await shop.owner.send('GET', pathOf('taxes', other.siteId))).status).toBe(404);
  });

  it('administration §7 commerce preferences: PUT /api/v1/commerce-preferences/{namespace}; administration §3 commerce preferences: websiteId is dropped from them', async () => {
    const kept = await save('inventory', { lowStockAt: 2, websiteId: other.siteId });
    expect(kept.json).toEqual({ lowStockAt: 2, columns: ['sku', 'waiting'] });
    expect(await read('inventory')).toEqual(kept.json);
  });

  it('are the truth that the screens of the shop show, and the other way round', async () => {
    const rules = `/api/studio/sites/${shop.siteId}/commerce/checkout-rules`;
    await save('checkout', { minimumOrder: '10.00', addressSearch: true });
    const shown = (await shop.owner.send('GET', rules)).json;
    expect(shown.rules.minimumOrder).toBe('10.00');
    await shop.owner.send('PUT', rules, {
      ...shown,
      currency: undefined,
      rules: { ...shown.rules, minimumOrder: '7.00' },
    });
    expect(await read('checkout')).toMatchObject({ minimumOrder: '7.00', addressSearch: true });
    const settings = `/api/studio/sites/${shop.siteId}/settings`;
    expect((await shop.owner.send('GET', settings)).json.settings.addressSearch).toBe(true);
    await save('notifications', { sender: { name: 'The shop', replyTo: '' }, mails: { refund: false } });
    const mails = (await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/commerce/mail-settings`))
      .json;
    expect(mails.sender.sender.name).toBe('The shop');
    expect(mails.mailSettings.find(({ kind }: { kind: string }) => kind === 'refund').enabled).toBe(false);
    await save('checkout', { minimumOrder: '0' });
  });

  it.each([
    ['checkout', { minimumOrder: '1.005' }, 'amount-too-precise', 'minimumOrder'],
    [
      'taxes',
      { taxes: { included: false, rounding: 'rate', rules: [taxed('101')] } },
      'tax-rate-malformed',
      'taxes.rules.0.rate',
    ],
    [
      'payments',
      { manual: [manual('a', 'Cash'), manual('b', ' cash')] },
      'manual-methods-alike',
      'manual.1.name',
    ],
    [
      'payments',
      { installments: { minimum: '1.234', maximum: '5', country: 'US' } },
      'malformed',
      'installments',
    ],
    ['notifications', { sender: { name: '', replyTo: 'nobody' } }, 'email-invalid', 'sender.replyTo'],
    ['notifications', { mails: { pigeon: true } }, 'unknown-mail', 'mails.pigeon'],
    ['notifications', { mails: { restock: false } }, 'mail-always-sent', 'mails.restock'],
    ['inventory', { lowStockAt: -1 }, 'malformed', 'lowStockAt'],
    ['inventory', { columns: ['colour'] }, 'malformed', 'columns.0'],
  ])('of %s refuse %j', async (namespace, body, code, field) => {
    const before = await read(namespace);
    const answer = await save(namespace, body);
    expect(answer.json).toMatchObject({ code, field });
    expect(await read(namespace)).toEqual(before);
  });
});

function manual(id: string, name: string) {
  return { id, kind: 'bank-transfer', name, instructions: '', active: true, expiresAfterDays: null };
}

function taxed(rate: string) {
  const area = { country: 'US', region: '', postalRanges: [] };
  return { id: 'a', name: 'Tax', area, rate, onServices: true, onDigital: true, onShipping: true };
}
