import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Task of the compressing thread, and its answer. */
export interface BestJob {
  readonly encoding: 'br' | 'gzip';
  readonly plain: Uint8Array;
}
export type BestResult = Uint8Array<ArrayBuffer>;

// Linux has a priority a thread: this one gets what requests, orders and passwords leave. Elsewhere it would
// be that of the whole process.
if (parentPort && process.platform === 'linux') setPriority(0, 19);

parentPort?.on('message', ({ encoding, plain }: BestJob) => {
  const made = Uint8Array.from(
    encoding === 'gzip'
      ? gzipSync(plain, { level: 9 })
      : brotliCompressSync(plain, { params: paramsFor(plain) }),
  );
  parentPort?.postMessage(made satisfies BestResult, [made.buffer]);
});

function paramsFor(plain: Uint8Array) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
}
