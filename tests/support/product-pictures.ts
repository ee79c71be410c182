import { uploadAsset } from '@veranda/server/features/media/upload-asset';
import { isRefusal } from '@veranda/domain/refusal';
import type { TestApp } from './test-app.ts';

/** Gives a product of the tiny site template pictures, uploaded through the real pipeline. */
export async function addPictures(
  app: TestApp,
  wanted: { readonly siteId: string; readonly slug: string; readonly pictures: readonly Uint8Array[] },
): Promise<void> {
  const { siteId, slug, pictures } = wanted;
  for (const [position, bytes] of pictures.entries()) {
    const file = { field: 'file', fileName: `${slug}-${position}.png`, mimeType: 'image/png', bytes };
    const asset = await uploadAsset(app.deps, siteId, { files: [file] });
    if (isRefusal(asset)) throw new Error(asset.code);
    await app.db.forSite(siteId, async (tx) => {
      const product = await tx
        .selectFrom('product')
        .select('id')
        .where('urlSlug', '=', slug)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('product_image')
        .values({ siteId, productId: product.id, assetId: asset.id, position })
        .execute();
    });
  }
}
