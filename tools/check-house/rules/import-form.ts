import type { Project } from '../project.ts';
import { type Finding, lineAt } from '../source-file.ts';

/**
 * Imports name the file: relative with its ending inside a package, by the package's name across, at most two
 * steps up.
 */
export function checkImportForm({ files }: Project): Finding[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ from, at }) => {
      const problem = problemOf(from);
      return problem ? [{ rule: 'import-form', path: file.path, line: lineAt(file, at), problem }] : [];
    }),
  );
}

function problemOf(from: string): string | undefined {
  if (from.startsWith('../../../')) return `${from} climbs three folders`;
  if (from.includes('?')) return undefined;
  if (from.startsWith('.') && !/\.[a-z]+$/.test(from)) return `${from} lacks the file’s ending`;
  if (from.startsWith('@veranda/') && from.endsWith('.ts')) return `${from} needs no ending`;
  return undefined;
}
