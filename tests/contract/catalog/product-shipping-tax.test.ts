import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
const base = (): string => `/api/studio/sites/${shop.siteId}`;
const shippingTax = (sku = 'MUG'): string => `${base()}/products/${shop.variant(sku).productId}/shipping-tax`;

beforeAll(async () => {
  shop = await createShop('parts');
  const path = `${base()}/commerce/checkout-rules`;
  const { rules, version } = (await shop.owner.send('GET', path)).json;
  const profiles = [{ id: 'large', name: 'Large' }];
  const taxes = { ...rules.taxes, classes: [{ id: 'food', name: 'Food' }] };
  const sent = await shop.owner.send('PUT', path, { rules: { ...rules, profiles, taxes }, version });
  expect(sent.status, sent.text).toBe(200);
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

const choices = {
  profiles: [{ id: 'large', name: 'Large' }],
  taxClasses: [{ id: 'food', name: 'Food' }],
};

describe('the fulfilment profile and tax class of a product', () => {
  it('is the general one until it is chosen at the product, each apart from the other', async () => {
    const of = async () => (await shop.owner.send('GET', shippingTax())).json;
    const set = async (body: object) => (await shop.owner.send('PUT', shippingTax(), body)).json;
    expect(await of()).toEqual({ ...choices, profileId: '', taxClassId: '' });
    expect(await set({ profileId: 'large' })).toEqual({ ...choices, profileId: 'large', taxClassId: '' });
    expect(await set({ taxClassId: 'food' })).toEqual({ ...choices, profileId: 'large', taxClassId: 'food' });
    const { products } = (await shop.owner.send('GET', `${base()}/commerce/placed-products`)).json;
    expect(products).toMatchObject([{ title: 'Mug', profileId: 'large', taxClassId: 'food' }]);
    await set({ profileId: '' });
    expect(await of()).toEqual({ ...choices, profileId: '', taxClassId: 'food' });
  });

  it('is one that the shop has, of a product that it has', async () => {
    const refused = await shop.owner.send('PUT', shippingTax(), { profileId: 'food' });
    expect([refused.status, refused.json]).toMatchObject([
      404,
      { code: 'product-group-unknown', field: 'profileId' },
    ]);
    const taxed = await shop.owner.send('PUT', shippingTax(), { taxClassId: 'gone' });
    expect(taxed.json).toMatchObject({ code: 'product-group-unknown', field: 'taxClassId' });
    const nowhere = await shop.owner.send('PUT', `${base()}/products/${shop.siteId}/shipping-tax`, {});
    expect(nowhere.json).toMatchObject({ code: 'product-not-found' });
  });

  it('is left alone when the product is saved', async () => {
    await shop.owner.send('PUT', shippingTax('SHIRT-S'), { profileId: 'large' });
    const path = `${base()}/products/${shop.variant('SHIRT-S').productId}`;
    const { product } = (await shop.owner.send('GET', path)).json;
    const { kind, title, urlSlug, description, excerpt, tags, state, optionOrdering } = product;
    const { weightGrams, lengthMm, widthMm, heightMm, customAddText, seoTitle, seoDescription } = product;
    const body = {
      kind,
      title,
      urlSlug,
      description,
      excerpt,
      tags,
      state,
      optionOrdering,
      weightGrams,
      lengthMm,
      widthMm,
      heightMm,
      customAddText,
      seoTitle,
      seoDescription,
      imageIds: product.imageIds,
      categoryIds: product.categoryIds,
      variants: product.variants,
    };
    const saved = await shop.owner.send('PUT', path, { version: product.version, product: body });
    expect(saved.status, saved.text).toBe(200);
    expect((await shop.owner.send('GET', shippingTax('SHIRT-S'))).json.profileId).toBe('large');
  });
});
