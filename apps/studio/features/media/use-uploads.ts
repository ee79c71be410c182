import { uploadPartBytes } from '@veranda/contracts/uploads';
import { type AssetView, uploadAsset, uploadMediaFile } from '@veranda/contracts/media';
import {
  maxImageBytes,
  maxMediaBytes,
  type MediaKind,
  mediaKindOfName,
} from '@veranda/domain/media/media-file';
import { useRef, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { resumableUpload } from '../../api/resumable-upload.ts';
import { upload } from '../../api/upload.ts';
import { t } from './messages.ts';

/** Types of files that the image pipeline takes. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

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

/** How files are sent; images to the top of the files unless it is told otherwise. */
interface UploadsOptions {
  readonly optionsOf?: (file: File) => UploadOptions;
  /** Id of the folder that they are put into. */
  readonly folder?: string | undefined;
}

interface FailedUpload {
  readonly key: string;
  readonly name: string;
  readonly message: string;
  /** Absent for one that would fail again. */
  readonly file?: File;
}

/** Sends files one after the other, so that they arrive in the order they were chosen in. */
export function useUploads(
  site: string,
  onStored: (asset: AssetView) => void,
  { optionsOf = asImage, folder }: UploadsOptions = {},
) {
  const [running, setRunning] = useState<readonly Upload[]>([]);
  const { failed, fail, dismiss } = useFailedUploads();
  const [total, setTotal] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  const send = async (key: string, file: File) => {
    const abort = aborts.current.get(key);
    try {
      abort?.signal.throwIfAborted();
      const asset = await sendFile(file, {
        site,
        folder,
        endpoint: optionsOf(file).endpoint,
        ...(abort ? { signal: abort.signal } : {}),
        onProgress: (percent) =>
          setRunning((old) => old.map((upload) => (upload.key === key ? { ...upload, percent } : upload))),
      });
      onStored(asset);
    } catch (fault) {
      fail({ key, name: file.name, message: uploadProblem(fault), file });
    }
    aborts.current.delete(key);
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
    for (const { key, file } of entries) {
      aborts.current.set(key, new AbortController());
      queue.current = queue.current.then(() => send(key, file));
    }
  };
  const retry = ({ key, file }: FailedUpload) => {
    dismiss(key);
    if (file) add([file]);
  };
  return {
    running,
    failed,
    total,
    add,
    dismiss,
    retry,
    cancel: (key: string) => aborts.current.get(key)?.abort(),
  };
}

interface SendOptions {
  readonly site: string;
  readonly folder: string | undefined;
  readonly endpoint: UploadOptions['endpoint'];
  readonly signal?: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

// One that is larger than a part can be continued after a break.
async function sendFile(file: File, { endpoint, ...options }: SendOptions): Promise<AssetView> {
  if (file.size > uploadPartBytes) return resumableUpload({ ...options, file });
  const { site, folder, ...rest } = options;
  const query = folder === undefined ? {} : { query: { folder } };
  return (await upload(endpoint, { params: { site }, ...query, ...rest, file, field: 'file' })).asset;
}

/** Why an upload did not succeed, in the spec's words (administration §8). */
export function uploadProblem(fault: unknown): string {
  if (fault instanceof DOMException && fault.name === 'AbortError') return t('uploadCancelled');
  if (!(fault instanceof CallFailure)) return t('uploadRefused');
  if (fault.status === 0) return t('uploadFailed');
  return fault.status < 500 ? fault.message : t('uploadRefused');
}

function useFailedUploads() {
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  return {
    failed,
    fail: (upload: FailedUpload) => setFailed((old) => [...old, upload]),
    dismiss: (key: string) => setFailed((old) => old.filter((upload) => upload.key !== key)),
  };
}
