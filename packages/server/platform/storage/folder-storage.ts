import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

// A site's id, then one to three plain names: nothing that starts with a dot, no separators, no drive letters.
const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){1,3}$/;

/** Keeps files under a folder. A file is written aside, flushed and moved into place: it is whole or it is not there. */
export function openFolderStorage(folder: string): FileStorage {
  const aside = join(folder, '.partial');

  function pathOf(key: string): string {
    if (!keyShape.test(key)) throw new RangeError('not a key of the file store');
    return join(folder, key);
  }

  async function write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const path = pathOf(key);
    const partial = join(aside, randomBytes(12).toString('hex'));
    await mkdir(aside, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeDurably(partial, bytes);
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
    await flushFolder(dirname(dirname(path)));
  }

  return {
    put: write,
    putStream: write,
    open: async (key) => {
      if (!keyShape.test(key)) return null;
      const file = await open(pathOf(key)).catch(nullWhereMissing);
      if (file === null) return null;
      const found = await file.stat();
      if (found.isFile()) return { stream: file.createReadStream(), size: found.size };
      await file.close();
      return null;
    },
    get: async (key) => {
      if (!keyShape.test(key)) return null;
      return readFile(pathOf(key)).catch(nullWhereMissing);
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
  };
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
  throw error;
}

async function writeDurably(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// A rename is durable once its folder is.
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
