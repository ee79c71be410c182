import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyAgain } from '../../support/postgres-setup.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

type Texts = Readonly<Record<string, string>>;
const old = { productAddToCartText: 'Add to basket' };

/** A site whose settings carry texts, as those that were made of the bakery's sample did. */
async function oldSite(slug: string, { strings, language }: { strings: Texts; language: string }) {
  const made = await app.ownerWithSite(slug);
  const { siteId } = made;
  await app.db.forSite(siteId, async (tx) => {
    const { doc } = await tx
      .selectFrom('site_settings')
      .select('doc')
      .where('siteId', '=', siteId)
      .executeTakeFirstOrThrow();
    const { settings, ...rest } = doc as { settings: object };
    const changed = JSON.stringify({ ...rest, settings: { ...settings, strings } });
    await tx.updateTable('site_settings').set({ doc: changed }).where('siteId', '=', siteId).execute();
    await tx.updateTable('site').set({ language }).where('id', '=', siteId).execute();
  });
  await made.session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
  return made;
}

async function stringsOf(siteId: string): Promise<Texts> {
  const { doc } = await app.db.forSite(siteId, (tx) =>
    tx.selectFrom('site_settings').select('doc').where('siteId', '=', siteId).executeTakeFirstOrThrow(),
  );
  return (doc as { settings: { strings: Texts } }).settings.strings;
}

const migrated = () => applyAgain(app.db.url, 'packages/db/migrations/0119-add-to-cart-in-english.sql');

describe('the migration of English sites that carry the sample’s “Add to basket”', () => {
  it('takes it where the other texts of the cart are the defaults, and visitors read one word', async () => {
    const other = { productSaleText: 'Reduced' };
    const { session, siteId, slug } = await oldSite('bakery', {
      strings: { ...old, ...other },
      language: 'en-US',
    });
    const page = async () => (await app.site(slug).send('GET', '/shop/p/mug')).text;
    expect(await page()).toContain('Add to basket');
    await migrated();
    expect(await stringsOf(siteId)).toEqual(other);
    const { site } = (await session.send('GET', `/api/studio/sites/${siteId}`)).json;
    expect(site.hasUnpublishedChanges).toBe(true);
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    expect(await page()).not.toContain('Add to basket');
    expect(await page()).toContain('Add To Cart');
  });

  it.each([
    ['the basket was chosen for other texts too', { ...old, viewCartText: 'View basket' }, 'en-GB'],
    ['what follows an add speaks of it', { ...old, itemAddedMessage: 'It is in your basket.' }, 'en-GB'],
    ['the owner wrote another text', { productAddToCartText: 'Buy it' }, 'en-US'],
    ['the site is in another language', old, 'de-DE'],
  ])('leaves a site alone where %s', async (_, strings, language) => {
    const { siteId } = await oldSite('chosen', { strings, language });
    await migrated();
    expect(await stringsOf(siteId)).toEqual(strings);
  });
});
