import { formOf, newField } from '@veranda/domain/forms/new-form';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShop, entriesPath, type Shop } from '../checkout/shop.ts';
import { putForm } from '../../support/replace-form.ts';

let shop: Shop;
const likert = newField('likert', { id: 'taste', position: 'a0' });
const document = {
  ...formOf([
    { ...likert, value: { ...likert.value, options: [{ label: 'Good' }] } },
    newField('text', { id: 'note', position: 'a1' }),
  ]),
  purpose: 'product' as const,
};

beforeAll(async () => {
  shop = await createShop('answers');
  const base = `/api/studio/sites/${shop.siteId}`;
  const made = await shop.owner.send('POST', `${base}/forms`, { name: 'Taste', purpose: 'product' });
  const { id } = made.json.form;
  await putForm({ session: shop.owner, siteId: shop.siteId, formId: id }, document);
  const form = `${base}/products/${shop.variant('MUG').productId}/form`;
  expect((await shop.owner.send('PUT', form, { formId: id })).status).toBe(200);
  await shop.owner.send('POST', `${base}/publish`, {});
});
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

/** The line of the cart page after an add with these answers, without its markup. */
async function lineWith(answers: object): Promise<string> {
  const session = await shop.shopper();
  const { productId: itemId, sku } = shop.variant('MUG');
  const body = { itemId, sku, quantity: 1, additionalFields: JSON.stringify(answers) };
  const added = await session.send('POST', entriesPath, body);
  expect(added.status, added.text).toBe(200);
  const page = (await session.send('GET', '/cart')).text;
  return page.slice(page.indexOf('v-cart-line')).replace(/<[^>]*>/g, ' ');
}

describe('the answers of an item in the cart', () => {
  it.each([
    ['Strongly Disagree', '-2'],
    ['Disagree', '-1'],
    ['Neutral', '0'],
    ['Agree', '1'],
    ['Strongly Agree', '2'],
  ])('storefront §3 localised string: likert %s', async (word, number) => {
    expect(await lineWith({ taste: { Good: [number] } })).toMatch(new RegExp(`Good: ${word}\\s`));
  });

  it('storefront §3 localised string: productSummaryFormNoAnswerText; storefront §5 form check: a blank answer in a summary shows the no-answer text or N/A', async () => {
    expect(await lineWith({ taste: { Good: ['1'] }, note: '' })).toMatch(/Text\s[\s:]*N\/A/);
  });
});
