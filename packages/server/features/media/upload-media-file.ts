import { sumAssetBytes } from '@veranda/db/media/reader';
import { insertAssetOnce } from '@veranda/db/media/writer';
import { type Asset, siteFileQuota } from '@veranda/domain/media/asset';
import { storedName } from '@veranda/domain/media/stored-name';
import { maxMediaBytes, mediaHeadBytes, mediaTypeOf } from '@veranda/domain/media/media-file';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { SpooledFile } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { plainName } from './upload-asset.ts';

type UploadDeps = Pick<Deps, 'db' | 'newId' | 'random' | 'storage'>;

interface SentMediaFile {
  readonly file: SpooledFile | undefined;
  readonly folderId?: string | undefined;
  /** A fresh one by default. */
  readonly id?: string | undefined;
}

/**
 * Keeps a video, a sound, captions or a document; its first bytes decide its type. It is stored before its row is written,
 * so that no row is without its bytes.
 */
export async function uploadMediaFile(
  deps: UploadDeps,
  siteId: string,
  { file, folderId, id }: SentMediaFile,
): Promise<Asset | Refusal> {
  const stored = await storeMediaFile(deps, siteId, { file, id });
  if (isRefusal(stored)) return stored;
  await deps.db.forSite(siteId, (tx) =>
    insertAssetOnce(tx, { asset: stored, sourceUrl: null, folderId: folderId ?? null }),
  );
  return stored;
}

/** Stores the bytes of one that has no row yet. */
export async function storeMediaFile(
  deps: UploadDeps,
  siteId: string,
  { file, id = deps.newId() }: Omit<SentMediaFile, 'folderId'>,
): Promise<Asset | Refusal> {
  if (!file) return refuse('upload-missing', { field: 'file' });
  const fileName = plainName(file.fileName);
  const mimeType = mediaTypeOf(await headOf(file), fileName);
  const kind = mimeType === null ? null : mediaKindOf(mimeType);
  if (mimeType === null || kind === null)
    return refuse('media-unsupported', { field: 'file', params: { fileName } });
  const limit = maxMediaBytes[kind];
  if (file.size > limit) return tooLarge(fileName, limit);
  const used = await deps.db.forSite(siteId, (tx) => sumAssetBytes(tx), { readOnly: true });
  if (used + BigInt(file.size) > siteFileQuota) return refuse('quota-exceeded');
  const asset = describe(deps, file, { id, fileName, mimeType });
  await deps.storage.putStream(`${siteId}/${asset.storageKey}`, file.read());
  return asset;
}

/** The refusal of a file with more bytes than its kind may have, in decimal megabytes. */
export function tooLarge(fileName: string, limit: number): Refusal {
  const maxSize = `${String(limit / 1_000_000)} MB`;
  return refuse('media-too-large', { field: 'file', params: { fileName, maxSize } });
}

async function headOf(file: SpooledFile): Promise<Uint8Array> {
  for await (const chunk of file.read()) return chunk.subarray(0, mediaHeadBytes);
  return new Uint8Array();
}

function describe(
  deps: UploadDeps,
  { size, sha256 }: SpooledFile,
  { id, fileName, mimeType }: Pick<Asset, 'id' | 'fileName' | 'mimeType'>,
): Asset {
  const folder = Buffer.from(deps.random(16)).toString('hex');
  return {
    id,
    kind: 'file',
    fileName,
    mimeType,
    bytes: size,
    sha256,
    storageKey: `${folder}/${storedName(fileName, mimeType)}`,
    width: null,
    height: null,
    focalPoint: { x: 0.5, y: 0.5 },
    altText: '',
    caption: '',
    variants: [],
    placeholder: '',
  };
}
