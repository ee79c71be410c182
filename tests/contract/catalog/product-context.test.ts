import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('context');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

async function contextOf(path: string) {
  const answer = await shop.app.site('context').send('GET', `${path}?format=json`);
  expect(answer.status).toBe(200);
  return answer.json;
}

const shirt = async () => (await contextOf('/shop/p/shirt')).item;

describe('a product in the context of templates', () => {
  it('storefront §3 product item: has id, collectionId and recordType', async () => {
    const { id, collectionId, recordType } = await shirt();
    expect([id, recordType]).toEqual([shop.variant('SHIRT-S').productId, 11]);
    expect(collectionId).toMatch(/^[\da-f-]{36}$/);
  });

  it('storefront §3 product item: structuredContent has productType and variants', async () => {
    const { structuredContent } = await shirt();
    expect(structuredContent.productType).toBe(1);
    expect(structuredContent.variants.map((variant: { sku: string }) => variant.sku)).toContain('SHIRT-S');
  });

  it('storefront §3 product item: structuredContent has priceMoney, salePriceMoney and onSale', async () => {
    const { structuredContent } = await shirt();
    expect(structuredContent).toMatchObject({
      priceMoney: { currency: 'USD' },
      salePriceMoney: { currency: 'USD' },
      onSale: true,
    });
  });

  it('storefront §3 product item: structuredContent has useCustomAddButtonText and customAddButtonText', async () => {
    const { structuredContent } = await shirt();
    expect(structuredContent).toMatchObject({ useCustomAddButtonText: false, customAddButtonText: '' });
  });

  it('storefront §3 product item: structuredContent has variantOptionOrdering', async () => {
    expect((await shirt()).structuredContent.variantOptionOrdering).toEqual(['Size']);
  });

  const small = async () =>
    (await shirt()).structuredContent.variants.find((one: { sku: string }) => one.sku === 'SHIRT-S');

  it('storefront §3 variant: has sku and attributes by option name', async () => {
    expect(await small()).toMatchObject({ sku: 'SHIRT-S', attributes: { Size: 'S' } });
  });

  it('storefront §3 variant: optionValues is a list with value', async () => {
    expect((await small()).optionValues).toEqual([{ optionName: 'Size', value: 'S' }]);
  });

  it('storefront §3 variant: has salePrice, priceMoney and salePriceMoney', async () => {
    expect(await small()).toMatchObject({
      salePrice: 2400,
      priceMoney: { value: '30.00', currency: 'USD' },
      salePriceMoney: { value: '24.00', currency: 'USD' },
    });
  });

  it('storefront §3 variant: price has decimalValue (decision 35: in its money)', async () => {
    const { price, priceMoney } = await small();
    expect([price, priceMoney.decimalValue, priceMoney.currencyCode]).toEqual([3000, '30.00', 'USD']);
  });

  it('storefront §3 variant: has onSale, qtyInStock and unlimited', async () => {
    expect(await small()).toMatchObject({ onSale: true, qtyInStock: 2, unlimited: false });
  });
});

describe('a collection in the context of templates', () => {
  it('storefront §3 collection type: products is 13; administration §3 collection type: products is 13', async () => {
    expect((await contextOf('/shop')).collection.type).toBe(13);
  });
});

describe('a site in the context of templates', () => {
  it('storefront §3 site: has timeZone; administration §3 site settings: have timeZone and useCLDRMoneyFormat', async () => {
    const context = await contextOf('/about');
    expect(context.website.timeZone).toBe('America/New_York');
    expect(context.featureFlags.useCLDRMoneyFormat).toBe(true);
  });

  it('storefront §3 site: has captchaSettings.siteKey; administration §3 site settings: have captchaSettings.siteKey', async () => {
    expect((await contextOf('/about')).website.captchaSettings).toEqual({ siteKey: '' });
  });

  it('storefront §3 site: has useCLDRMoneyFormat', async () => {
    expect((await contextOf('/about')).featureFlags).toEqual({ useCLDRMoneyFormat: true });
  });
});
