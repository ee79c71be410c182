import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, type SourceFile } from './source-file.ts';

/** Everything the rules look at. */
export interface Project {
  readonly files: readonly SourceFile[];
  /** Paths of the templates and style sheets, which code imports as texts. */
  readonly texts: readonly string[];
  /** Migrations by path. */
  readonly migrations: readonly TextFile[];
  /** Every `package.json`. */
  readonly manifests: readonly TextFile[];
  /** Scripts of plain JavaScript, which start the rest. */
  readonly scripts: readonly TextFile[];
}

/** A file that is not parsed. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const roots = ['packages', 'apps', 'tests', 'tools', 'bench'];
const passedOver = new Set(['node_modules', 'dist', 'generated', 'test-results', '.veranda']);

/** Reads and parses the project in a folder. */
export function readProject(folder: string): Project {
  const paths = ['package.json', 'vitest.config.ts', ...roots.flatMap((root) => pathsBelow(folder, root))];
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return projectFrom(paths, read);
}

/** A project made of texts: the fixtures of the rules. */
export function projectOf(texts: Readonly<Record<string, string>>): Project {
  return projectFrom(Object.keys(texts), (path) => texts[path] ?? '');
}

function projectFrom(paths: readonly string[], read: (path: string) => string): Project {
  const textFiles = (pattern: RegExp) =>
    paths.filter((path) => pattern.test(path)).map((path) => ({ path, text: read(path) }));
  return {
    files: paths
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => parseSource(path, read(path))),
    texts: paths.filter(isText),
    migrations: textFiles(/^packages\/db\/migrations\/.*\.sql$/),
    manifests: textFiles(/(^|\/)package\.json$/),
    scripts: textFiles(/\.mjs$/),
  };
}

// Themes are read as files; the sheets of the design system and of the apps are Vite's.
function isText(path: string): boolean {
  return /^(?:packages\/(?!themes\/|ui\/)|bench\/|tools\/).*\.(?:html|css|less)$/.test(path);
}

function pathsBelow(folder: string, path: string): string[] {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? pathsBelow(folder, inner) : [inner];
  });
}
