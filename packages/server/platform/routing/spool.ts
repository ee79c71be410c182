import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { SpooledFile } from '../http/route.ts';

/** Files of one request that are kept aside on disk. */
export interface Spool {
  /**
   * Writes a file aside while it comes in. @throws FST_REQ_FILE_TOO_LARGE where it is longer than the limit
   */
  readonly take: (part: MultipartFile) => Promise<SpooledFile>;
  /** Removes them all. */
  clear(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** Opens a place for the files of a request; nothing is made before the first one comes. */
export function createSpool(dataDir: string): Spool {
  const folder = join(dataDir, 'uploads');
  const paths: string[] = [];

  async function take(part: MultipartFile): Promise<SpooledFile> {
    const path = join(folder, randomBytes(16).toString('hex'));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (paths.length === 0) await sweep(folder);
    paths.push(path);
    const hash = createHash('sha256');
    let size = 0;
    await pipeline(
      part.file,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    if (part.file.truncated) throw Object.assign(new Error('too large'), { code: 'FST_REQ_FILE_TOO_LARGE' });
    const { fieldname: field, filename: fileName, mimetype: mimeType } = part;
    const sha256 = hash.digest('hex');
    return { field, fileName, mimeType, size, sha256, read: () => createReadStream(path) };
  }

  return {
    take,
    clear: async () => {
      for (const path of paths) await rm(path, { force: true });
    },
  };
}

// Removes files of a process that was killed during an upload.
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > day) await rm(path, { force: true });
  }
}
