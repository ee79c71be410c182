import { findAsset, sumAssetBytes } from '@veranda/db/media/reader';
import { replaceContent } from '@veranda/db/media/trash';
import { type Asset, siteFileQuota } from '@veranda/domain/media/asset';
import { maxImageBytes } from '@veranda/domain/media/media-file';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { buffer } from 'node:stream/consumers';
import type { SpooledFile } from '../../platform/http/route.ts';
import { writeImageFiles } from '../../platform/images/store-image.ts';
import type { Deps } from '../../services/deps.ts';
import { storeMediaFile } from './upload-media-file.ts';

type ReplaceDeps = Pick<Deps, 'db' | 'images' | 'newId' | 'random' | 'storage'>;

/**
 * Gives a file the content of another of its kind; its id, name, alternative text and addresses stay. Published pages
 * show the former until they are published again.
 */
export async function replaceAsset(
  deps: ReplaceDeps,
  siteId: string,
  { id, file }: { readonly id: string; readonly file: SpooledFile | undefined },
): Promise<Asset | Refusal> {
  const former = await deps.db.forSite(siteId, (tx) => findAsset(tx, id), { readOnly: true });
  if (!former) return refuse('asset-not-found');
  if (!file) return refuse('upload-missing', { field: 'file' });
  const content = await (former.kind === 'image' ? picture : otherFile)(deps, siteId, { former, file });
  if (isRefusal(content)) return content;
  return deps.db.forSite(siteId, async (tx) =>
    (await replaceContent(tx, content)) ? content : refuse('asset-not-found'),
  );
}

interface Replacement {
  readonly former: Asset;
  readonly file: SpooledFile;
}

async function picture(
  deps: ReplaceDeps,
  siteId: string,
  { former, file }: Replacement,
): Promise<Asset | Refusal> {
  const named = { field: 'file', params: { name: file.fileName } };
  if (file.size > maxImageBytes) return refuse('image-too-large', named);
  const used = await deps.db.forSite(siteId, (tx) => sumAssetBytes(tx), { readOnly: true });
  if (used - BigInt(former.bytes) + BigInt(file.size) > siteFileQuota) return refuse('quota-exceeded');
  const image = await deps.images.process(await buffer(file.read()), siteId);
  if ('problem' in image) return refuse(`image-${image.problem}`, named);
  return writeImageFiles(deps, siteId, { ...former, image });
}

async function otherFile(
  deps: ReplaceDeps,
  siteId: string,
  { former, file }: Replacement,
): Promise<Asset | Refusal> {
  const stored = await storeMediaFile(deps, siteId, { file });
  if (isRefusal(stored)) return stored;
  if (mediaKindOf(stored.mimeType) !== mediaKindOf(former.mimeType)) {
    await deps.storage.delete(`${siteId}/${stored.storageKey}`);
    return refuse('other-kind-of-file', { field: 'file' });
  }
  const { mimeType, bytes, sha256, storageKey } = stored;
  return { ...former, mimeType, bytes, sha256, storageKey };
}
