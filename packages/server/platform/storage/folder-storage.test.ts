import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

const site = '01900000-0000-7000-8000-000000000001';
let folder: string;
let storage: FileStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veranda-files-'));
  storage = createFolderStorage(join(folder, 'files'));
  await writeFile(join(folder, 'secret'), 'outside');
});
afterAll(() => rm(folder, { recursive: true }));

describe('file store in a folder', () => {
  it('leaves nothing half-written behind', async () => {
    await storage.put(`${site}/def/a`, Buffer.from('x'));
    expect(await readdir(join(folder, 'files', '.partial'))).toEqual([]);
  });

  it('leaves nothing behind of a stream that breaks off', async () => {
    async function* parts() {
      yield Buffer.from('one');
      throw new Error('cut');
    }
    await expect(storage.putStream(`${site}/jkl/film`, parts())).rejects.toThrow('cut');
    expect(await readdir(join(folder, 'files', '.partial'))).toEqual([]);
  });

  it('reads nothing that lies beside it', async () => {
    expect(await storage.get('../secret')).toBeNull();
    expect(await storage.open('../secret')).toBeNull();
  });
});
