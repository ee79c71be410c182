import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

const path = '/api/site-users/account/notifications/restock';
let shop: Shop;
let base: string;
let visitor: Session;

beforeAll(async () => {
  shop = await createShop('backagain', { worker: true });
  base = `/api/studio/sites/${shop.siteId}`;
  visitor = await shop.shopper();
  const address = `${base}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', address)).json;
  const body = { merchandising: { ...merchandising, restockEnabled: true }, version };
  expect((await shop.owner.send('PUT', address, body)).status).toBe(200);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

const of = (sku: string) => {
  const { productId, id } = shop.variant(sku);
  return { productId, variantId: id };
};
const signUp = async (email: string, language = '', sku = 'SHIRT-M') => {
  const body = { ...of(sku), siteVisitorEmail: email, isJoinMailingList: false, language };
  expect((await visitor.send('POST', path, body)).status).toBe(200);
};
const tell = async (sku = 'SHIRT-M') =>
  (await shop.owner.send('POST', `${base}/notifications/restock/send`, of(sku))).json.sent;
const inbox = async () => (await shop.app.deps.mail.inbox?.list()) ?? [];
const mailsTo = async (email: string) => (await inbox()).filter((mail) => mail.to === email);
async function mailTo(email: string) {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('the mail has gone');
  return mail;
}
async function statusOf(email: string, sku = 'SHIRT-M'): Promise<string> {
  const { productId, variantId } = of(sku);
  const query = `?productId=${productId}&variantId=${variantId}`;
  const { signUps } = (await shop.owner.send('GET', `${base}/notifications/restock${query}`)).json;
  return signUps.findLast((one: { siteVisitorEmail: string }) => one.siteVisitorEmail === email)?.status;
}

describe('the mail that a product is back', () => {
  it('is sent to nobody while it cannot be bought, and leads to a page where it can be', async () => {
    await signUp('ada@back.test');
    expect(await tell()).toBe(0);
    expect(await statusOf('ada@back.test')).toBe('waiting');
    await shop.setStock('SHIRT-M', 4);
    expect(await tell()).toBe(1);
    const { text } = await mailTo('ada@back.test');
    const href = /\/shop\/p\/shirt/.exec(text)?.[0] ?? '';
    const page = await visitor.send('GET', href);
    expect([page.status, page.text.includes('/api/commerce/shopping-cart/entries')]).toEqual([200, true]);
    expect((await shop.add(visitor, 'SHIRT-M')).status).toBe(200);
  });

  it('is in the language of who signed up, and in that of the site where there are no words for it', async () => {
    await shop.setStock('SHIRT-M', 0);
    await signUp('fr@back.test', 'fr-FR');
    await signUp('xx@back.test', 'xx');
    await shop.setStock('SHIRT-M', 4);
    expect(await tell()).toBe(2);
    expect((await mailTo('fr@back.test')).subject).toBe('Shirt (M) est de retour chez backagain');
    expect((await mailTo('xx@back.test')).subject).toBe('Shirt (M) is back in stock at backagain');
  });

  it('has a link that ends the mails about it with one press, or by the mail program itself', async () => {
    await shop.setStock('SHIRT-M', 0);
    await signUp('bob@back.test');
    await shop.setStock('SHIRT-M', 4);
    expect(await tell()).toBe(1);
    const mail = await mailTo('bob@back.test');
    const link = /\/cart\/restock\/[\w.-]+/.exec(mail.text)?.[0] ?? '';
    await shop.setStock('SHIRT-M', 0);
    await signUp('bob@back.test');
    const asked = await visitor.send('GET', link);
    expect([asked.status, asked.text.includes('bob@back.test will no longer get emails from Shirt')]).toEqual(
      [200, true],
    );
    expect(await statusOf('bob@back.test')).toBe('waiting');
    const program = shop.app.site(shop.slug);
    const left = await program.send('POST', link, 'List-Unsubscribe=One-Click');
    expect([left.status, left.json]).toEqual([200, { ended: true }]);
    expect(await statusOf('bob@back.test')).toBe('unsubscribed');
    expect((await visitor.send('GET', link)).text).toContain('You’re unsubscribed.');
    await shop.setStock('SHIRT-M', 4);
    expect(await tell()).toBe(0);
  });

  it('knows no link that is not ours', async () => {
    const page = await visitor.send('GET', `/cart/restock/${shop.siteId}.${'x'.repeat(43)}`);
    expect([page.status, page.text.includes('This link has expired.')]).toEqual([410, true]);
    const sent = await visitor.send('POST', '/cart/restock/nobody', 'List-Unsubscribe=One-Click');
    expect([sent.status, sent.json.code]).toEqual([410, 'restock-link-over']);
  });
});
