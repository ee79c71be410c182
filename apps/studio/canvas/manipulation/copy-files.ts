import { describeAsset, uploadAsset, uploadMediaFile } from '@veranda/contracts/media';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import type { CopiedFile } from '@veranda/domain/pages/arrange/copies';
import { showToast } from '@veranda/ui/toast-queue';
import { call } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { t } from '../messages.ts';

/**
 * Copies files of another site into this one, with their words. @returns the text with the ids of the copies; a file that
 * could not be copied keeps its own, which is said
 */
export async function copyFiles(text: string, files: readonly CopiedFile[], site: string): Promise<string> {
  const copies = await Promise.allSettled(files.map((file) => copyFile(file, site)));
  const failed = copies.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) void showToast({ text: t('filesNotCopied', { count: failed }), isDanger: true });
  return copies.reduce((changed, copy, index) => {
    const id = files[index]?.id;
    return copy.status === 'rejected' || id === undefined ? changed : changed.replaceAll(id, copy.value);
  }, text);
}

async function copyFile({ url, fileName, mimeType, altText, caption }: CopiedFile, site: string) {
  // Any page may have written the clipboard.
  if (!url.startsWith('/assets/')) throw new Error(`${url} is no file of a site`);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is answered by ${String(answer.status)}`);
  const file = new File([await answer.blob()], fileName, { type: mimeType });
  const endpoint = mediaKindOf(mimeType) === null ? uploadAsset : uploadMediaFile;
  const { id } = (await upload(endpoint, { params: { site }, file, field: 'file' })).asset;
  if (altText !== '' || caption !== '')
    await call(describeAsset, { params: { site, asset: id }, body: { altText, caption } });
  return id;
}
