import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;
beforeAll(async () => {
  shop = await createShop('letters');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

async function makeList(name: string): Promise<string> {
  const made = await shop.owner.send('POST', `${base}/mailing-lists`, { name, doubleOptIn: false });
  expect(made.status, made.text).toBe(200);
  const { newsletter } = (await shop.owner.send('GET', `${base}/commerce/payments`)).json;
  return newsletter.lists.find((list: { name: string }) => list.name === name).id;
}

const read = async () => (await shop.owner.send('GET', `${base}/commerce/payments`)).json.newsletter;
const chooseOver = (version: string, choice: string) =>
  shop.owner.send('PUT', `${base}/commerce/payments/newsletter`, { choice, version });
const choose = async (choice: string) => chooseOver((await read()).version, choice);

async function listOffered(): Promise<string | null> {
  const session = await shop.shopper();
  await shop.setStock('MUG', 5);
  await shop.add(session, 'MUG');
  const { offersNewsletter } = (await session.send('GET', '/api/commerce/checkout')).json;
  const { newsletterListId } = await shop.app.db.forSite(shop.siteId, async (tx) => {
    const { findPaymentSetup } = await import('@veranda/db/payments/reader');
    return findPaymentSetup(tx);
  });
  expect(offersNewsletter).toBe(newsletterListId !== null);
  return newsletterListId;
}

describe('the box for the newsletter at the checkout', () => {
  it('docs 0039: is for the first list, for the one that the owner chooses, or not there', async () => {
    expect(await listOffered()).toBeNull();
    const first = await makeList('First');
    const second = await makeList('Second');
    expect(await listOffered()).toBe(first);
    expect((await choose(second)).json.newsletter.choice).toBe(second);
    expect(await listOffered()).toBe(second);
    await choose('none');
    expect(await listOffered()).toBeNull();
    await choose('first');
    expect(await listOffered()).toBe(first);
  });

  it('is chosen over the choice that was read: of two at once one is told, and what a later one reads is kept', async () => {
    await choose('first');
    const { version } = await read();
    const answers = await Promise.all([chooseOver(version, 'none'), chooseOver(version, 'first')]);
    const codes = answers.map(({ status, json }) => (status === 200 ? 'saved' : `${status} ${json.code}`));
    expect(new Set(codes)).toEqual(new Set(['saved', '409 version-conflict']));
    expect((await chooseOver('0', 'none')).status).toBe(409);
    expect((await chooseOver('x', 'none')).status).toBe(409);
    expect((await choose('none')).json.newsletter.choice).toBe('none');
    await choose('first');
  });

  it('is for no list that is not there, or of another site', async () => {
    for (const choice of ['nothing', shop.app.deps.newId()]) {
      const refused = await choose(choice);
      expect([refused.status, refused.json.field]).toEqual([404, 'choice']);
    }
  });
});
