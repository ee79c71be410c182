import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';

const projectFolder = join(import.meta.dirname, '..');
const bundledApps = ['studio', 'storefront', 'collectors'];
// Sources of the browser's code, besides the app itself.
const sources = [
  'packages/ui',
  'packages/islands',
  'packages/contracts',
  'packages/messages',
  'packages/domain',
  'packages/render',
  'packages/template',
];

/** Builds the browser's code of every app whose sources have changed since its last build. */
async function buildBundles(): Promise<void> {
  const shared = fingerprint(sources);
  const lock = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8');
  for (const name of bundledApps) {
    const root = join(projectFolder, 'apps', name);
    if (!existsSync(join(root, 'vite.config.ts'))) continue;
    const stamp = join(root, 'dist', '.built-from');
    const wanted = createHash('sha256')
      .update(shared)
      .update(lock)
      .update(fingerprint([`apps/${name}`]))
      .digest('hex');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    const started = Date.now();
    await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'silent' });
    await compressFiles(join(root, 'dist'));
    writeFileSync(stamp, wanted);
    console.log(
      `Built the browser’s code of the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
    );
  }
}

// Beside each script and sheet what browsers get of it: the best compression takes a server too long.
async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map(async (name) => {
        const source = readFileSync(join(folder, name));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        };
        writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(source, { params }));
      }),
  );
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of folders.flatMap(filesBelow).sort())
    hash.update(path).update(readFileSync(join(projectFolder, path)));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  return readdirSync(join(projectFolder, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.includes('.test.')) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(inner) : [inner];
  });
}

try {
  await buildBundles();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
