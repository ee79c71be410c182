import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';

const site = '01900000-0000-7000-8000-000000000001';
let folder: string;
let storage: FileStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veranda-files-'));
  storage = openFolderStorage(join(folder, 'files'));
  await writeFile(join(folder, 'secret'), 'outside');
});
afterAll(() => rm(folder, { recursive: true }));

describe('file store', () => {
  it('gives back what it took, until it is deleted', async () => {
    const key = `${site}/abc/loaf.webp`;
    await storage.put(key, Buffer.from('one'));
    await storage.put(key, Buffer.from('two'));
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('two');
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    await storage.delete(key);
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
    expect((await found?.stream.toArray())?.join('')).toBe('one two');
    expect(await storage.open(`${site}/ghi`)).toBeNull();
    expect(await storage.open('../secret')).toBeNull();
  });

  it('keeps nothing of a stream that breaks off', async () => {
    async function* parts() {
      yield Buffer.from('one');
      throw new Error('cut');
    }
    await expect(storage.putStream(`${site}/jkl/film`, parts())).rejects.toThrow('cut');
    expect(await storage.get(`${site}/jkl/film`)).toBeNull();
    expect(await readdir(join(folder, 'files', '.partial'))).toEqual([]);
  });

  it('leaves nothing half-written behind', async () => {
    await storage.put(`${site}/def/a`, Buffer.from('x'));
    expect(await readdir(join(folder, 'files', '.partial'))).toEqual([]);
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
    expect(await storage.get(key)).toBeNull();
  });
});
