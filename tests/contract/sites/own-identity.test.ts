import { levain } from '@veranda/demo/sites/levain';
import { overdub } from '@veranda/demo/sites/overdub';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { applyAgain } from '../../support/postgres-setup.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;
beforeAll(async () => {
  shop = await createShop('owned', { worker: true });
  base = `/api/studio/sites/${shop.siteId}`;
}, 60_000);
afterAll(() => shop.close());

const owner = 'owner@owned.example';
const read = async (path: string): Promise<Reply> => (await shop.owner.send('GET', `${base}/${path}`)).json;
const mails = async () => (await shop.app.deps.mail.inbox?.list()) ?? [];

describe('a new site', () => {
  it('has nobody’s identity but its name, though its template pretends to be somebody', async () => {
    const { settings } = await read('settings');
    expect(settings).toMatchObject({ businessName: 'owned', businessEmail: '', address: [], tagline: '' });
    const { text } = await shop.app.site('owned').send('GET', '/');
    expect(text).not.toMatch(/tiny\.example|Tinytown|instagram|open all night/i);
    expect(text).not.toContain('<address');
  });

  it('tells its owner of an order at the address of their account, and lets buyers reply there', async () => {
    await shop.setStock('MUG', 5);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const shippingAddress = {
      firstName: 'Ada',
      lastName: 'Stone',
      address1: '1 Mill Lane',
      address2: '',
      city: 'Albany',
      region: 'NY',
      postalCode: '12207',
      country: 'US',
      phone: '',
    };
    const details = { email: 'ada@buyer.example', shippingAddress, shippingOption: 'flat' };
    await shop.complete(session, 1750, { details });
    await expect
      .poll(async () => (await mails()).map(({ to }) => to).sort())
      .toEqual(['ada@buyer.example', owner]);
    const { sender } = await read('commerce/mail-settings');
    expect(sender.defaults).toMatchObject({ replyTo: owner });
  });
});

async function setSettings(changes: object): Promise<void> {
  await shop.app.db.forSite(shop.siteId, async (tx) => {
    const row = await tx
      .selectFrom('site_settings')
      .select('doc')
      .where('siteId', '=', shop.siteId)
      .executeTakeFirstOrThrow();
    const { settings, ...rest } = row.doc as { settings: object };
    const doc = JSON.stringify({ ...rest, settings: { ...settings, ...changes } });
    await tx.updateTable('site_settings').set({ doc }).where('siteId', '=', shop.siteId).execute();
  });
}

const migrated = () => applyAgain(shop.app.db.url, 'packages/db/migrations/0102-own-identity.sql');

describe('the migration of a site that carries its template’s identity', () => {
  it('removes it, keeps what the owner has written, and tells the owner, who puts the notice away', async () => {
    const own = { service: 'mastodon', url: 'https://social.example/@owned', name: 'Mastodon' };
    await setSettings({
      ...levain.settings,
      description: 'Pots from Albany.',
      socialAccounts: [...levain.settings.socialAccounts, own],
      store: {
        ...levain.settings.store,
        shippingRates: [
          ...(levain.settings.store?.shippingRates ?? []),
          { id: 'x', name: 'Mine', perOrder: '1.00', perItem: '0.00' },
        ],
      },
    });
    await migrated();
    const { settings } = await read('settings');
    expect(settings).toMatchObject({
      businessEmail: '',
      address: [],
      tagline: '',
      description: 'Pots from Albany.',
    });
    expect(settings.shippingRates).toEqual([
      { id: 'pickup', name: 'Pick-up', perOrder: '0.00', perItem: '0.00' },
      { id: 'post', name: 'Shipping', perOrder: '9.00', perItem: '1.00' },
      { id: 'x', name: 'Mine', perOrder: '1.00', perItem: '0.00' },
    ]);
    const { notices } = await read('overview');
    expect(notices).toMatchObject([
      {
        email: 'hello@levain.example',
        removed: ['email', 'address', 'socialAccounts', 'announcement', 'tagline', 'shippingRates'],
        pages: [],
        ownerEmail: owner,
      },
    ]);
    await shop.owner.send('POST', `${base}/publish`, {});
    const { text } = await shop.app.site('owned').send('GET', '/');
    expect(text).not.toMatch(/levain\.example|Ferry Row|instagram|Holiday orders/);
    expect(text).toContain('https://social.example/@owned');
    expect((await shop.owner.send('DELETE', `${base}/notices/${notices[0].id}`)).status).toBe(200);
    expect((await read('overview')).notices).toEqual([]);
    expect((await shop.owner.send('DELETE', `${base}/notices/${shop.siteId}`)).status).toBe(404);
  });

  it('leaves a site alone that has an identity of its own', async () => {
    await setSettings({ ...overdub.settings, ...ownIdentity });
    const before = await read('settings');
    await migrated();
    expect(await read('settings')).toEqual(before);
    expect((await read('overview')).notices).toEqual([]);
  });
});

const ownIdentity = {
  businessEmail: 'pots@owned.example',
  address: ['1 Mill Lane', 'Albany'],
  socialAccounts: [],
  announcement: { text: 'We are open', href: '' },
  tagline: 'Pots',
  description: 'Pots from Albany.',
  store: { ...overdub.settings.store, shippingRates: [] },
};
