import { importsOf, type Sheet } from './less-front-end.ts';

/**
 * The sheets that a theme names, in order, each once and after those of the theme that it imports. Names
 * without a file are added to `missing`.
 */
export function themeSheets(
  named: readonly string[],
  files: ReadonlyMap<string, string>,
  missing: string[],
): readonly Sheet[] {
  const sheets = new Map<string, Sheet | null>();
  const add = (path: string): void => {
    if (sheets.has(path)) return;
    // Held from now on, so that sheets which import one another end.
    sheets.set(path, null);
    const text = (files.get(path) ?? '').replace(/^\uFEFF/, '');
    for (const target of importsOf(text)) {
      const imported = fileOf([`${folderOf(path)}/${target}`, `styles/${target}`], files);
      if (imported !== undefined) add(imported);
    }
    sheets.delete(path);
    sheets.set(path, { name: path.replace(/^styles\//, ''), text });
  };
  for (const name of named) {
    const path = fileOf([`styles/${name}`, name], files);
    if (path === undefined) missing.push(`styles/${name}`);
    else add(path);
  }
  return [...sheets.values()].flatMap((sheet) => sheet ?? []);
}

function fileOf(paths: readonly string[], files: ReadonlyMap<string, string>): string | undefined {
  return paths
    .flatMap((path) => [plain(path), `${plain(path)}.less`, `${plain(path)}.css`])
    .find((path) => files.has(path));
}

function folderOf(path: string): string {
  return path.replace(/\/?[^/]*$/, '');
}

/** A path without `.` and `..`. */
function plain(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
