import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './file-storage.ts';
import { checkedStorageKey, isStorageKey } from './storage-key.ts';

/**
 * Keeps files under a folder. A file is written aside, flushed and moved into place: it is whole or it is not
 * there.
 */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, checkedStorageKey(key));
  const write = async (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) =>
    writeWhole({ path: pathOf(key), aside: join(folder, '.partial') }, bytes);
  return {
    put: write,
    putStream: write,
    open: async (key, start = 0) => {
      if (!isStorageKey(key)) return null;
      const file = await open(pathOf(key)).catch(nullWhereMissing);
      if (file === null) return null;
      const stats = await file.stat();
      if (stats.isFile() && (start === 0 || start < stats.size))
        return { stream: file.createReadStream({ start }), size: stats.size };
      await file.close();
      return null;
    },
    get: async (key) => {
      if (!isStorageKey(key)) return null;
      return readFile(pathOf(key)).catch(nullWhereMissing);
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeWhole(
  { path, aside }: { readonly path: string; readonly aside: string },
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
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
