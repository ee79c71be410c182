import { type AssetView, uploadAsset, uploadMediaFile } from '@veranda/contracts/media';
import { maxMediaBytes, type MediaKind, mediaKindOfName } from '@veranda/domain/media/media-file';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { upload } from '../../api/upload.ts';
import { t } from './messages.ts';

/** Types of files that the image pipeline takes. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Bytes (decisions §numbers upload: an image has 20 MB at most). */
const maxImageBytes = 20_000_000;

interface Upload {
  readonly key: string;
  readonly name: string;
  readonly percent: number;
}

interface UploadOptions {
  readonly endpoint: typeof uploadAsset | typeof uploadMediaFile;
  readonly maxBytes: number;
}

const asImage = (): UploadOptions => ({ endpoint: uploadAsset, maxBytes: maxImageBytes });

/** Sends a file as one of a kind that pages play. */
export const asMediaFile = (kind: MediaKind): UploadOptions => ({
  endpoint: uploadMediaFile,
  maxBytes: maxMediaBytes[kind],
});

/** Sends a file as what its name says it is; the server goes by its content. */
export function byFileName({ name }: File): UploadOptions {
  const kind = mediaKindOfName(name);
  return kind === null ? asImage() : asMediaFile(kind);
}

/** Sends files one after the other, so that they arrive in the order they were chosen in; images unless it is told otherwise. */
export function useUploads(
  site: string,
  onStored: (asset: AssetView) => void,
  optionsOf: (file: File) => UploadOptions = asImage,
) {
  const [running, setRunning] = useState<readonly Upload[]>([]);
  const { failed, fail, dismiss } = useFailedUploads();
  const [total, setTotal] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const send = async (key: string, file: File) => {
    try {
      const { asset } = await upload(optionsOf(file).endpoint, {
        params: { site },
        file,
        field: 'file',
        onProgress: (percent) =>
          setRunning((old) => old.map((upload) => (upload.key === key ? { ...upload, percent } : upload))),
      });
      onStored(asset);
    } catch (fault) {
      fail({ key, name: file.name, message: messageOf(fault) });
    }
    setRunning((old) => old.filter((upload) => upload.key !== key));
  };
  const add = (files: readonly File[]) => {
    const fitting = files.filter((file) => {
      const { maxBytes } = optionsOf(file);
      if (file.size <= maxBytes) return true;
      const message = t('fileTooLarge', { name: file.name, megabytes: maxBytes / 1_000_000 });
      fail({ key: crypto.randomUUID(), name: file.name, message });
      return false;
    });
    const entries = fitting.map((file) => ({ key: crypto.randomUUID(), name: file.name, percent: 0, file }));
    setTotal((old) => (running.length === 0 ? entries.length : old + entries.length));
    setRunning((old) => [...old, ...entries.map(({ file: _file, ...upload }) => upload)]);
    for (const { key, file } of entries) queue.current = queue.current.then(() => send(key, file));
  };
  return { running, failed, total, add, dismiss };
}

interface FailedUpload {
  readonly key: string;
  readonly name: string;
  readonly message: string;
}

function useFailedUploads() {
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  return {
    failed,
    fail: (upload: FailedUpload) => setFailed((old) => [...old, upload]),
    dismiss: (key: string) => setFailed((old) => old.filter((upload) => upload.key !== key)),
  };
}
