import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { report } from '../support/report.ts';

// Size of the language in a browser in KB, compressed, without locale data.
const goal = 25;

const root = fileURLToPath(new URL('../../packages/template', import.meta.url));
const built = (await build({
  root,
  logLevel: 'silent',
  configFile: false,
  build: {
    write: false,
    target: 'es2024',
    lib: { entry: `${root}/engine.ts`, formats: ['iife'], name: 'engine', fileName: 'engine' },
    // The time zones' tables are data of the locale, which a browser loads apart.
    rolldownOptions: { external: [/^@phensley\//] },
  },
})) as Rollup.RollupOutput[];
const code = built
  .flatMap(({ output }) => output.flatMap((part) => ('code' in part ? [part.code] : [])))
  .join('\n');
const kilobytes = (bytes: number): number => bytes / 1000;
report('template/size', [
  {
    name: 'brotli, kB',
    raw: code.length,
    ratio: kilobytes(brotliCompressSync(code).length),
    goal,
    most: true,
  },
  {
    name: 'gzip, kB',
    raw: code.length,
    ratio: kilobytes(gzipSync(code, { level: 9 }).length),
    goal,
    most: true,
  },
]);
