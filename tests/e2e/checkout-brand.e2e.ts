import { uploadAsset } from '@veranda/server/features/media/upload-asset';
import { isRefusal } from '@veranda/domain/refusal';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

interface Brand {
  readonly theme: string;
  readonly tweaks: Readonly<Record<string, string>>;
  /** An SVG; null for the name alone. */
  readonly logo: string | null;
  /** Corner of its buttons. */
  readonly corner: string;
}

/** A shop whose owner has chosen a theme, colours and a logo, and published them. */
async function brandedShop(slug: string, { theme, tweaks, logo }: Brand): Promise<Shop> {
  const shop = await addShop(app, slug);
  const { siteId } = shop;
  const bytes = logo && new Uint8Array(await sharp(Buffer.from(logo)).png().toBuffer());
  const file = { field: 'file', fileName: 'logo.png', mimeType: 'image/png' };
  const asset = bytes && (await uploadAsset(app.deps, siteId, { files: [{ ...file, bytes }] }));
  if (asset && isRefusal(asset)) throw new Error(asset.code);
  await app.db.forSite(siteId, async (tx) => {
    await tx.updateTable('site').set({ theme }).where('id', '=', siteId).execute();
    const row = await tx.selectFrom('site_settings').select('doc').executeTakeFirstOrThrow();
    const doc = row.doc as { settings: object };
    const settings = { ...doc.settings, logoAssetId: asset ? asset.id : null };
    await tx
      .updateTable('site_settings')
      .set({ doc: JSON.stringify({ ...doc, settings, tweaks }) })
      .execute();
  });
  await shop.owner.send('POST', `/api/studio/sites/${siteId}/publish`, {});
  await app.deps.sites.refresh(siteId);
  return shop;
}

const wordmark = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="120" fill="${ink}">
     <circle cx="60" cy="60" r="50"/><text x="130" y="82" font-family="serif" font-size="64">Morrow</text>
   </svg>`;

const brands: readonly [string, Brand][] = [
  ['bakery', { theme: 'levain', tweaks: {}, logo: wordmark('#2E2018'), corner: '3px' }],
  ['label', { theme: 'overdub', tweaks: {}, logo: wordmark('#EDEBE4'), corner: '0px' }],
  [
    'pale',
    { theme: 'fieldnotes', tweaks: { green: '#F6E7A1', corners: '12px' }, logo: null, corner: '12px' },
  ],
];

describe.each(brands)('the pages of a purchase at the shop %s', (slug, brand) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await brandedShop(slug, brand)));

  it.each(widths)('wear its logo, accent and faces, readable, at %d px', async (width) => {
    await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
    await shop.setStock('MUG', 20);
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await page.goto('/shop/p/mug');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByText('Mug was added to your cart.').waitFor();
    await page.goto('/checkout');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const logo = page.locator('header .site img');
    expect(await logo.count()).toBe(brand.logo === null ? 0 : 1);
    if (brand.logo !== null) {
      expect(await logo.getAttribute('alt')).toBe(slug);
      expect(await logo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    const face = await page
      .getByRole('heading', { level: 1 })
      .evaluate((one) => getComputedStyle(one).fontFamily);
    expect(face).toMatch(/^"?(Fraunces|Bricolage Grotesque|Hanken Grotesk) Variable/);
    const corner = await page
      .locator('.button')
      .first()
      .evaluate((one) => getComputedStyle(one).borderTopLeftRadius);
    expect(corner).toBe(brand.corner);
    await expectNoAxeViolations(page);
    await screenshot(page, `brand-checkout-${slug}-${width}`);
    await page.getByRole('button', { name: 'Test Pay' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pay with Test Pay' });
    await sheet.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('header .site img').count()).toBe(brand.logo === null ? 0 : 1);
    await expectNoAxeViolations(page);
    await screenshot(page, `brand-confirmed-${slug}-${width}`);
    await page.close();
  });
});
