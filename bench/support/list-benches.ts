import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = join(import.meta.dirname, '..');

/**
 * Every bench, by its path below `bench`, in the order of the alphabet: files that report figures; the others
 * are parts.
 */
export function listBenches(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules') && !path.startsWith('support'))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes("/report.ts'"))
    .sort();
}
