import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { address, details, createShop, type Shop } from './shop.ts';
import { twoDrawings } from './two-drawings.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('billing');
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

const office = {
  firstName: 'Eve',
  lastName: 'Stone',
  address1: 'Office Road 1',
  address2: '',
  city: 'Berlin',
  region: '',
  postalCode: '10115',
  country: 'DE',
  phone: '',
};

async function withMug(): Promise<Session> {
  await shop.setStock('MUG', 9);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return session;
}

const read = async (session: Session) => (await session.send('GET', '/api/commerce/checkout')).json;

describe('the billing address of what is sent', () => {
  it('is checked as the other address is, and written into the order', async () => {
    const session = await withMug();
    const bad = { ...office, country: 'ZZ', postalCode: 'XX', address1: '' };
    const saved = await session.send('PUT', '/api/commerce/checkout', { ...details, billingAddress: bad });
    const fields = saved.json.problems.map((problem: Reply) => problem.field);
    expect(fields).toEqual(expect.arrayContaining(['billing.address1', 'billing.country']));
    const given = { details: { ...details, billingAddress: bad } };
    expect((await shop.complete(session, 1750, given)).status).toBe(400);
    const postal = await session.send('PUT', '/api/commerce/checkout', {
      billingAddress: { ...office, postalCode: 'XX' },
    });
    expect(postal.json.problems).toMatchObject([
      { code: 'postal-code-invalid', field: 'billing.postalCode' },
    ]);
    const done = await shop.complete(session, 1750, { details: { ...details, billingAddress: office } });
    expect(done.json.status, done.text).toBe('placed');
    const path = `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`;
    expect((await shop.owner.send('GET', path)).json.order).toMatchObject({
      shippingAddress: address,
      billingAddress: office,
    });
  });
});

describe('the box for another billing address', () => {
  const named = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`billing.${name}`, String(value)]));
  const typed = { ...address, email: 'ada@shop.example', shippingOption: 'flat', addressFor: 'shipping' };

  async function post(session: Session, fields: Readonly<Record<string, string>>): Promise<string> {
    const form = new URLSearchParams({ crumb: session.cookies.get('crumb') ?? '', ...fields });
    const page = await session.send('POST', '/checkout', form.toString(), { accept: 'text/html' });
    const { server, react } = twoDrawings(page.text);
    expect(react).toBe(server);
    return page.text;
  }

  it('is empty at first; ticked it asks for an address, which a reload keeps', async () => {
    const session = await withMug();
    const first = await session.send('GET', '/checkout');
    expect(first.text).toContain('Use a different billing address');
    expect(first.text).not.toContain('id="billing.country"');
    const ticked = await post(session, { ...typed, billing: '1', action: 'country' });
    expect(ticked).toContain('id="billing.country"');
    const german = await post(session, { ...typed, billing: '1', ...named(office), action: 'save' });
    expect(german).toContain('value="Office Road 1"');
    const again = (await session.send('GET', '/checkout')).text;
    expect(again).toContain('name="billing" value="1" checked');
    expect(again).toContain('value="10115"');
    expect(again).toContain('autocomplete="billing postal-code"');
    expect(await read(session)).toMatchObject({ billingAddress: office, problems: [] });
  });

  it('says at its fields what is wrong, and what it asked for is forgotten when it is taken away', async () => {
    const session = await withMug();
    const wrong = { ...typed, billing: '1', ...named({ ...office, postalCode: 'XX' }) };
    const refused = await post(session, { ...wrong, action: 'check' });
    expect(refused).toContain('href="#billing.postalCode"');
    expect(refused).toContain('id="billing.postalCode-error"');
    await post(session, { ...typed, action: 'save' });
    expect(await read(session)).toMatchObject({ billingAddress: null, billingForm: null, problems: [] });
  });
});
