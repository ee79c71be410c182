import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, type SourceFile } from './source-file.ts';

/** Everything the rules look at. */
export interface Project {
  readonly files: readonly SourceFile[];
  /** Migrations by path. */
  readonly migrations: readonly { readonly path: string; readonly text: string }[];
}

const roots = ['packages', 'apps', 'tests', 'tools', 'bench'];
const passedOver = new Set(['node_modules', 'dist', 'generated', 'test-results', '.veranda']);

/** Reads and parses the project in a folder. */
export function readProject(folder: string): Project {
  const paths = roots.flatMap((root) => pathsBelow(folder, root));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    files: paths
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => parseSource(path, read(path))),
    migrations: paths
      .filter((path) => /^packages\/db\/migrations\/.*\.sql$/.test(path))
      .map((path) => ({ path, text: read(path) })),
  };
}

/** A project made of texts: the fixtures of the rules. */
export function projectOf(texts: Readonly<Record<string, string>>): Project {
  const entries = Object.entries(texts);
  return {
    files: entries.filter(([path]) => /\.tsx?$/.test(path)).map(([path, text]) => parseSource(path, text)),
    migrations: entries.filter(([path]) => path.endsWith('.sql')).map(([path, text]) => ({ path, text })),
  };
}

function pathsBelow(folder: string, path: string): string[] {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? pathsBelow(folder, inner) : [inner];
  });
}
