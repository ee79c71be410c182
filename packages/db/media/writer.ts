import type { Asset } from '@veranda/domain/media/asset';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { findAsset } from './reader.ts';

interface StoredAsset {
  readonly asset: Asset;
  /** The address that it was imported from. */
  readonly sourceUrl: string | null;
  /** Null or absent for the top. */
  readonly folderId?: string | null;
}

/** Keeps an asset whose files are stored already. */
export async function insertAsset(tx: SiteTransaction, stored: StoredAsset): Promise<void> {
  const { asset } = stored;
  await tx
    .insertInto('asset')
    .values({
      siteId: tx.siteId,
      id: asset.id,
      kind: asset.kind,
      fileName: asset.fileName,
      mimeType: asset.mimeType,
      bytes: BigInt(asset.bytes),
      sha256: asset.sha256,
      storageKey: asset.storageKey,
      width: asset.width,
      height: asset.height,
      focalX: asset.focalPoint.x,
      focalY: asset.focalPoint.y,
      altText: asset.altText,
      caption: asset.caption,
      variants: [...asset.variants],
      placeholder: asset.placeholder,
      colorData: JSON.stringify(asset.colorData ?? {}),
      sourceUrl: stored.sourceUrl,
      folderId: stored.folderId ?? null,
    })
    .execute();
}

/** The same in a transaction that may run again after its commit was lost, and then finds its own row. */
export async function insertAssetOnce(tx: SiteTransaction, stored: StoredAsset): Promise<void> {
  if (await findAsset(tx, stored.asset.id)) return;
  await insertAsset(tx, stored);
}

/** Changes what is said about an asset. @returns false when there is none */
export async function describeAsset(
  tx: SiteTransaction,
  state: {
    readonly id: string;
    readonly altText?: string;
    readonly caption?: string;
    readonly fileName?: string;
    readonly focalPoint?: { readonly x: number; readonly y: number };
  },
): Promise<boolean> {
  const fields = {
    ...(state.altText === undefined ? {} : { altText: state.altText }),
    ...(state.caption === undefined ? {} : { caption: state.caption }),
    ...(state.fileName === undefined ? {} : { fileName: state.fileName }),
    ...(state.focalPoint === undefined ? {} : { focalX: state.focalPoint.x, focalY: state.focalPoint.y }),
  };
  if (Object.keys(fields).length === 0) return true;
  const changed = await tx
    .updateTable('asset')
    .set(fields)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', state.id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
