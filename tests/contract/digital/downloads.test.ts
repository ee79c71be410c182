import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { downloadJobs } from '@veranda/server/features/downloads/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { type DigitalShop, createDigitalShop, skuOf } from '../gift-cards/digital-shop.ts';
import { fileForm } from '../../support/file-form.ts';

let shop: DigitalShop;
let item: string;
let base: string;

beforeAll(async () => {
  shop = await createDigitalShop('files');
  base = `/api/studio/sites/${shop.siteId}`;
  item = await shop.addProduct({ kind: 'digital', title: 'Field recordings', prices: { '': '9.00' } });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

function upload(name: string, content: string, product = item) {
  const { body, headers } = fileForm({ fileName: name, content, type: 'audio/flac' });
  return shop.owner.send('POST', `${base}/products/${product}/files`, body, headers);
}

async function buy(): Promise<{ session: Session; orderId: string; page: string }> {
  const session = await shop.shopper();
  const entry = { itemId: item, sku: skuOf('Field recordings', ''), quantity: 1 };
  await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
  const done = await shop.pay(session, { details: { email: 'ada@files.example' } });
  return { session, orderId: done.orderId, page: (await session.send('GET', done.confirmationUrl)).text };
}

const linksIn = (page: string) =>
  [...page.matchAll(/href="(\/downloads\/[^"]+)"/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));

describe('files of a digital product', () => {
  it('are kept where no public address leads, and only of digital products', async () => {
    const sent = await upload('rain.flac', 'the sound of rain');
    expect(sent.json.files).toMatchObject([{ fileName: 'rain.flac', bytes: 17, mimeType: 'audio/flac' }]);
    const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('product_file').select('storageKey').execute(),
    );
    const visitor = await shop.shopper();
    const key = rows[0]?.storageKey ?? '';
    for (const path of [`/assets/${key}`, `/assets/${key.replace('/private', '')}`, `/s/${key}`])
      expect((await visitor.send('GET', path)).status).toBeGreaterThanOrEqual(400);
    const mug = shop.variant('MUG').productId;
    expect((await upload('x.txt', 'x', mug)).json.code).toBe('product-not-digital');
    expect((await upload('x.txt', '')).json.code).toBe('file-empty');
  });

  it('are the buyer’s with the order, by links that are signed', async () => {
    const { session, orderId, page } = await buy();
    const order = (await shop.owner.send('GET', `${base}/orders/${orderId}`)).json.order;
    expect(order).toMatchObject({ status: 'fulfilled', fulfilmentStatus: 'none_needed' });
    const [link = ''] = linksIn(page);
    const got = await session.send('GET', link);
    expect([got.status, got.text]).toEqual([200, 'the sound of rain']);
    expect(got.headers.get('content-disposition')).toContain('rain.flac');
    expect(got.headers.get('content-security-policy')).toContain('sandbox');
    const [path = '', query = ''] = link.split('?');
    for (const forged of [path, `${path}?${query.replace(/until=\w+/, 'until=zzzzzzzzz')}`, `${link}x`])
      expect((await session.send('GET', forged)).status).toBe(404);
    const goods = (await shop.owner.send('GET', `${base}/orders/${orderId}/entitlements`)).json;
    expect(goods).toMatchObject({
      giftCards: [],
      subscriptionId: '',
      downloads: [{ fileName: 'rain.flac', used: 1, maxDownloads: null, revoked: false }],
    });
    const other = (await buy()).page;
    const [otherPath = ''] = (linksIn(other)[0] ?? '').split('?');
    expect((await session.send('GET', `${otherPath}?${query}`)).status).toBe(404);
  });

  it('are not used up by who only asks for the headers: HEAD changes nothing', async () => {
    const { session, page, orderId } = await buy();
    const [link = ''] = linksIn(page);
    const asked = await session.send('HEAD', link);
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'GET']);
    const goods = (await shop.owner.send('GET', `${base}/orders/${orderId}/entitlements`)).json;
    expect(goods.downloads).toMatchObject([{ used: 0 }]);
    expect((await session.send('GET', link)).text).toBe('the sound of rain');
  });

  it('have links that end after a day, and a page makes another', async () => {
    const { session, page, orderId } = await buy();
    const [link = ''] = linksIn(page);
    const later = Date.now() + 25 * 60 * 60 * 1000;
    shop.setClock(() => later);
    try {
      expect((await session.send('GET', link)).json.code).toBe('download-link-ended');
      const again = await shop.app.db.forSite(shop.siteId, (tx) =>
        tx.selectFrom('entitlement').select('used').where('orderId', '=', orderId).execute(),
      );
      expect(again.map((one) => one.used)).toEqual([0]);
    } finally {
      shop.setClock(Date.now);
    }
  });

  it('are fetched as often as the rule says, however many ask at once; the shop gives them again', async () => {
    await shop.owner.send('PUT', `${base}/products/${item}/download-rule`, {
      maxDownloads: 3,
      validDays: 30,
    });
    const { session, orderId, page } = await buy();
    const [link = ''] = linksIn(page);
    const all = await Promise.all(Array.from({ length: 10 }, () => session.send('GET', link)));
    expect(all.filter((one) => one.status === 200)).toHaveLength(3);
    expect(all.find((one) => one.status !== 200)?.json.code).toBe('download-ended');
    expect((await shop.owner.send('POST', `${base}/orders/${orderId}/downloads`)).json).toEqual({
      sent: true,
    });
    expect((await session.send('GET', link)).status).toBe(200);
    await shop.work(downloadJobs(shop.app.deps), 'download-mail');
    const mails = (await shop.mails()).filter((mail) => mail.subject.includes('download'));
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect(mails[0]?.text).toContain('/checkout/order-confirmed?orderId=');
    await shop.owner.send('PUT', `${base}/products/${item}/download-rule`, {
      maxDownloads: null,
      validDays: null,
    });
  });

  it('end with the days of the rule, whatever link is asked for; the shop gives them again', async () => {
    await shop.owner.send('PUT', `${base}/products/${item}/download-rule`, {
      maxDownloads: null,
      validDays: 30,
    });
    const { session, orderId, page } = await buy();
    const [link = ''] = linksIn(page);
    expect((await session.send('GET', link)).status).toBe(200);
    const ago = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const long = { createdAt: ago(31), expiresAt: ago(1) };
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('entitlement').set(long).where('orderId', '=', orderId).execute(),
    );
    expect((await session.send('GET', link)).json.code).toBe('download-ended');
    const status = (await shop.owner.send('GET', `${base}/orders/${orderId}`)).json.order.status;
    expect(status).toBe('fulfilled');
    await shop.owner.send('POST', `${base}/orders/${orderId}/downloads`);
    expect((await session.send('GET', link)).status).toBe(200);
    await shop.owner.send('PUT', `${base}/products/${item}/download-rule`, {
      maxDownloads: null,
      validDays: null,
    });
  });

  it('stay with who has bought them when the shop takes them out, and end when the money is refunded', async () => {
    const { session, orderId, page } = await buy();
    const { files } = (await shop.owner.send('GET', `${base}/products/${item}/files`)).json;
    const gone = await shop.owner.send('DELETE', `${base}/products/${item}/files/${files[0].id}`);
    expect(gone.json.files).toEqual([]);
    const [link = ''] = linksIn(page);
    expect((await session.send('GET', link)).status).toBe(200);
    const refund = { key: 'refund-key-all', amount: '9.00', restock: false, reason: '', notify: false };
    expect((await shop.owner.send('POST', `${base}/orders/${orderId}/refunds`, refund)).status).toBe(200);
    expect((await session.send('GET', link)).json.code).toBe('download-ended');
    await upload('rain.flac', 'the sound of rain');
  });

  it('are mailed again from the order’s page to its own address, without extending their limits', async () => {
    const now = Date.now();
    shop.setClock(() => now);
    await shop.owner.send('PUT', `${base}/products/${item}/download-rule`, {
      maxDownloads: 2,
      validDays: null,
    });
    const { session, page } = await buy();
    const path = (/href="(\/order-status[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
    const status = await session.send('GET', path);
    const token = /name="token" value="([^"]+)"/.exec(status.text)?.[1] ?? '';
    const [link = ''] = linksIn(status.text);
    const ask = (body: object | string = { token }, more: Readonly<Record<string, string>> = {}) =>
      session.send('POST', '/order-status/downloads', body, more);
    const mails = async () => {
      await shop.work(downloadJobs(shop.app.deps), 'download-mail');
      return (await shop.mails()).filter((one) => one.subject.includes('download'));
    };
    expect((await session.send('GET', link)).status).toBe(200);
    const before = await mails();
    const html = { accept: 'text/html' };
    const crumb = /name="crumb" value="([^"]+)"/.exec(status.text)?.[1] ?? '';
    const asked = await ask(new URLSearchParams({ token, crumb }).toString(), html);
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `${path}&sent=1`]);
    const told = await session.send('GET', `${path}&sent=1`);
    expect(told.text).toContain('sent the downloads to ada@files.example again');
    const sent = await mails();
    expect(sent).toHaveLength(before.length + 1);
    expect(sent.map((one) => one.to)).toContain('ada@files.example');
    expect((await ask()).json).toEqual({ sent: true });
    expect(await mails()).toHaveLength(before.length + 1);
    expect((await ask({ token: `${token.slice(0, -2)}xx` })).json.code).toBe('unknown-order');
    expect((await session.send('GET', link)).status).toBe(200);
    expect((await ask()).json.code).toBe('download-ended');
    expect((await session.send('GET', path)).text).not.toContain('/order-status/downloads');
    shop.setClock(Date.now);
    await shop.owner.send('PUT', `${base}/products/${item}/download-rule`, {
      maxDownloads: null,
      validDays: null,
    });
  });

  it('are mailed again five times an hour from an address, and the page says so', async () => {
    const { session, page } = await buy();
    const path = (/href="(\/order-status[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
    const ask = () => session.send('POST', '/order-status/downloads', { token }, { accept: 'text/html' });
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(303);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(refused.text).toContain('Please try again in an hour.');
    expect(refused.text).toContain('<body class="page-type-211">');
  });

  it('are on the page of the account', async () => {
    const session = await shop.shopper();
    const user = { email: 'member@files.example', password: 'a long enough pass phrase' };
    expect((await session.send('POST', '/api/site-users/account', user)).status).toBe(200);
    const entry = { itemId: item, sku: skuOf('Field recordings', ''), quantity: 1 };
    await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
    await shop.pay(session, { details: { email: user.email } });
    const page = await session.send('GET', '/account/downloads');
    expect(page.text).toContain('rain.flac');
    const [link = ''] = linksIn(page.text);
    expect((await session.send('GET', link)).text).toBe('the sound of rain');
  });
});
