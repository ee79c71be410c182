import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { listFolders } from '@veranda/db/media/folders';
import { findAsset, sumAssetBytes } from '@veranda/db/media/reader';
import {
  addPart,
  findUpload,
  insertUpload,
  type PendingUpload,
  sumPendingBytes,
} from '@veranda/db/media/uploads';
import { importLimits } from '@veranda/domain/content-import/limits';
import { type Asset, siteFileQuota } from '@veranda/domain/media/asset';
import { maxImageBytes, maxMediaBytes, mediaKindOfName } from '@veranda/domain/media/media-file';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { SpooledFile } from '../../platform/http/route.ts';
import { storeImage } from '../../platform/images/store-image.ts';
import type { Deps } from '../../services/deps.ts';
import { discardUpload, partKey, readParts } from '../../services/sites/uploads/upload-parts.ts';
import { plainName } from './upload-asset.ts';
import { tooLarge, uploadMediaFile } from './upload-media-file.ts';

type StoreDeps = Pick<Deps, 'db' | 'storage'>;

/** A file that is announced. */
interface Announced {
  readonly fileName: string;
  readonly bytes: number;
  readonly folderId: string | null;
  /** True for a file of an import, which becomes no file of the site. */
  readonly isImport: boolean;
}

/** Takes note of a file whose parts will come; what is too large for its kind or for the site is refused before. */
export async function beginUpload(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
  announced: Announced,
): Promise<PendingUpload | Refusal> {
  const { bytes, folderId, isImport } = announced;
  const fileName = plainName(announced.fileName);
  const kind = mediaKindOfName(fileName);
  const ofKind = kind === null ? maxImageBytes : maxMediaBytes[kind];
  const limit = isImport ? importLimits.fileBytes : ofKind;
  if (!Number.isSafeInteger(bytes) || bytes <= 0) return refuse('upload-length', { field: 'Upload-Length' });
  if (bytes > limit) return tooLarge(fileName, limit);
  const upload = { id: deps.newId(), fileName, bytes, received: 0, parts: [], folderId };
  return deps.db.forSite(siteId, async (tx) => {
    if (folderId !== null && !(await listFolders(tx)).some(({ id }) => id === folderId))
      return refuse('folder-not-found', { field: 'folder' });
    const used = (await sumAssetBytes(tx)) + (await sumPendingBytes(tx));
    if (used + BigInt(bytes) > siteFileQuota) return refuse('quota-exceeded');
    await insertUpload(tx, upload);
    return upload;
  });
}

/** Stores a part before it is noted, so that none is noted without its bytes. */
export async function appendPart(
  { db, storage }: StoreDeps,
  siteId: string,
  { id, offset, bytes }: { readonly id: string; readonly offset: number; readonly bytes: Uint8Array },
): Promise<{ received: number } | Refusal> {
  const upload = await db.forSite(siteId, (tx) => findUpload(tx, id), { readOnly: true });
  if (!upload) return refuse('upload-not-found');
  if (upload.received !== offset) return refuse('upload-offset', { field: 'Upload-Offset' });
  if (offset + bytes.length > upload.bytes) return refuse('upload-length', { field: 'Upload-Length' });
  if (bytes.length === 0) return { received: offset };
  await storage.put(partKey(siteId, id, offset), bytes);
  const isNext = await db.forSite(siteId, (tx) => addPart(tx, { id, offset, bytes: bytes.length }));
  return isNext ? { received: offset + bytes.length } : refuse('upload-offset', { field: 'Upload-Offset' });
}

/** Makes a file of the site of the parts; its id is that of the upload, so that asking again answers the same. */
export async function finishUpload(
  deps: Pick<Deps, 'db' | 'images' | 'newId' | 'random' | 'storage'>,
  siteId: string,
  id: string,
): Promise<Asset | Refusal> {
  const { asset, upload } = await deps.db.forSite(
    siteId,
    async (tx) => ({ asset: await findAsset(tx, id), upload: await findUpload(tx, id) }),
    { readOnly: true },
  );
  if (!upload) return asset ?? refuse('upload-not-found');
  if (upload.received < upload.bytes) return refuse('upload-incomplete');
  const made = asset ?? (await makeFile(deps, siteId, upload));
  await discardUpload(deps, siteId, id);
  return made;
}

async function makeFile(
  deps: Pick<Deps, 'db' | 'images' | 'newId' | 'random' | 'storage'>,
  siteId: string,
  upload: PendingUpload,
): Promise<Asset | Refusal> {
  const { id, fileName } = upload;
  const folderId = upload.folderId ?? undefined;
  const file = await spooled(deps, siteId, upload);
  const stored = await uploadMediaFile(deps, siteId, { file, folderId, id });
  // Whatever it is called, a picture is told by its content.
  if (!isRefusal(stored) || stored.code !== 'media-unsupported' || upload.bytes > maxImageBytes)
    return stored;
  return storeImage(deps, siteId, { id, fileName, folderId, bytes: await buffer(file.read()) });
}

async function spooled(
  { storage }: Pick<Deps, 'storage'>,
  siteId: string,
  upload: PendingUpload,
): Promise<SpooledFile> {
  const bytes = () => readParts({ storage }, siteId, upload);
  const hash = createHash('sha256');
  for await (const part of bytes()) hash.update(part);
  return {
    field: 'file',
    fileName: upload.fileName,
    mimeType: '',
    size: upload.bytes,
    sha256: hash.digest('hex'),
    read: () => Readable.from(bytes(), { objectMode: false }),
  };
}
