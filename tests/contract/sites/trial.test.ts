import { writeOn } from '../../support/write-on-page.ts';
import { setTrial } from '@veranda/db/sites/writer';
import { trialLength } from '@veranda/domain/sites/trial';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
const day = 86_400_000;

beforeAll(async () => {
  shop = await createShop('tried');
});
beforeEach(() => endsAt(new Date(Date.now() + trialLength)));
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

/** Effect of `npm run trial`. */
async function endsAt(trialEndsAt: Date): Promise<void> {
  await shop.app.db.forSite(shop.siteId, (tx) => setTrial(tx, { status: 'trial', trialEndsAt }));
  await shop.app.deps.sites.refresh(shop.siteId);
}

const visit = (path: string) => shop.app.site('tried').send('GET', path);

describe('a trial', () => {
  it('decisions §numbers trial: shows page type 103 when it is over; until then everybody is let in; no password is asked for', async () => {
    expect((await visit('/')).status).toBe(200);
    await endsAt(new Date(Date.now() - 1));
    for (const path of ['/', '/shop', '/shop/p/mug', '/cart', '/checkout', '/nothing']) {
      const page = await visit(path);
      expect([page.status, page.text.includes('page-type-103')], path).toEqual([403, true]);
      expect(page.text).toContain('<meta name="robots" content="noindex">');
      expect(page.text).not.toContain('type="password"');
    }
    const call = await visit('/api/commerce/shopping-cart');
    expect([call.status, call.json.code]).toEqual([403, 'site-locked']);
  });

  it('is over at its moment, without anybody doing anything', async () => {
    shop.setClock(() => Date.now() + trialLength - day);
    expect((await visit('/')).status).toBe(200);
    shop.setClock(() => Date.now() + trialLength + day);
    const closed = await visit('/');
    shop.setClock(Date.now);
    expect(closed.status).toBe(403);
  });

  it('is over for those who know the password of the site too', async () => {
    const path = `/api/studio/sites/${shop.siteId}/availability`;
    expect(
      (await shop.owner.send('PUT', path, { availability: 'password', password: 'open sesame' })).status,
    ).toBe(200);
    const guest = shop.app.site('tried');
    await guest.send('GET', '/');
    const crumb = guest.cookies.get('crumb') ?? '';
    const form = new URLSearchParams({ password: 'open sesame', returnTo: '/', crumb }).toString();
    await guest.send('POST', '/unlock', form);
    expect((await guest.send('GET', '/')).status).toBe(200);
    await endsAt(new Date(Date.now() - 1));
    expect((await guest.send('GET', '/')).status).toBe(403);
    expect((await shop.owner.send('PUT', path, { availability: 'public' })).status).toBe(200);
  });

  it('decisions §numbers trial: leaves the studio open when it is over; deletes nothing, and comes back whole when it is extended', async () => {
    await endsAt(new Date(Date.now() - 1));
    const base = `/api/studio/sites/${shop.siteId}`;
    await writeOn(shop.owner, shop.siteId, 'about', 'After the trial');
    expect((await shop.owner.send('POST', `${base}/publish`, {})).status).toBe(200);
    const card = (await shop.owner.send('GET', '/api/studio/sites')).json.sites[0];
    expect([card.status, Date.parse(card.trialEndsAt) < Date.now()]).toEqual(['trial', true]);
    expect((await visit('/order-status')).status).toBe(200);
    await endsAt(new Date(Date.now() + day));
    expect((await visit('/shop/p/mug')).text).toContain('Mug');
  });

  it.each<[string, readonly string[], number]>([
    [
      'decisions §names site status: paid, comped, internal and beta are live',
      ['paid', 'comped', 'internal', 'beta', 'v5-linked', 'resold', 'enterprise', 'past due'],
      200,
    ],
    ['decisions §names site status: expired and removed show page type 103', ['expired', 'removed'], 403],
  ])('%s, whenever a trial was over', async (_statement, statuses, answer) => {
    await endsAt(new Date(Date.now() - 1));
    for (const status of statuses) {
      await shop.app.db.forSite(shop.siteId, (tx) => setTrial(tx, { status }));
      await shop.app.deps.sites.refresh(shop.siteId);
      const page = await visit('/');
      expect([status, page.status, page.text.includes('page-type-103')]).toEqual([
        status,
        answer,
        answer === 403,
      ]);
    }
    await endsAt(new Date(Date.now() + day));
  });
});
