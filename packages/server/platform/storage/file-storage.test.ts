import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';

const site = '01900000-0000-7000-8000-000000000001';

// It has no types of its own. It checks signatures, and knows one pair of keys.
const S3Server = createRequire(import.meta.url)('@20minutes/s3rver') as new (
  options: object,
) => { run(): Promise<AddressInfo>; close(): Promise<void> };

async function startS3Server(folder: string) {
  const server = new S3Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'shop-files' }],
  });
  const { port } = await server.run();
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'shop-files',
    region: 'eu-central-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return { settings, close: () => server.close() };
}

const adapters = [
  {
    name: 'a folder',
    open: async (folder: string) => ({
      storage: createFolderStorage(join(folder, 'files')),
      close: async () => {},
    }),
  },
  {
    name: 'an S3-compatible store',
    open: async (folder: string) => {
      const { settings, close } = await startS3Server(folder);
      return { storage: createS3Storage(settings, Date.now, { partBytes: 80_000 }), close };
    },
  },
];

describe.each(adapters)('file store in $name', ({ open }) => {
  let folder: string;
  let storage: FileStorage;
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'veranda-files-'));
    ({ storage, close } = await open(folder));
  }, 60_000);
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  it('gives back what it took, until it is deleted', async () => {
    const key = `${site}/abc/loaf.webp`;
    await storage.put(key, Buffer.from('one'));
    await storage.put(key, Buffer.from('two'));
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('two');
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.open(key)).toBeNull();
    await storage.delete(key);
  });

  it('takes every byte, and a file of none', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);
    await storage.put(`${site}/bytes`, bytes);
    expect(Uint8Array.from((await storage.get(`${site}/bytes`)) ?? [])).toEqual(bytes);
    await storage.put(`${site}/none`, new Uint8Array());
    expect((await storage.get(`${site}/none`))?.length).toBe(0);
  });

  it('takes and gives a stream, of which it says the number of bytes', async () => {
    const key = `${site}/ghi/film`;
    async function* parts() {
      yield Buffer.from('one ');
      yield Buffer.from('two');
    }
    await storage.putStream(key, parts());
    const found = await storage.open(key);
    expect(found?.size).toBe(7);
    expect(Buffer.concat((await found?.stream.toArray()) as Buffer[]).toString()).toBe('one two');
    expect(await storage.open(`${site}/ghi`)).toBeNull();
    expect(await storage.open('../secret')).toBeNull();
  });

  it('gives a file from any of its bytes on, and nothing from its end on', async () => {
    const key = `${site}/jkl/film`;
    await storage.put(key, Buffer.from('one two'));
    const textFrom = async (start: number) => {
      const found = await storage.open(key, start);
      return found && [found.size, Buffer.concat((await found.stream.toArray()) as Buffer[]).toString()];
    };
    expect(await textFrom(0)).toEqual([7, 'one two']);
    expect(await textFrom(4)).toEqual([7, 'two']);
    expect(await textFrom(6)).toEqual([7, 'o']);
    expect(await textFrom(7)).toBeNull();
    expect(await textFrom(900)).toBeNull();
  });

  it('takes a stream that is larger than what is sent at once', async () => {
    const key = `${site}/jkl/large`;
    const chunk = Buffer.alloc(30_000, 'x');
    async function* parts() {
      for (let n = 0; n < 6; n += 1) yield chunk;
      yield Buffer.from('end');
    }
    await storage.putStream(key, parts());
    const bytes = Buffer.from((await storage.get(key)) ?? []);
    expect(bytes.length).toBe(180_003);
    expect(bytes.subarray(-4).toString()).toBe('xend');
  });

  it.each([1, 4])('keeps nothing of a stream that breaks off after %s chunks', async (count) => {
    async function* parts() {
      for (let n = 0; n < count; n += 1) yield Buffer.alloc(60_000);
      throw new Error('cut');
    }
    await expect(storage.putStream(`${site}/mno/film`, parts())).rejects.toThrow('cut');
    expect(await storage.get(`${site}/mno/film`)).toBeNull();
  });

  it.each([
    '../secret',
    `${site}/../../secret`,
    `${site}/..`,
    `${site}/.hidden`,
    `${site}/a//b`,
    `${site}/a\\b`,
    `${site}/a\0b`,
    `${site}/%2e%2e/secret`,
    '/etc/passwd',
    '.partial/x',
    site,
    `${site}/a/b/c/d`,
  ])('names nothing outside a site by %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(storage.delete(key)).rejects.toThrow(RangeError);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.open(key)).toBeNull();
  });
});

describe('file store in an S3-compatible store of which the keys or the bucket are wrong', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startS3Server>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'veranda-files-'));
    server = await startS3Server(folder);
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    [{ secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
    [{ accessKeyId: 'WRONG' }, '403 InvalidAccessKeyId'],
    [{ bucket: 'no-such-files' }, '404 NoSuchBucket'],
  ])('fails with the code of the store, %j', async (change, problem) => {
    const storage = createS3Storage({ ...server.settings, ...change }, Date.now);
    const sentence = `the file store refused a request: ${problem}`;
    await expect(storage.put(`${site}/a`, Buffer.from('x'))).rejects.toThrow(sentence);
    await expect(storage.get(`${site}/a`)).rejects.toThrow(sentence);
  });
});
