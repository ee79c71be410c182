import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../support/add-product.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('installments');
  for (const [title, price] of [
    ['Cheap', '1.00'],
    ['Least', '1.01'],
    ['Most', '20.00'],
    ['Dear', '20.01'],
  ] as const)
    await addProduct(shop, { title, variants: [{ price }] });
}, 60_000);
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

interface Offer {
  readonly minimum?: string;
  readonly maximum?: string;
  readonly country?: string;
  readonly language?: string;
}

async function offer({ minimum = '1', maximum = '20', country = 'US', language = 'en-US' }: Offer) {
  const path = `/api/studio/sites/${shop.siteId}/settings`;
  const { settings, version } = (await shop.owner.send('GET', path)).json;
  const changed = { ...settings, language, installments: { minimum, maximum, country } };
  const saved = await shop.owner.send('PUT', path, { settings: changed, version });
  expect(saved.status, saved.text).toBe(200);
  const published = await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
  expect(published.status, published.text).toBe(200);
}

/** Text about installments on the page of a product, without its markup. */
async function offerOn(title: string): Promise<string> {
  const page = await shop.app.site('installments').send('GET', `/shop/p/${title.toLowerCase()}`);
  const offered = /<p class="v-installments[^"]*"[^>]*>([\s\S]*?)<\/p>/.exec(page.text)?.[1] ?? '';
  return offered
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('the installment offer of a product', () => {
  beforeAll(() => offer({}));
  it.each([
    [
      'storefront §5 installment: below the minimum: available for orders over {amount}',
      'Cheap',
      'available for orders over $1.00',
    ],
    [
      'storefront §5 installment: in range above the minimum and up to the maximum: above it',
      'Least',
      /^4 interest-free payments of/,
    ],
    [
      'storefront §5 installment: in range above the minimum and up to the maximum: at its end; storefront §5 installment: in range: {n} interest-free payments of {amount}; storefront §5 installment: is 4 payments when nothing is said',
      'Most',
      '4 interest-free payments of $5.00',
    ],
    [
      'storefront §5 installment: beyond the maximum: available for orders up to {amount}',
      'Dear',
      'available for orders up to $20.00',
    ],
  ])('%s', async (_statement, title, text) => {
    const said = await offerOn(title);
    if (typeof text === 'string') expect(said).toContain(text);
    else expect(said).toMatch(text);
  });

  it('storefront §9 installment: minimum and maximum come with the item', async () => {
    await offer({ minimum: '5', maximum: '10' });
    const page = await shop.app.site('installments').send('GET', '/shop/p/most?format=json');
    expect(page.json.item.installmentContext).toMatchObject({ afterPayMin: '5.00', afterPayMax: '10.00' });
    expect(await offerOn('Most')).toContain('available for orders up to $10.00');
  });
});

describe('the terms of a product’s installments', () => {
  it.each([
    [
      'storefront §5 installment: locale en_US; storefront §5 installment: US speaks en',
      'US',
      'fr-FR',
      'en_US',
    ],
    ['storefront §5 installment: locale en_CA', 'CA', 'en-CA', 'en_CA'],
    [
      'storefront §5 installment: locale fr_CA; storefront §5 installment: CA speaks en and fr',
      'CA',
      'fr-CA',
      'fr_CA',
    ],
    [
      'storefront §5 installment: locale en_AU; storefront §5 installment: AU speaks en',
      'AU',
      'fr-FR',
      'en_AU',
    ],
    [
      'storefront §5 installment: locale en_NZ; storefront §5 installment: NZ speaks en',
      'NZ',
      'fr-FR',
      'en_NZ',
    ],
    [
      'storefront §5 installment: locale en_GB for the second regional variant; storefront §5 installment: GB speaks en',
      'GB',
      'fr-FR',
      'en_GB',
    ],
  ])('%s', async (_statement, country, language, locale) => {
    await offer({ country, language });
    const page = await shop.app.site('installments').send('GET', '/shop/p/most');
    expect(/href="\/installments\/(\w+)"/.exec(page.text)?.[1]).toBe(locale);
  });

  it('storefront §5 installment: US, PR, GU, VI, MP, AS and UM count as US', async () => {
    const told: (string | undefined)[] = [];
    for (const country of ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM', 'MX']) {
      await offer({ country });
      const page = await shop.app.site('installments').send('GET', '/shop/p/most');
      told.push(/href="\/installments\/(\w+)"/.exec(page.text)?.[1]);
    }
    expect(told).toEqual([...Array(7).fill('en_US'), undefined]);
  });
});
