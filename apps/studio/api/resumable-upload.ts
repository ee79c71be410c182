import { beginUpload, finishUpload, uploadPartBytes } from '@veranda/contracts/uploads';
import type { AssetView } from '@veranda/contracts/media';
import { addressOf } from './address.ts';
import { brokenUpload } from './call-failure.ts';
import { call, failureOf, readAnswer } from './client.ts';
import { readCrumb } from './crumb.ts';

/** Milliseconds before a part is tried again. */
const retryDelays = [0, 1_000, 3_000, 8_000, 20_000];

interface ResumableFile {
  readonly site: string;
  readonly file: File;
  readonly folder?: string | undefined;
  /** `import` for a file of an import, which becomes no file of the site. */
  readonly purpose?: 'import';
  /** Told 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a large file in parts: after a break, and when the same file is chosen again later, it goes on where it stopped.
 * @throws CallFailure like `call`
 */
export async function resumableUpload(sent: ResumableFile): Promise<AssetView> {
  const url = await sendParts(sent);
  const upload = url.slice(url.lastIndexOf('/') + 1);
  return (await call(finishUpload, { params: { site: sent.site, upload } })).asset;
}

/** Sends the parts of a file. @returns the address of the upload, whose last part is its id */
export async function sendParts(sent: ResumableFile): Promise<string> {
  const { site, file, onProgress, signal } = sent;
  const { DetailedError, Upload } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: addressOf(beginUpload, { params: { site } }),
      chunkSize: uploadPartBytes,
      retryDelays,
      metadata: metadataOf(sent),
      fingerprint: async () => fingerprintOf(sent),
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) => {
        request.setHeader('Accept', 'application/json');
        request.setHeader('X-CSRF-Token', readCrumb());
      },
      onShouldRetry: ({ originalResponse }) => isWorthAnotherTry(originalResponse?.getStatus() ?? 0),
      onProgress: (bytes, total) => onProgress(Math.round((bytes / total) * 100)),
      onSuccess: () => {
        signal?.removeEventListener('abort', cancel);
        resolve(upload.url ?? '');
      },
      onError: (fault) => {
        const response = fault instanceof DetailedError ? fault.originalResponse : null;
        if (!response || response.getStatus() === 0) return reject(brokenUpload());
        const answer = readAnswer(response.getStatus(), response.getBody());
        reject(answer.ok ? brokenUpload() : failureOf(beginUpload, answer));
      },
    });
    // What has arrived is no longer cancelled: it is somebody else's by now.
    const cancel = () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('Upload cancelled', 'AbortError'));
    };
    signal?.addEventListener('abort', cancel);
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      if (!signal?.aborted) upload.start();
    });
  });
}

/** A refusal stays one: only what a break or a busy server leaves is worth another try. */
function isWorthAnotherTry(status: number): boolean {
  return status === 0 || status === 403 || status === 409 || status === 429 || status >= 500;
}

function metadataOf({ file, folder, purpose }: ResumableFile): Record<string, string> {
  return {
    filename: file.name,
    ...(folder === undefined ? {} : { folder }),
    ...(purpose === undefined ? {} : { purpose }),
  };
}

function fingerprintOf({ site, folder, purpose, file }: ResumableFile): string {
  return ['upload', site, folder, purpose, file.name, file.size, file.lastModified].join(' ');
}
