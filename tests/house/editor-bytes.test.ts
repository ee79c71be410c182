import { createStaticFiles } from '@veranda/server/platform/http/static-files';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const bundle = fileURLToPath(new URL('../../apps/studio/dist', import.meta.url));

/** Chunks that the address of a page fetches until the page is drawn and can be clicked on, besides the first one. */
const fetched = ['Studio', 'SiteFrame', 'PageScreen', 'CanvasEditor', 'canvas-engine', 'canvas-renderer'];

/** Bytes of script, compressed as they are sent, with which the editor opens; its panels and dialogs come later. */
const most = 450_000;

it('opens the editor with at most 450 KB of compressed script', async () => {
  const names = readdirSync(`${bundle}/assets`).filter((name) => name.endsWith('.js'));
  const first = /src="[^"]*\/assets\/([^"]+\.js)"/.exec(readFileSync(`${bundle}/index.html`, 'utf8'))?.[1];
  const entries = fetched.map((chunk) =>
    names.filter((name) => name.replace(/-[\w-]{8}\.js$/, '') === chunk),
  );
  expect(entries.map((found) => found.length)).toEqual(fetched.map(() => 1));
  const files = await createStaticFiles(bundle);
  const sizes = new Map<string, number>();
  for (const name of withImports([first ?? '', ...entries.flat()])) {
    const file = await files.get(`assets/${name}`);
    sizes.set(name, (file?.br ?? file?.identity)?.length ?? Number.NaN);
  }
  const largest = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, 12);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total, largest.map(([name, size]) => `${name}: ${String(size)}`).join('\n')).toBeLessThanOrEqual(
    most,
  );
});

it('sends browsers no schema of a contract', () => {
  const names = readdirSync(`${bundle}/assets`).filter((name) => name.endsWith('.js'));
  const withSchema = names.filter((name) =>
    readFileSync(`${bundle}/assets/${name}`, 'utf8').includes('additionalProperties'),
  );
  expect(withSchema).toEqual([]);
});

// Files and everything that they import statically.
function withImports(names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) {
    const source = readFileSync(`${bundle}/assets/${name}`, 'utf8');
    for (const [, imported = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(imported);
  }
  return found;
}
