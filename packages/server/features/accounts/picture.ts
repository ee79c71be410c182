import { writePicture } from '@veranda/db/accounts/pictures';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { UploadedFile } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';

/** Pixels across of a kept picture, at most: three times those that any screen of the studio shows it in. */
const widest = 300;

/** Keeps the uploaded picture of a person, without what its file tells beside the pixels; null when it is done. */
export async function savePicture(
  deps: Pick<Deps, 'db' | 'images' | 'random'>,
  accountId: string,
  [file]: readonly UploadedFile[],
): Promise<null | Refusal> {
  if (!file) return refuse('upload-missing', { field: 'file' });
  const image = await deps.images.process(file.bytes, accountId);
  if ('problem' in image)
    return refuse(`image-${image.problem}`, { field: 'file', params: { name: file.fileName.slice(0, 255) } });
  const variant = image.variants.findLast(({ width }) => width <= widest);
  if (!variant) throw new Error('a picture has no width of its own');
  const key = Buffer.from(deps.random(18)).toString('base64url');
  await deps.db.global((tx) => writePicture(tx, { accountId, key, bytes: variant.bytes }));
  return null;
}
