import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await createShop('letters', { worker: true });
  base = `/api/studio/sites/${shop.siteId}/commerce`;
  // Mails of orders go to the business, so that the owner's are those of these tests.
  const settings = `/api/studio/sites/${shop.siteId}/settings`;
  const read = (await shop.owner.send('GET', settings)).json;
  const own = { ...read.settings, businessEmail: 'shop@letters.example' };
  await shop.owner.send('PUT', settings, { settings: own, version: read.version });
}, 60_000);
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

const none = { subject: null, intro: null, footer: null };
const send = (method: string, path: string, body?: unknown) =>
  shop.owner.send(method, `${base}/${path}`, body);
const list = async (): Promise<Reply> => (await send('GET', 'mail-settings')).json;
const of = async (kind: string): Promise<Reply> =>
  (await list()).mailSettings.find((mailSetting: Reply) => mailSetting.kind === kind);
const mails = async () => (await shop.app.deps.mail.inbox?.list()) ?? [];

async function save(kind: string, changes: Reply): Promise<Reply> {
  const { words, enabled, version } = await of(kind);
  return send('PUT', `mail-settings/${kind}`, { words, enabled, version, ...changes });
}

async function placeOrder(email: string): Promise<string> {
  await shop.setStock('MUG', 9);
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
  const details = { email, shippingAddress, shippingOption: 'flat' };
  return (await shop.complete(session, 1750, { details })).json.orderId;
}

const mailTo = (email: string, many = 1) =>
  expect
    .poll(async () => (await mails()).filter((mail) => mail.to === email).length, { timeout: 9000 })
    .toBe(many);

describe('the mails of a site in the studio', () => {
  it('shows every kind with its first words and its placeholders', async () => {
    const confirmation = await of('order-confirmation');
    expect(confirmation).toMatchObject({
      group: 'orders',
      enabled: true,
      mayBeOff: false,
      version: '0',
      words: none,
      defaults: { subject: 'Your order #{orderNumber} at {shop}' },
    });
    expect(confirmation.placeholders).toEqual(['shop', 'orderNumber', 'orderDate', 'total']);
    expect(await of('abandoned-cart')).toMatchObject({ enabled: false, mayBeOff: true });
  });

  it('are editable by the owner, and the text is in the next mail, as text', async () => {
    const words = { subject: 'Hi from {shop}: {orderNumber}', intro: '<b>Thanks</b>\nBye', footer: '' };
    expect((await save('order-confirmation', { words })).status).toBe(200);
    await placeOrder('own@words.example');
    await mailTo('own@words.example');
    const mail = (await mails()).find((one) => one.to === 'own@words.example');
    expect(mail?.subject).toMatch(/^Hi from letters: \d+$/);
    expect(mail?.html).toContain('&lt;b&gt;Thanks&lt;/b&gt;');
    expect(mail?.text).toContain('<b>Thanks</b>\nBye');
    expect(mail?.text).not.toContain('You received this email');
    expect((await save('order-confirmation', { words: none })).json.mailSetting.words).toEqual(none);
  });

  it('refuses what is no placeholder of the kind, with the field, and both at once', async () => {
    const words = { subject: '{total}', intro: 'x {orderNumber} {nobody}', footer: null };
    const refused = await save('restock', { words });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ code: 'unknown-placeholder', field: 'words.subject' });
    expect(refused.json.error).toBe('There is no placeholder {total} in this email.');
    expect(JSON.stringify(refused.json)).toContain('{nobody}');
    expect((await send('POST', 'mail-settings/restock/preview', { subject: '{total}' })).status).toBe(400);
    expect((await send('POST', 'mail-settings/restock/test', { words })).status).toBe(400);
  });

  it('takes the words of the language for no words of the owner, and an empty subject for none', async () => {
    const { defaults } = await of('restock');
    const saved = await save('restock', { words: { ...defaults, subject: ' ' } });
    expect(saved.json.mailSetting.words).toEqual(none);
  });

  it('keeps what must be sent on, and leaves out what is off; by hand it is sent all the same', async () => {
    expect((await save('gift-card', { enabled: false })).json.code).toBe('mail-always-sent');
    expect((await save('shipping', { enabled: false })).status).toBe(200);
    const orderId = await placeOrder('no@parcel.example');
    await mailTo('no@parcel.example');
    const path = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
    const { order } = (await shop.owner.send('GET', path)).json;
    const lines = [{ lineId: order.lines[0].id, quantity: 1 }];
    const parcel = { lines, carrier: '', trackingNumber: '', trackingUrl: '', notify: true };
    const sent = await shop.owner.send('POST', `${path}/shipments`, parcel);
    expect([sent.status, sent.status === 200 ? '' : sent.text]).toEqual([200, '']);
    await expect
      .poll(
        () =>
          shop.app.db.global((tx) =>
            tx
              .selectFrom('outbox')
              .select('id')
              .where('topic', '=', 'order-mail')
              .where('sentAt', 'is', null)
              .execute(),
          ),
        { timeout: 9000 },
      )
      .toEqual([]);
    await mailTo('no@parcel.example', 1);
    expect((await shop.owner.send('POST', `${path}/mails`, { kind: 'shipping' })).status).toBe(200);
    await mailTo('no@parcel.example', 2);
    await save('shipping', { enabled: true });
  });

  it('two people at once: who saves over an older version is told', async () => {
    const { version } = await of('refund');
    expect((await save('refund', { words: { ...none, intro: 'One' } })).status).toBe(200);
    const late = await save('refund', { version, words: { ...none, intro: 'Two' } });
    expect([late.status, late.json.code]).toEqual([409, 'version-conflict']);
    expect((await of('refund')).words.intro).toBe('One');
  });

  it('show a preview of texts that are not saved, and change nothing', async () => {
    const words = { intro: 'Not saved yet, {shop}' };
    const preview = await send('POST', 'mail-settings/cancellation/preview', words);
    expect(preview.status).toBe(200);
    expect(preview.json.subject).toContain('was canceled');
    expect(preview.json.html).toContain('Not saved yet, letters');
    expect(preview.json.text).toContain('Not saved yet, letters');
    expect((await of('cancellation')).words).toEqual(none);
    const crumb = shop.owner.cookies.get('crumb') ?? '';
    const form = `crumb=${encodeURIComponent(crumb)}&intro=In+a+frame`;
    const framed = await shop.owner.send('POST', `${base}/mail-settings/refund/preview`, form, {
      accept: 'text/html',
    });
    expect([framed.status, framed.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(framed.text).toContain('In a frame');
    expect((await send('POST', 'mail-settings/nothing/preview', words)).status).toBe(404);
  });

  it('send a test to whoever asks, marked as one', async () => {
    const words = { ...none, subject: 'A test of {shop}' };
    const asked = await send('POST', 'mail-settings/gift-card/test', { words });
    expect(asked.json).toEqual({ to: 'owner@letters.example' });
    await mailTo('owner@letters.example');
    const mail = (await mails()).find((one) => one.to === 'owner@letters.example');
    expect(mail?.subject).toBe('A test of letters');
    expect(mail?.text).toContain('A sample with example content.');
  });

  it('has a name and an address for replies; a wrong address is refused with its field', async () => {
    const { sender } = await list();
    expect(sender).toMatchObject({ sender: { name: '', replyTo: '' }, defaults: { name: 'letters' } });
    const wrong = { sender: { name: 'Ada', replyTo: 'ada at shop' }, version: sender.version };
    expect((await send('PUT', 'mail-sender', wrong)).json).toMatchObject({
      code: 'email-invalid',
      field: 'sender.replyTo',
    });
    const right = { sender: { name: 'Ada’s', replyTo: 'ada@letters.example' }, version: sender.version };
    expect((await send('PUT', 'mail-sender', right)).status).toBe(200);
    expect((await send('PUT', 'mail-sender', right)).json.code).toBe('version-conflict');
    await send('POST', 'mail-settings/restock/test', { words: none });
    await mailTo('owner@letters.example', 2);
    expect((await mails()).find((one) => one.subject.includes('is back'))?.from).toBe('Ada’s');
    expect(
      (await send('PUT', 'mail-sender', { ...right, sender: { name: 'A\r\nBcc: x', replyTo: '' } })).status,
    ).toBe(400);
  });

  it('writes in the language of the site, amounts in its manner', async () => {
    const path = `/api/studio/sites/${shop.siteId}/settings`;
    const { settings, version } = (await shop.owner.send('GET', path)).json;
    await shop.owner.send('PUT', path, { settings: { ...settings, language: 'de-DE' }, version });
    await placeOrder('auf@deutsch.example');
    await mailTo('auf@deutsch.example');
    const mail = (await mails()).find((one) => one.to === 'auf@deutsch.example');
    expect(mail?.subject).toMatch(/^Ihre Bestellung Nr\. \d+ bei letters$/);
    expect(mail?.html).toContain('<html lang="de"');
    expect(mail?.text).toMatch(/Gesamt: 17,50\s/);
    expect(mail?.text).toContain('Vereinigte Staaten');
    expect((await of('restock')).defaults.subject).toBe('{product} gibt es wieder bei {shop}');
  });
});
