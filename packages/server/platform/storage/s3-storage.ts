import { Readable } from 'node:stream';
import type { FileStorage } from './file-storage.ts';
import { createS3Client, type S3Answer, type S3Client, type S3Settings, xmlText } from './s3-client.ts';
import { checkedStorageKey, isStorageKey } from './storage-key.ts';

/** Bytes of a part: S3 demands 5 MiB of all parts but the last. Two of them are in memory at once. */
const defaultPartBytes = 8 * 1024 * 1024;

interface S3StorageOptions {
  readonly client?: S3Client;
  readonly partBytes?: number;
}

/**
 * Keeps files in a bucket of an S3-compatible store. A file that is larger than a part goes by a multipart
 * upload.
 */
export function createS3Storage(
  settings: S3Settings,
  now: () => number,
  { client = createS3Client(settings, now), partBytes = defaultPartBytes }: S3StorageOptions = {},
): FileStorage {
  async function put(key: string, bytes: Uint8Array): Promise<void> {
    await client.send({ method: 'PUT', key: checkedStorageKey(key), body: Buffer.from(bytes) }, drained);
  }
  return {
    put,
    async putStream(key, bytes) {
      const parts = partsOf(bytes, partBytes);
      const first = await parts.next();
      if (first.done) return put(key, new Uint8Array());
      const second = await parts.next();
      if (second.done) return put(key, first.value);
      await uploadParts(client, checkedStorageKey(key), chained([first.value, second.value], parts));
    },
    async open(key, start = 0) {
      if (!isStorageKey(key)) return null;
      return client.send({ method: 'GET', key, ...(start === 0 ? {} : { from: start }) }, streamOf);
    },
    async get(key) {
      return isStorageKey(key) ? client.send({ method: 'GET', key }, bytesOf) : null;
    },
    async delete(key) {
      await client.send({ method: 'DELETE', key: checkedStorageKey(key) }, drained);
    },
  };
}

async function uploadParts(
  client: S3Client,
  key: string,
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const begun = await client.send({ method: 'POST', key, query: { uploads: '' } }, textOf);
  const uploadId = xmlText(begun ?? '', 'UploadId');
  if (uploadId === '') throw new Error('the file store began no upload');
  try {
    const tags: string[] = [];
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      tags.push(checkedTag(await client.send({ method: 'PUT', key, query, body }, tagOf)));
    }
    await completeUpload(client, { key, uploadId, tags });
  } catch (error) {
    await client.send({ method: 'DELETE', key, query: { uploadId } }, drained).catch(() => {});
    throw error;
  }
}

interface Upload {
  readonly key: string;
  readonly uploadId: string;
  readonly tags: readonly string[];
}

async function completeUpload(client: S3Client, { key, uploadId, tags }: Upload): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const answer = await client.send({ method: 'POST', key, query: { uploadId }, body }, textOf);
  // S3 begins a 200 before it knows: a failure is in the body.
  const code = xmlText(answer ?? '<Code>NoSuchUpload</Code>', 'Code');
  if (code !== '') throw new Error(`the file store did not complete an upload: ${code}`);
}

function checkedTag(tag: string | null): string {
  if (tag === null || !/^"?[\w-]+"?$/.test(tag)) throw new Error('the file store tagged a part with no ETag');
  return tag;
}

/** Chunks of any size as parts of `partBytes`; only the last is smaller. */
async function* partsOf(
  bytes: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    while (size + rest.length >= partBytes) {
      const room = partBytes - size;
      yield Buffer.concat([...chunks, rest.subarray(0, room)]);
      rest = rest.subarray(room);
      chunks = [];
      size = 0;
    }
    chunks.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

async function* chained<T>(first: readonly T[], rest: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  yield* first;
  yield* rest;
}

async function drained({ response, deadline }: S3Answer): Promise<void> {
  await response.body?.cancel();
  deadline.stop();
}

async function tagOf(answer: S3Answer): Promise<string> {
  await drained(answer);
  return answer.response.headers.get('etag') ?? '';
}

async function textOf({ response, deadline }: S3Answer): Promise<string> {
  const text = await response.text();
  deadline.stop();
  return text;
}

async function bytesOf({ response, deadline }: S3Answer): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  deadline.stop();
  return bytes;
}

async function streamOf(answer: S3Answer): Promise<{ readonly stream: Readable; readonly size: number }> {
  const { headers } = answer.response;
  const whole = headers.get('content-range')?.split('/')[1];
  const size = Number(whole ?? headers.get('content-length') ?? Number.NaN);
  if (!Number.isSafeInteger(size)) throw new Error('the file store did not tell the size of a file');
  answer.deadline.stop();
  return { stream: Readable.from(chunksOf(answer), { objectMode: false }), size };
}

// The time limit counts while the store is waited for, not while the reader is slow.
async function* chunksOf({ response, deadline }: S3Answer): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      deadline.restart();
      const { value, done } = await reader.read();
      deadline.stop();
      if (done) return;
      yield value;
    }
  } finally {
    deadline.stop();
    await reader.cancel().catch(() => {});
  }
}
