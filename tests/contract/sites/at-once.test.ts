import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf } from '../catalog/product-forms.ts';
import { tenOff } from '../checkout/discount-shop.ts';
import { cartPath, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base = '';
beforeAll(async () => {
  shop = await createShop('atonce');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

const seen = async (path: string) => (await shop.app.site('atonce').send('GET', path)).text;

describe('changes that visitors see without a publish', () => {
  it('decisions §publishing at once: products, stock, prices and discounts', async () => {
    const id = shop.variant('MUG').productId;
    const path = `${base}/products/${id}`;
    const { product: read } = (await shop.owner.send('GET', path)).json;
    const [variant] = read.variants;
    const product = bodyOf({
      title: 'Beaker',
      urlSlug: 'mug',
      tags: [],
      variants: [
        {
          id: variant.id,
          sku: 'MUG',
          attributes: {},
          price: '13.00',
          salePrice: null,
          onSale: false,
          stock: { unlimited: false, quantity: 2, quantitySeen: 5 },
        },
      ],
    });
    const saved = await shop.owner.send('PUT', path, { version: read.version, product });
    expect(saved.status, saved.text).toBe(200);
    expect((await shop.owner.send('POST', `${base}/discounts`, tenOff)).status).toBe(200);
    expect(await seen('/shop/p/mug')).toMatch(/Beaker[\s\S]*\$13\.00/);
    const shopper = await shop.shopper();
    expect((await shop.add(shopper, 'MUG', 3)).status).toBe(409);
    expect((await shop.add(shopper, 'MUG', 2)).status).toBe(200);
    const coupons = await shopper.send('POST', `${cartPath}/coupons`, { code: 'TEN' });
    expect(coupons.status, coupons.text).toBe(200);
    expect((await shopper.send('GET', cartPath)).json).toMatchObject({
      subtotalCents: 2600,
      discountCents: 260,
    });
  });
});
