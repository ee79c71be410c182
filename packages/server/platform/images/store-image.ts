import { createHash } from 'node:crypto';
import { sumAssetBytes } from '@veranda/db/media/reader';
import { insertAssetOnce } from '@veranda/db/media/writer';
import { type Asset, siteFileQuota } from '@veranda/domain/media/asset';
import { variantKey } from '@veranda/domain/media/asset-address';
import { storedName } from '@veranda/domain/media/stored-name';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { PlatformDeps } from '../deps.ts';
import type { ProcessedImage } from './image-pipeline.ts';

/** Facts of a picture beside its bytes. */
interface ImageMeta {
  /** The asset's id; a fresh one by default. */
  readonly id?: string;
  readonly fileName: string;
  readonly altText?: string;
  readonly caption?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** The address that it was imported from. */
  readonly sourceUrl?: string;
  /** The folder that it is put into; absent for the top. */
  readonly folderId?: string | undefined;
}

type ImageRefusal =
  | 'image-unsupported'
  | 'image-too-large'
  | 'image-broken'
  | 'image-timeout'
  | 'quota-exceeded';

type StoreDeps = Pick<PlatformDeps, 'db' | 'storage' | 'images' | 'newId' | 'random'>;

/** Decodes and keeps a picture: files first, then the row that names them. */
export async function storeImage(
  deps: StoreDeps,
  siteId: string,
  sent: ImageMeta & { readonly bytes: Uint8Array },
): Promise<Asset | Refusal<ImageRefusal>> {
  const used = await deps.db.forSite(siteId, (tx) => sumAssetBytes(tx), { readOnly: true });
  if (used + BigInt(sent.bytes.length) > siteFileQuota) return refuse('quota-exceeded');
  const image = await deps.images.process(sent.bytes, siteId);
  if ('problem' in image)
    return refuse(`image-${image.problem}`, { field: 'file', params: { name: sent.fileName } });
  const asset = await writeImageFiles(deps, siteId, { ...sent, image });
  await deps.db.forSite(siteId, (tx) =>
    insertAssetOnce(tx, {
      asset,
      sourceUrl: sent.sourceUrl ?? null,
      folderId: sent.folderId ?? null,
    }),
  );
  return asset;
}

/**
 * Keeps the files of a processed picture. The row that names them is the caller's: `insertAsset`, in the
 * transaction that uses the picture.
 */
export async function writeImageFiles(
  deps: Pick<PlatformDeps, 'storage' | 'newId' | 'random'>,
  siteId: string,
  picture: ImageMeta & { readonly image: ProcessedImage },
): Promise<Asset> {
  const { image } = picture;
  const asset = describe(deps, image, picture);
  const files = image.variants.map(({ width, bytes }) => ({
    key: variantKey(asset.storageKey, width),
    bytes,
  }));
  const storedKeys: string[] = [];
  try {
    for (const { key, bytes } of [...files, { key: asset.storageKey, bytes: image.original }]) {
      await deps.storage.put(`${siteId}/${key}`, bytes);
      storedKeys.push(`${siteId}/${key}`);
    }
  } catch (error) {
    // A store that is full is not filled with parts of pictures that nobody names.
    for (const key of storedKeys) await deps.storage.delete(key).catch(() => {});
    throw error;
  }
  return asset;
}

function describe(
  deps: Pick<PlatformDeps, 'newId' | 'random'>,
  processed: ProcessedImage,
  meta: ImageMeta,
): Asset {
  const folder = Buffer.from(deps.random(16)).toString('hex');
  return {
    id: meta.id ?? deps.newId(),
    kind: 'image',
    fileName: meta.fileName.slice(0, 255),
    mimeType: processed.mimeType,
    bytes: processed.original.length,
    sha256: createHash('sha256').update(processed.original).digest('hex'),
    storageKey: `${folder}/${storedName(meta.fileName, processed.mimeType)}`,
    width: processed.width,
    height: processed.height,
    focalPoint: meta.focalPoint ?? { x: 0.5, y: 0.5 },
    altText: meta.altText ?? '',
    caption: meta.caption ?? '',
    variants: processed.variants.map((variant) => variant.width),
    placeholder: processed.placeholder,
    colorData: processed.colorData,
  };
}
