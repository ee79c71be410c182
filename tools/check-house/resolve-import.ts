import { posix } from 'node:path';

/**
 * The file of ours that an import of `path` names: none where it is a library's, or not among the known ones.
 */
export function resolveImport(path: string, from: string, known: ReadonlySet<string>): string[] {
  const target = from.startsWith('.')
    ? posix.join(posix.dirname(path), from.replace(/\?raw$/, ''))
    : from.startsWith('@veranda/')
      ? `packages/${from.slice('@veranda/'.length)}`
      : '';
  return [target, `${target}.ts`].filter((candidate) => known.has(candidate)).slice(0, 1);
}
