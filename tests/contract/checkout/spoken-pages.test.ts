import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { skuOf } from '../gift-cards/digital-shop.ts';
import { draftDesk } from '../orders/draft-desk.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';
import { details, good } from './shop.ts';
import { fileForm } from '../../support/file-form.ts';

// Nothing that a shop says in Japanese is in Latin letters but the shop's own words, so that English stands
// out.
let shop: SubscriptionShop;
const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 12 };
const transfer = {
  id: 'transfer',
  kind: 'bank-transfer',
  name: '銀行振込',
  instructions: '口座 1203',
  active: true,
  expiresAfterDays: 14,
};
const fund = {
  name: '屋根',
  description: '雨漏りします。',
  suggested: ['10.00'],
  ownAmount: true,
  least: '5.00',
  most: '1000.00',
  monthly: true,
  goal: '2000.00',
  thanks: '感謝します。',
  imageId: null,
  isOpen: true,
};

beforeAll(async () => {
  shop = await createSubscriptionShop('kotoba');
  const path = `${shop.base}/settings`;
  const { settings, version } = (await shop.owner.send('GET', path)).json;
  await shop.owner.send('PUT', path, { settings: { ...settings, language: 'ja-JP' }, version });
  await shop.owner.send('POST', `${shop.base}/publish`, {});
  await shop.setStock('MUG', 99);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

/** Owner's words, names, addresses of the web, and signs that are the same everywhere. */
const own = new RegExp(
  [
    String.raw`https?:\S+`,
    String.raw`[\w.+-]+@[\w.-]+`,
    String.raw`Test (?:card|Pay)`,
    String.raw`末尾 \w{4}`,
    String.raw`No\.`,
    String.raw`rain\.flac`,
    'Tiny|Mug|Shirt|Shop|About|Post|kotoba',
    'Ada|Ben|Stone|Mill Lane|Albany|Ferry',
    'JavaScript|USD|ZIP|XXXX',
  ].join('|'),
  'g',
);

/** Text of a page that is read or heard, as far as it is in Latin letters. */
function latinOf(html: string): string[] {
  const shown = html.replace(/<(script|style|noscript|option)[\s\S]*?<\/\1>/g, '');
  const labels = [...shown.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]*)"/g)];
  return [...shown.split(/<[^>]*>/), ...labels.map(([, label = '']) => label)]
    .map((one) => one.replace(/&\w+;/g, ' ').replaceAll(own, ' ').trim())
    .filter((one) => /[A-Za-z]{3}/.test(one));
}

async function read(session: Session, path: string): Promise<string> {
  const page = await session.send('GET', path, undefined, { accept: 'text/html' });
  expect([path, page.headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8']);
  return page.text;
}

async function expectSpoken(session: Session, path: string, words: string): Promise<string> {
  const page = await read(session, path);
  expect([path, latinOf(page)]).toEqual([path, []]);
  expect(page).toContain(words);
  return page;
}

async function confirmedAndStatus(session: Session, done: Reply, words: string): Promise<string> {
  const confirmed = await expectSpoken(session, done.confirmationUrl, words);
  const status = (/href="(\/order-status[^"]+)"/.exec(confirmed)?.[1] ?? '').replaceAll('&amp;', '&');
  await expectSpoken(session, status, 'これまでの経過');
  return status;
}

it('finds what is in English', () => {
  expect(latinOf('<p>ようこそ</p><p>Your order</p><a aria-label="Remove it">×</a>')).toEqual([
    'Your order',
    'Remove it',
  ]);
});

describe('the texts of a page that a buyer reads', () => {
  it('are translated in the cart and at the checkout', async () => {
    const session = await shop.shopper();
    await expectSpoken(session, '/cart', 'カートは空です。');
    await expectSpoken(session, '/order-status?sent=1', 'ご注文を探す');
    await shop.add(session, 'MUG');
    await expectSpoken(session, '/cart', 'レジに進む');
    const checkout = await expectSpoken(session, '/checkout', 'お支払い');
    expect(checkout).toContain('$12.00');
    const crumb = session.cookies.get('crumb') ?? '';
    const wrong = new URLSearchParams({ crumb, action: 'pay', email: 'x', country: 'US' }).toString();
    const refused = await session.send('POST', '/checkout', wrong, { accept: 'text/html' });
    expect(latinOf(refused.text)).toEqual([]);
  });

  it('are translated for an order that waits for a transfer, is sent in part, and is canceled', async () => {
    const path = `${shop.base}/commerce/payments`;
    const { version } = (await shop.owner.send('GET', path)).json;
    await shop.owner.send('PUT', `${path}/manual`, { manual: [transfer], version });
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    const byTransfer = { kind: 'manual', methodId: 'transfer' };
    const done = (await shop.complete(session, 3000, { payment: byTransfer, details })).json;
    const status = await confirmedAndStatus(session, done, '銀行振込');
    const order = `${shop.base}/orders/${done.orderId}`;
    const { json } = await shop.owner.send('GET', order);
    const lines = [{ lineId: json.order.lines[0].id, quantity: 1 }];
    const parcel = { carrier: 'Ferry Post', trackingNumber: '12', trackingUrl: 'https://track.example/12' };
    await shop.owner.send('POST', `${order}/shipments`, { lines, ...parcel, notify: false });
    await expectSpoken(session, status, 'Ferry Post');
    await shop.owner.send('POST', `${order}/cancel`, { key: 'gone', reason: '', notify: false });
    await expectSpoken(session, status, 'これまでの経過');
  });

  it('are translated for files, with their sizes and remaining downloads', async () => {
    const item = await shop.addProduct({ kind: 'digital', title: '雨の音', prices: { '': '9.00' } });
    const { body, headers } = fileForm({ fileName: 'rain.flac', content: 'rain', type: 'audio/flac' });
    await shop.owner.send('POST', `${shop.base}/products/${item}/files`, body, headers);
    const rule = { maxDownloads: 3, validDays: 30 };
    await shop.owner.send('PUT', `${shop.base}/products/${item}/download-rule`, rule);
    const session = await member('files');
    const entry = { itemId: item, sku: skuOf('雨の音', ''), quantity: 1 };
    await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
    const done = await shop.pay(session, { details: { email: 'files@kotoba.example' } });
    await confirmedAndStatus(session, done, 'ダウンロードする');
    await expectSpoken(session, '/account/downloads', '残り3回');
    await expectSpoken(session, '/account/orders', 'ご注文 No. ');
    await expectSpoken(session, '/account/details', 'パスワード');
  });

  it('are translated for a gift card', async () => {
    const item = await shop.addProduct({
      kind: 'gift-card',
      title: 'ギフト',
      prices: { $25: '25.00', $50: '50.00' },
    });
    const session = await shop.shopper();
    await expectSpoken(session, `/gift-card/${item}`, 'どなたに贈りますか？');
    await session.send('POST', `/gift-card/${item}`, {
      sku: skuOf('ギフト', '$25'),
      to: 'recipient',
      recipientName: 'Ada',
      senderName: 'Ben',
      recipientEmail: 'ada@kotoba.example',
      message: '',
      deliverOn: '',
    });
    const done = await shop.pay(session, { details: { email: 'ben@kotoba.example' } });
    await confirmedAndStatus(session, done, 'ギフトカード');
    await expectSpoken(session, '/gift-card/balance', '残高を表示');
  });

  it('are translated for a subscription: its page, its order, the account and the page of its card', async () => {
    const item = await shop.planned('野菜', monthly);
    const before = await member('before');
    const entry = { itemId: item, sku: skuOf('野菜', ''), qty: 1 };
    const { cartToken } = (await before.send('POST', '/api/3/commerce/cart/subscription', entry)).json;
    await expectSpoken(before, `/subscribe?cartToken=${cartToken}`, '$12.00(毎月、1年間)');
    const { session, id, confirmationUrl } = await shop.subscribed(item, '野菜');
    await confirmedAndStatus(session, { confirmationUrl }, '定期購入を管理する');
    await expectSpoken(session, '/account/subscriptions', '次回のお支払い日');
    await expectSpoken(session, `/account/subscriptions/${id}/card`, 'カードの変更');
  });

  it('are translated for a membership, and for the page that it opens', async () => {
    const item = await shop.addProduct({ kind: 'paywall', title: '友の会', prices: { '': '40.00' } });
    const { pages } = (await shop.owner.send('GET', `${shop.base}/pages`)).json;
    const { id, version } = pages.find((page: Reply) => page.urlSlug === 'about');
    const access = { kind: 'paywall', productIds: [item] };
    await shop.owner.send('PATCH', `${shop.base}/pages/${id}`, { version, access });
    await shop.owner.send('POST', `${shop.base}/publish`, {});
    const session = await member('friend');
    await expectSpoken(session, '/about', '入会する');
    const entry = { itemId: item, sku: skuOf('友の会', ''), qty: 1 };
    const { cartToken } = (await session.send('POST', '/api/3/commerce/cart/subscription', entry)).json;
    await expectSpoken(session, `/subscribe?cartToken=${cartToken}`, 'お客様の会員資格');
    await session.send('POST', '/subscribe', {});
    await confirmedAndStatus(session, await shop.pay(session), 'ご覧いただけるもの：');
    await expectSpoken(session, '/account/memberships', 'ご覧いただけるもの：');
  });

  it('are translated for an invoice with a sold-out item', async () => {
    const { link } = await draftDesk(() => shop).sent();
    const session = await shop.shopper();
    await expectSpoken(session, link, 'お支払いへ進む');
    await shop.setStock('MUG', 0);
    await expectSpoken(session, link, 'この商品は現在ご購入いただけません。');
    await shop.setStock('MUG', 99);
    expect(latinOf(await read(session, `/checkout/invoice/${'x'.repeat(32)}`))).toEqual([]);
  });

  it('are translated for a donation', async () => {
    const made = (await shop.owner.send('POST', `${shop.base}/funds`, fund)).json.fund;
    const session = await shop.shopper();
    await expectSpoken(session, `/donate/${made.id}`, '金額を選択してください');
    await session.send('POST', `/donate/${made.id}`, { amount: '10.00' });
    await expectSpoken(session, '/checkout', 'ご寄付');
    const done = await shop.pay(session, { payment: good, details: { email: 'dora@kotoba.example' } });
    await confirmedAndStatus(session, done, '感謝します。');
  });
});

async function member(name: string): Promise<Session> {
  const session = await shop.shopper();
  const user = { email: `${name}@kotoba.example`, password: 'a long enough pass phrase' };
  await session.send('POST', '/api/site-users/account', user);
  return session;
}
