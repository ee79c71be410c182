import type { Asset } from '@veranda/domain/media/asset';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { storeImage } from '../../platform/images/store-image.ts';

/** Keeps an uploaded picture; the name it came with is only a label. */
export async function uploadAsset(
  deps: Deps,
  siteId: string,
  { files, folderId }: { readonly files: readonly UploadedFile[]; readonly folderId?: string | undefined },
): Promise<Asset | Refusal> {
  const [file] = files;
  if (!file) return refuse('upload-missing', { field: 'file' });
  return storeImage(deps, siteId, { bytes: file.bytes, fileName: plainName(file.fileName), folderId });
}

/** A file name without what no name needs; `picture` for one that says nothing. */
export function plainName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f/\\]/g, '')
    .trim()
    .slice(0, 255);
  return plain === '' ? 'picture' : plain;
}
