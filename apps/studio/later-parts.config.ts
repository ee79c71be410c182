import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The import in a call of `laterPart`. */
const imported = /(\blaterPart\([^;]*?\bimport\()'(\.[^']+)'\)/g;
const all = '\0later-parts';

/**
 * A plugin of Vite that makes one chunk of what `laterPart` fetches below a folder: the parts are fetched one after the
 * other while a screen is idle, which as files of their own are sixty requests.
 * @param apart names of the files that stay files
 */
export function laterPartsTogether(folder: string, apart: readonly string[]) {
  const parts = partsBelow(folder).filter((file) => !apart.includes(basename(file)));
  return {
    name: 'later-parts-together',
    enforce: 'pre',
    resolveId: (id: string) => (id === 'later-parts' ? all : null),
    load: (id: string) =>
      id === all
        ? parts.map((file, at) => `export * as part${at} from ${JSON.stringify(file)};`).join('\n')
        : null,
    transform: (source: string, id: string) =>
      source.includes('laterPart(')
        ? source.replaceAll(imported, (call: string, before: string, path: string) => {
            const at = parts.indexOf(join(dirname(id), path));
            return at < 0 ? call : `${before}'later-parts').then((parts) => parts.part${at})`;
          })
        : null,
  } as const;
}

function partsBelow(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\/|\.(?:test|config)\./.test(name),
  );
  return names.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(imported)].map(([, , path = '']) =>
      join(folder, dirname(name), path),
    ),
  );
}
