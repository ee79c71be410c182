import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';
import { isStorageFull } from './storage-full.ts';
import { isStorageUnavailable } from './storage-unavailable.ts';

const key = '01900000-0000-7000-8000-000000000001/abc/loaf.webp';

let server: Server;
let settings: S3Settings;
let answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = [];
let requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => (answers.shift() ?? unavailable)(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/store`,
    bucket: 'shop-files',
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
});
beforeEach(() => {
  answers = [];
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function storageOf(timeoutMs = 10_000): FileStorage {
  const client = createS3Client(settings, Date.now, { timeoutMs, backoffMs: [1, 1] });
  return createS3Storage(settings, Date.now, { client, partBytes: 50_000 });
}

const says =
  (status: number, body = '', headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
const code = (name: string) => `<?xml version="1.0"?><Error><Code>${name}</Code></Error>`;
const unavailable = says(503, code('SlowDown'));
const cut = (request: IncomingMessage) => void request.socket.destroy();
const silent = () => {};

async function faultOf(act: Promise<unknown>): Promise<Error> {
  return act.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: Error) => error,
  );
}

describe('an S3-compatible store that fails', { timeout: 20_000 }, () => {
  it.each([
    ['answers 503', unavailable],
    ['answers 429', says(429)],
    ['breaks off', cut],
    ['answers nothing', silent],
  ])('is asked again when it %s once', async (_, first) => {
    answers = [first, says(200, 'loaf')];
    expect(Buffer.from((await storageOf(2_000).get(key)) ?? []).toString()).toBe('loaf');
    expect(requests).toEqual(Array(2).fill(`GET /store/shop-files/${key}`));
  });

  it.each([
    ['answers 503', unavailable],
    ['breaks off', cut],
    ['answers nothing', silent],
  ])('is unavailable when it %s three times', async (_, answer) => {
    answers = [answer, answer, answer, says(200)];
    const error = await faultOf(storageOf(1_500).put(key, Buffer.from('x')));
    expect(isStorageUnavailable(error)).toBe(true);
    expect(isStorageFull(error)).toBe(false);
    expect(requests).toHaveLength(3);
  });

  it.each([
    [507, ''],
    [403, code('QuotaExceeded')],
    [400, code('XMinioAdminBucketQuotaExceeded')],
  ])('has no room when it answers %s %s', async (status, body) => {
    answers = [says(status, body)];
    const error = await faultOf(storageOf().put(key, Buffer.from('x')));
    expect(isStorageFull(error)).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('fails a body that stops coming, and does not count the time of a slow reader', async () => {
    answers = [(_, response) => void response.writeHead(200, { 'content-length': '8' }).write('loaf')];
    const file = await storageOf(1_000).open(key);
    expect(file?.size).toBe(8);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const chunks = file?.stream[Symbol.asyncIterator]();
    expect(String((await chunks?.next())?.value)).toBe('loaf');
    await expect(chunks?.next()).rejects.toThrow('no answer within 1000 ms');
  });

  it('gives an upload up of which a part or the end fails', async () => {
    async function* large() {
      for (let n = 0; n < 3; n += 1) yield Buffer.alloc(40_000);
    }
    const begun = says(
      200,
      '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>',
    );
    const part = says(200, '', { etag: '"a1"' });
    answers = [begun, part, says(400, code('BadDigest')), says(204)];
    await expect(storageOf().putStream(key, large())).rejects.toThrow('400 BadDigest');
    answers = [begun, part, part, part, says(200, code('InternalError')), says(204)];
    await expect(storageOf().putStream(key, large())).rejects.toThrow('InternalError');
    const gone = requests.filter((line) => line.startsWith('DELETE'));
    expect(gone).toEqual(Array(2).fill(`DELETE /store/shop-files/${key}?uploadId=u1`));
  });
});
