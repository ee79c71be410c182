import { formOf, newField } from '@veranda/domain/forms/new-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { required } from '../forms/site-with-form.ts';
import { cartPath, entriesPath, createShop, type Shop } from '../checkout/shop.ts';
import { putForm } from '../../support/replace-form.ts';

let shop: Shop;
let formId: string;
let studioForm: string;

const options = [{ label: 'Ribbon' }, { label: 'Card' }];
const withOptions = (field: ReturnType<typeof newField>) => ({
  ...field,
  value: { ...field.value, options },
});

const document = {
  ...formOf([
    required(newField('text', { id: 'engraving', position: 'a0' })),
    withOptions(newField('checkbox', { id: 'extras', position: 'a1' })),
    newField('name', { id: 'for', position: 'a2' }),
  ]),
  purpose: 'product' as const,
};

beforeAll(async () => {
  shop = await createShop('asks');
  const base = `/api/studio/sites/${shop.siteId}`;
  const made = await shop.owner.send('POST', `${base}/forms`, { name: 'Engraving', purpose: 'product' });
  formId = made.json.form.id;
  await putForm({ session: shop.owner, siteId: shop.siteId, formId }, document);
  studioForm = `${base}/products/${shop.variant('MUG').productId}/form`;
  const chosen = await shop.owner.send('PUT', studioForm, { formId });
  if (chosen.status !== 200) throw new Error(chosen.text);
  await shop.owner.send('POST', `${base}/publish`, {});
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

const filled = (engraving: string) => JSON.stringify({ engraving, extras: ['Card'], for: ['Ada', 'Stone'] });

async function add(session: Session, additionalFields: string, quantity = 1) {
  const { productId: itemId, sku } = shop.variant('MUG');
  return session.send('POST', entriesPath, { itemId, sku, quantity, additionalFields });
}

const formHeaders = { accept: 'text/html' } as const;

/** Posts as a browser without script does; a list posts its name more than once. */
async function post(session: Session, path: string, fields: Readonly<Record<string, string | string[]>>) {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return session.send('POST', path, new URLSearchParams(pairs).toString(), formHeaders);
}

async function put(session: Session, entryId: string, additionalFields: string) {
  const { productId: itemId, sku } = shop.variant('MUG');
  const path = `${entriesPath}/${entryId}/additionalFields`;
  return session.send('PUT', path, { itemId, sku, additionalFields });
}

describe('the form of an item, in the studio', () => {
  it('is chosen among the product forms', async () => {
    const { json } = await shop.owner.send('GET', studioForm);
    expect(json).toEqual({ formId, forms: [{ id: formId, name: 'Engraving', live: true }] });
    const unknown = await shop.owner.send('PUT', studioForm, {
      formId: '01900000-0000-7000-8000-000000000000',
    });
    expect([unknown.status, unknown.json.code]).toEqual([404, 'unknown-form']);
  });

  it('stays when the product is saved', async () => {
    const path = studioForm.slice(0, -'/form'.length);
    const { json } = await shop.owner.send('GET', path);
    const { id: _id, ...product } = json.product ?? json;
    await shop.owner.send('PUT', path, { ...product, title: 'Mug' });
    expect((await shop.owner.send('GET', studioForm)).json.formId).toBe(formId);
  });
});

describe('an item with a form', () => {
  it('storefront §7 add entry: takes itemId, sku or null, quantity and additionalFields as JSON text; storefront §1 visitor: answers an item’s own form before it is added', async () => {
    const session = await shop.shopper();
    const { json } = await add(session, filled('For Ada'));
    expect(json.newlyAdded.additionalFields).toEqual([
      { title: 'Text', text: 'For Ada' },
      { title: 'Choose any', text: 'Card' },
      { title: 'Name', text: 'Ada Stone' },
    ]);
    expect(json.newlyAdded.hasForm).toBe(true);
  });

  it.each([
    ['nothing at all', ''],
    ['a required field left out', '{}'],
    ['what is no JSON', '{engraving'],
    ['a list', '[]'],
    ['an answer that is not offered', JSON.stringify({ engraving: 'A', extras: ['Gold'] })],
  ])('storefront §8 cart: Update the missing or invalid information above. (%s)', async (_case, fields) => {
    const refused = await add(await shop.shopper(), fields);
    expect([refused.status, refused.json.error]).toEqual([
      400,
      'Update the missing or invalid information above.',
    ]);
  });

  it('stands twice in the cart when it is filled in differently, and once when not', async () => {
    const session = await shop.shopper();
    await add(session, filled('For Ada'));
    await add(session, filled('For Ada'), 2);
    const { json } = await add(session, filled('For Grace'));
    expect(json.shoppingCart.entries.map((entry: { quantity: number }) => entry.quantity)).toEqual([3, 1]);
  });

  it('storefront §3 product item: structuredContent has additionalFieldsFormId and additionalFieldsForm', async () => {
    const page = await (await shop.shopper()).send('GET', '/shop/p/mug?format=json');
    const { additionalFieldsFormId, additionalFieldsForm } = page.json.item.structuredContent;
    expect(additionalFieldsFormId).toBe(formId);
    expect(additionalFieldsForm).toMatchObject({ id: formId, name: 'Engraving' });
    expect(additionalFieldsForm.fields.map((field: { id: string }) => field.id)).toEqual([
      'engraving',
      'extras',
      'for',
    ]);
  });

  it('goes with the order', async () => {
    const session = await shop.shopper();
    await add(session, filled('For the order'));
    expect((await shop.complete(session, 1750)).status).toBe(200);
    const [line] = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('order_line').select('additionalFields').execute(),
    );
    expect(line?.additionalFields).toMatchObject({
      formId,
      lines: [{ text: 'For the order' }, { text: 'Card' }, { text: 'Ada Stone' }],
    });
    const orders = `/api/studio/sites/${shop.siteId}/orders`;
    const [order] = (await shop.owner.send('GET', orders)).json.orders;
    const shown = (await shop.owner.send('GET', `${orders}/${order.id}`)).json;
    expect((shown.order ?? shown).lines[0].additionalFields[0]).toEqual({
      title: 'Text',
      text: 'For the order',
    });
  });

  it('is a real form on the product page, and is added by it without JavaScript', async () => {
    const session = await shop.shopper();
    const page = await session.send('GET', '/shop/p/mug');
    expect(page.text).toContain('name="f.engraving"');
    const { productId: itemId, sku } = shop.variant('MUG');
    const posted = await post(session, entriesPath, {
      itemId,
      sku,
      quantity: '1',
      'f.engraving': 'By hand',
      'f.extras': ['Ribbon', 'Card'],
      'f.for.First': 'Ada',
      'f.for.Last': 'Stone',
    });
    expect(posted.status).toBe(303);
    const { json } = await session.send('GET', cartPath);
    expect(json.entries[0].additionalFields.map((line: { text: string }) => line.text)).toEqual([
      'By hand',
      'Ribbon, Card',
      'Ada Stone',
    ]);
  });
});

describe('filling in an entry again', () => {
  it('storefront §7 additional fields: PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields; storefront §7 additional fields: takes itemId, sku and additionalFields; storefront §7 additional fields: answers shoppingCart and updatedEntry', async () => {
    const session = await shop.shopper();
    const entryId = (await add(session, filled('One'))).json.newlyAdded.id;
    const { status, json } = await put(session, entryId, filled('Two'));
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['shoppingCart', 'updatedEntry']);
    expect(json.updatedEntry.id).toBe(entryId);
    expect(json.updatedEntry.additionalFields[0].text).toBe('Two');
  });

  it('makes one entry of two that are then the same', async () => {
    const session = await shop.shopper();
    const first = (await add(session, filled('One'))).json.newlyAdded.id;
    const second = (await add(session, filled('Two'), 3)).json.newlyAdded.id;
    const { json } = await put(session, second, filled('One'));
    expect(json.shoppingCart.entries).toHaveLength(1);
    expect(json.updatedEntry).toMatchObject({ id: first, quantity: 4 });
  });

  it('refuses an entry of another cart, another item and another variant', async () => {
    const session = await shop.shopper();
    const entryId = (await add(session, filled('One'))).json.newlyAdded.id;
    const stranger = await shop.shopper();
    await add(stranger, filled('Stranger'));
    expect((await put(stranger, entryId, filled('Mine'))).status).toBe(404);
    const path = `${entriesPath}/${entryId}/additionalFields`;
    const item = shop.variant('SHIRT-S').productId;
    const other = await session.send('PUT', path, { itemId: item, additionalFields: filled('X') });
    expect(other.status).toBe(404);
    const variant = await session.send('PUT', path, {
      itemId: shop.variant('MUG').productId,
      sku: 'SHIRT-S',
      additionalFields: filled('X'),
    });
    expect(variant.json.code).toBe('variant-unavailable');
    expect((await put(session, entryId, '{}')).json.code).toBe('additional-fields-malformed');
  });

  it('works on the cart page without JavaScript, and comes back with what was typed', async () => {
    const session = await shop.shopper();
    const entryId = (await add(session, filled('Before'))).json.newlyAdded.id;
    const page = await session.send('GET', `/cart?edit=${entryId}`);
    expect(page.text).toContain('value="Before"');
    expect(page.text).toContain('Details of Mug');
    const refused = await post(session, '/cart', {
      fields: entryId,
      'f.engraving': ' ',
      'f.for.First': 'Bob',
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Required');
    expect(refused.text).toContain('value="Bob"');
    expect(refused.text).toContain('Update the missing or invalid information above.');
    expect((await post(session, '/cart', { fields: entryId, 'f.engraving': 'After' })).status).toBe(303);
    const { json } = await session.send('GET', cartPath);
    expect(json.entries[0].additionalFields[0].text).toBe('After');
    expect((await session.send('GET', '/cart')).text).toContain('N/A');
  });
});
