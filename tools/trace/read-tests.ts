import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '../check-house/source-file.ts';
import { type NamedTest, testNamesOf } from './test-names.ts';

// The tests of tools, of the house and of the template's corpus are about themselves, not about the two
// documents.
const roots = ['packages', 'apps', 'tests'];
const passedOver = new Set(['node_modules', 'dist', 'generated', 'test-results']);

/** The full names of all tests of the project in a folder. */
export function readTests(folder: string): NamedTest[] {
  return roots
    .flatMap((root) => pathsBelow(folder, root))
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
    .flatMap((path) => testNamesOf(parseSource(path, readFileSync(join(folder, path), 'utf8'))));
}

function pathsBelow(folder: string, path: string): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? pathsBelow(folder, inner) : [inner];
  });
}
