import type { Asset } from '@veranda/domain/media/asset';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Keeps an asset whose files are stored already. */
export async function insertAsset(
  tx: Tx,
  siteId: string,
  stored: {
    readonly asset: Asset;
    readonly colorData: Readonly<Record<string, string>>;
    /** The address that it was imported from. */
    readonly sourceUrl: string | null;
  },
): Promise<void> {
  const { asset } = stored;
  await tx
    .insertInto('asset')
    .values({
      website_id: siteId,
      id: asset.id,
      kind: asset.kind,
      file_name: asset.fileName,
      mime_type: asset.mimeType,
      bytes: BigInt(asset.bytes),
      sha256: asset.sha256,
      storage_key: asset.storageKey,
      width: asset.width,
      height: asset.height,
      focal_x: asset.focalPoint.x,
      focal_y: asset.focalPoint.y,
      alt_text: asset.altText,
      caption: asset.caption,
      variants: [...asset.variants],
      placeholder: asset.placeholder,
      color_data: JSON.stringify(stored.colorData),
      source_url: stored.sourceUrl,
    })
    .execute();
}

/** Changes what is said about an asset. @returns false when there is none */
export async function describeAsset(
  tx: Tx,
  siteId: string,
  said: {
    readonly id: string;
    readonly altText?: string;
    readonly caption?: string;
    readonly fileName?: string;
    readonly focalPoint?: { readonly x: number; readonly y: number };
  },
): Promise<boolean> {
  const fields = {
    ...(said.altText === undefined ? {} : { alt_text: said.altText }),
    ...(said.caption === undefined ? {} : { caption: said.caption }),
    ...(said.fileName === undefined ? {} : { file_name: said.fileName }),
    ...(said.focalPoint === undefined ? {} : { focal_x: said.focalPoint.x, focal_y: said.focalPoint.y }),
  };
  if (Object.keys(fields).length === 0) return true;
  const changed = await tx
    .updateTable('asset')
    .set(fields)
    .where('website_id', '=', siteId)
    .where('id', '=', said.id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Forgets an asset; its files are removed after the commit. */
export async function deleteAsset(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('asset')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
