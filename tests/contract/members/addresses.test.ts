import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { address, details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let users = 0;
const path = '/api/site-users/account/addresses';
const html = { accept: 'text/html' };
const page = '/account/addresses';

beforeAll(async () => {
  shop = await createShop('places');
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

async function member(): Promise<Session> {
  const session = await shop.shopper();
  users += 1;
  const user = { email: `m${users}@places.example`, password: 'a long enough pass phrase' };
  await session.send('POST', '/api/site-users/account', { ...user, firstName: 'Ida' });
  return session;
}
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const streets = (kept: Reply): string[] => kept.json.addresses.map((one: Reply) => one.address.address1);
const berlin = {
  firstName: 'Ida',
  lastName: 'Stone',
  address1: 'Mühlweg 3',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

describe('the addresses of an account', () => {
  it('begin with none, and say so', async () => {
    const session = await member();
    const shown = await session.send('GET', page);
    expect([shown.status, shown.text.includes('No addresses yet.')]).toEqual([200, true]);
    expect((await session.send('GET', path)).json).toEqual({ addresses: [] });
  });

  it('are added, changed, offered first and removed', async () => {
    const session = await member();
    await session.send('POST', path, address);
    const two = await session.send('POST', path, berlin);
    expect(streets(two)).toEqual(['Mühlweg 3', '1 Mill Lane']);
    expect(two.json.addresses[0]).toMatchObject({
      lines: ['Ida Stone', 'Mühlweg 3', '10115 Berlin', 'Germany'],
      address: { region: '', phone: '' },
    });
    const [{ id: newer }, { id: older }] = two.json.addresses;
    expect(streets(await session.send('POST', `${path}/${older}/prefer`, {}))).toEqual([
      '1 Mill Lane',
      'Mühlweg 3',
    ]);
    const changed = await session.send('POST', path, { ...berlin, id: newer, address1: 'Mühlweg 4' });
    expect(streets(changed)).toEqual(['1 Mill Lane', 'Mühlweg 4']);
    expect(streets(await session.send('POST', `${path}/${older}/remove`, {}))).toEqual(['Mühlweg 4']);
    expect((await session.send('POST', `${path}/${older}/prefer`, {})).status).toBe(404);
    expect((await session.send('POST', path, { ...berlin, id: older })).status).toBe(404);
  });

  it('keep their id and their place when they are changed, and become one where they are the same', async () => {
    const session = await member();
    const [{ id: older }] = (await session.send('POST', path, address)).json.addresses;
    await session.send('POST', path, berlin);
    const changed = await session.send('POST', path, { ...address, id: older, address1: '2 Mill Lane' });
    expect(streets(changed)).toEqual(['Mühlweg 3', '2 Mill Lane']);
    expect(changed.json.addresses[1].id).toBe(older);
    const again = await session.send('POST', path, { ...address, id: older, address1: '3 Mill Lane' });
    expect(streets(again)).toEqual(['Mühlweg 3', '3 Mill Lane']);
    const same = await session.send('POST', path, { ...berlin, id: older });
    expect(streets(same)).toEqual(['Mühlweg 3']);
    await session.send('POST', path, address);
    const [{ id: newest }] = (await session.send('GET', path)).json.addresses;
    const first = await session.send('POST', path, { ...berlin, id: newest });
    expect(streets(first)).toEqual(['Mühlweg 3']);
  });

  it('are checked by the rules of their country, all at once', async () => {
    const session = await member();
    const refused = await session.send('POST', path, { ...berlin, lastName: ' ', postalCode: '1' });
    expect(refused.status).toBe(400);
    expect(refused.json.errors.map((error: Reply) => error.field)).toEqual(['lastName', 'postalCode']);
    expect((await session.send('POST', path, { ...berlin, country: 'XX' })).json.field).toBe('country');
  });

  it('are those of the checkout: what is sent somewhere is kept, what is kept is offered', async () => {
    const session = await member();
    await shop.setStock('MUG', 10);
    await session.send('POST', path, berlin);
    await shop.add(session, 'MUG');
    const { savedAddresses } = (await session.send('PUT', '/api/commerce/checkout', details)).json;
    expect(savedAddresses.map((savedAddress: Reply) => savedAddress.address.address1)).toEqual(['Mühlweg 3']);
    await shop.complete(session, 1750, { details });
    expect(streets(await session.send('GET', path))).toEqual(['1 Mill Lane', 'Mühlweg 3']);
  });

  it('are nobody else’s, and keep twenty', async () => {
    const session = await member();
    const { json } = await session.send('POST', path, berlin);
    const other = await member();
    await other.send('POST', `${path}/${json.addresses[0].id}/remove`, {});
    expect((await other.send('POST', `${path}/${json.addresses[0].id}/prefer`, {})).status).toBe(404);
    expect(streets(await session.send('GET', path))).toEqual(['Mühlweg 3']);
    for (let n = 0; n < 21; n += 1) await session.send('POST', path, { ...berlin, address1: `Weg ${n}` });
    const kept = streets(await session.send('GET', path));
    expect([kept.length, kept[0]]).toEqual([20, 'Weg 20']);
  });

  it('ask who is not signed in to log in', async () => {
    const visitor = await shop.shopper();
    expect((await visitor.send('POST', path, berlin)).json.code).toBe('site-user-away');
    expect((await visitor.send('GET', page)).headers.get('location')).toBe(
      '/account/login?returnTo=/account/addresses',
    );
  });
});

describe('the forms of the addresses, without JavaScript', () => {
  it('show what a country asks for, and another country’s fields when they are asked for', async () => {
    const session = await member();
    const fresh = await session.send('GET', `${page}?edit=new`);
    expect(fresh.text).toContain('<option value="US" selected>');
    expect(fresh.text).toContain('value="Ida"');
    const typed = { firstName: 'Ida', lastName: 'Stone', address1: 'Mühlweg 3', country: 'DE', redraw: '1' };
    const redrawn = await session.send('POST', path, form(typed), html);
    expect(redrawn.text).toContain('<option value="DE" selected>');
    expect(redrawn.text).toContain('value="Mühlweg 3"');
    expect(redrawn.text).not.toContain('name="region"');
    expect((await session.send('GET', path)).json.addresses).toEqual([]);
  });

  it('keep, and show what is wrong beside its field with what was typed', async () => {
    const session = await member();
    const { lastName: _left, ...rest } = berlin;
    const wrong = await session.send('POST', path, form({ ...rest, postalCode: 'x' }), html);
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('id="address-lastName-error">Last name is required.');
    expect(wrong.text).toMatch(/name="postalCode" value="x"[^>]*aria-invalid="true"/);
    const kept = await session.send('POST', path, form(berlin), html);
    expect([kept.status, kept.headers.get('location')]).toEqual([303, `${page}?done=1`]);
    const [{ id }] = (await session.send('GET', path)).json.addresses;
    expect((await session.send('GET', `${page}?edit=${id}`)).text).toContain('Edit address');
    const removed = await session.send('POST', `${path}/${id}/remove`, form({}), html);
    expect(removed.status).toBe(303);
    expect((await session.send('GET', page)).text).toContain('No addresses yet.');
  });

  it('offer as a new one what was typed for an address that is gone in the meantime', async () => {
    const session = await member();
    const [{ id }] = (await session.send('POST', path, berlin)).json.addresses;
    await session.send('POST', `${path}/${id}/remove`, {});
    const shown = await session.send('POST', path, form({ ...berlin, id, address1: 'Mühlweg 9' }), html);
    expect(shown.status).toBe(400);
    expect(shown.text).toContain('Add an address');
    expect(shown.text).toContain('value="Mühlweg 9"');
    expect(shown.text).toContain('name="id" value=""');
  });
});
