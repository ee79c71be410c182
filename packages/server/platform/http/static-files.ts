import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exactBytes } from './exact-bytes.ts';

/** A file of a bundle, compressed once. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
};

/**
 * The files below a folder by their path with `/`, read once at start; an absent folder has none. A file
 * `<name>.br` is the other one as its build has compressed it.
 */
export async function createStaticFiles(
  folder: string,
): Promise<{ get(path: string): Promise<StaticFile | null> }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const known = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile() || extname(entry.name) === '.br') continue;
    const path = join(entry.parentPath, entry.name);
    known.set(relative(folder, path).split(sep).join('/'), path);
  }
  const made = new Map<string, Promise<StaticFile>>();
  return {
    async get(path) {
      const source = known.get(path);
      if (source === undefined) return null;
      const before = made.get(path);
      if (before) return before;
      const file = prepare(source);
      made.set(path, file);
      return file;
    },
  };
}

async function prepare(path: string): Promise<StaticFile> {
  const identity = await readFile(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const compressible = /^text|json|svg/.test(type) && identity.length > 200;
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br: compressible ? exactBytes(await brotliOf(path, identity)) : null,
    gzip: compressible ? exactBytes(await promisify(gzip)(identity, { level: 9 })) : null,
  };
}

// The best compression takes seconds for a whole bundle: its build makes it, and nobody waits for it here.
async function brotliOf(path: string, identity: Buffer): Promise<Buffer> {
  const built = await readFile(`${path}.br`).catch(() => null);
  if (built) return built;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return promisify(brotliCompress)(identity, { params });
}
