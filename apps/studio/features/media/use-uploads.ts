import { uploadPartBytes } from '@veranda/contracts/uploads';
import { type AssetView, uploadAsset, uploadMediaFile } from '@veranda/contracts/media';
import { maxImageBytes, maxMediaBytes, mediaKindOfName } from '@veranda/domain/media/media-file';
import { type MediaKind } from '@veranda/domain/media/media-kind';
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

/** Options of uploads; by default images, into no folder. */
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
  const queue = useUploadQueue();
  const { failed, fail, dismiss } = useFailedUploads();
  const send = async (key: string, file: File, signal: AbortSignal) => {
    try {
      signal.throwIfAborted();
      const { endpoint } = optionsOf(file);
      const onProgress = (percent: number) => queue.progress(key, percent);
      onStored(await sendFile(file, { site, folder, endpoint, signal, onProgress }));
    } catch (fault) {
      fail({ key, name: file.name, message: uploadProblem(fault), file });
    }
  };
  const add = (files: readonly File[]) => {
    const fitting = files.filter((file) => {
      const { maxBytes } = optionsOf(file);
      if (file.size <= maxBytes) return true;
      const message = t('fileTooLarge', { name: file.name, megabytes: maxBytes / 1_000_000 });
      fail({ key: crypto.randomUUID(), name: file.name, message });
      return false;
    });
    queue.add(fitting, send);
  };
  const retry = ({ key, file }: FailedUpload) => {
    dismiss(key);
    if (file) add([file]);
  };
  const { running, total, cancel } = queue;
  return { running, failed, total, add, dismiss, retry, cancel };
}

type Send = (key: string, file: File, signal: AbortSignal) => Promise<void>;

/** Files that wait and the one that is sent. */
function useUploadQueue() {
  const [running, setRunning] = useState<readonly Upload[]>([]);
  const [total, setTotal] = useState(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  const add = (files: readonly File[], send: Send) => {
    setTotal((old) => (running.length === 0 ? files.length : old + files.length));
    for (const file of files) {
      const key = crypto.randomUUID();
      const abort = new AbortController();
      aborts.current.set(key, abort);
      setRunning((old) => [...old, { key, name: file.name, percent: 0 }]);
      last.current = last.current.then(async () => {
        await send(key, file, abort.signal);
        aborts.current.delete(key);
        setRunning((old) => old.filter((upload) => upload.key !== key));
      });
    }
  };
  return {
    running,
    total,
    add,
    cancel: (key: string) => aborts.current.get(key)?.abort(),
    progress: (key: string, percent: number) =>
      setRunning((old) => old.map((upload) => (upload.key === key ? { ...upload, percent } : upload))),
  };
}

interface SendOptions {
  readonly site: string;
  readonly folder: string | undefined;
  readonly endpoint: UploadOptions['endpoint'];
  readonly signal: AbortSignal;
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
