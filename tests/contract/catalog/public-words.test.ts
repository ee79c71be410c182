import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../support/add-product.ts';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { tinySiteTemplate } from '../../support/tiny-site-template.ts';

const themes = mkdtempSync(join(tmpdir(), 'public-words-'));
const itemTemplate =
  '{.section item}<article>{title}{@|variants-select}{@|product-restock-notification}</article>{.end}';
const ownWords = {
  productVariantSelectText: 'Pick one',
  giftCardVariantSelectText: 'Pick a sum',
  giftCardValueDisplayText: 'Worth',
};
const voucher = {
  kind: 'gift-card',
  title: 'Voucher',
  options: ['Value'],
  variants: [
    { values: ['$10'], price: '10.00' },
    { values: ['$20'], price: '20.00' },
  ],
};

let app: TestApp;

beforeAll(async () => {
  // Themes of somebody else: the formatters alone, none of the platform's partials.
  cpSync('packages/themes', themes, { recursive: true });
  for (const theme of ['levain', 'overdub'])
    writeFileSync(join(themes, theme, 'collections/products.item'), itemTemplate);
  const { settings } = tinySiteTemplate;
  const templates = [
    { ...tinySiteTemplate, slug: 'levain', goal: 'sell' as const },
    {
      ...tinySiteTemplate,
      slug: 'overdub',
      goal: 'sell' as const,
      theme: 'overdub',
      settings: { ...settings, strings: ownWords },
    },
  ];
  const picture = () => Promise.reject(new Error('no pictures here'));
  app = await createTestApp({ themes, siteTemplates: { sites: [], templates, picture } });
  for (const [slug, theme] of [
    ['plain', 'levain'],
    ['own', 'overdub'],
  ] as const) {
    const { session: owner, siteId } = await app.ownerWithSite(slug, theme);
    await addProduct({ owner, siteId }, voucher);
    await offerRestock(owner, siteId);
  }
}, 60_000);
afterEach(() => expect(app.faults).toEqual([]));
afterAll(async () => {
  await app.close();
  rmSync(themes, { recursive: true });
});

async function offerRestock(owner: Session, siteId: string): Promise<void> {
  const path = `/api/studio/sites/${siteId}/commerce/merchandising`;
  const { merchandising, version } = (await owner.send('GET', path)).json;
  const offered = { ...merchandising, restockEnabled: true };
  expect((await owner.send('PUT', path, { merchandising: offered, version })).status).toBe(200);
}

/** The article of a product on the site that says the platform's words, or its owner's. */
async function articleOf(slug: 'plain' | 'own', product: string): Promise<string> {
  const page = await app.site(slug).send('GET', `/shop/p/${product}`);
  return /<article>[\s\S]*<\/article>/.exec(page.text)?.[0] ?? '';
}

describe('the words of a shop in a public theme', () => {
  it.each([
    [
      'storefront §3 localised string: productVariantSelectText; storefront §8 label: Select {variantName}; administration §8 template default: Select {variantName}',
      'shirt',
      '>Select Size<',
      '>Pick one<',
    ],
    [
      'storefront §3 localised string: giftCardVariantSelectText; storefront §8 label: Select Value; administration §8 template default: Select Value',
      'voucher',
      '>Select Value<',
      '>Pick a sum<',
    ],
    ['storefront §3 localised string: giftCardValueDisplayText', 'voucher', '>Value: <', '>Worth'],
  ])('%s', async (_statement, product, english, owners) => {
    const [plain, own] = [await articleOf('plain', product), await articleOf('own', product)];
    expect([plain.includes(english), plain.includes(owners)]).toEqual([true, false]);
    expect([own.includes(english), own.includes(owners)]).toEqual([false, true]);
  });
});

describe('the restock form of a public theme', () => {
  it('storefront §2 restock form: has an e-mail field; storefront §2 restock form: has no captcha container without a site key', async () => {
    const form = await articleOf('plain', 'shirt');
    expect(form).toContain('name="email"');
    expect(form).not.toContain('captcha-container');
  });

  it('storefront §2 restock form: has a captcha container when there is a site key', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const recaptcha = { siteKey: 'the-key', secret: 's', verifyUrl: nowhere, scriptUrl: `${nowhere}/x.js` };
    const guarded = await createTestApp({ themes, settings: { recaptcha } });
    const { session, siteId } = await guarded.ownerWithSite('guarded');
    await offerRestock(session, siteId);
    const page = await guarded.site('guarded').send('GET', '/shop/p/shirt');
    expect(page.text).toContain('captcha-container');
    await guarded.close();
  });
});

describe('the merchandising context of a product', () => {
  it.each([
    ['scarcityEnabled and scarcityTemplateViews', ['scarcityEnabled', 'scarcityTemplateViews']],
    ['scarcityText and scarcityShownByDefault', ['scarcityText', 'scarcityShownByDefault']],
    ['customSoldOutText', ['customSoldOutText']],
    [
      'restockNotificationViews and restockNotificationMessages',
      ['restockNotificationViews', 'restockNotificationMessages'],
    ],
    [
      'mailingListSignUpEnabled and mailingListOptInByDefault',
      ['mailingListSignUpEnabled', 'mailingListOptInByDefault'],
    ],
  ])('storefront §3 merchandising context: has %s', async (_statement, keys) => {
    const { json } = await app.site('plain').send('GET', '/shop/p/shirt?format=json');
    const [context] = Object.values<object>(json.productMerchandisingContext);
    expect(Object.keys(context ?? {})).toEqual(expect.arrayContaining(keys));
  });
});
