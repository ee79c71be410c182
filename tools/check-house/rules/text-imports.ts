import type { Project } from '../project.ts';
import { resolveImport } from '../resolve-import.ts';
import { type Finding, lineAt } from '../source-file.ts';

/** Templates and style sheets are imported as texts by relative paths that exist, and none lies unused. */
export function checkTextImports({ files, texts }: Project): Finding[] {
  const known = new Set(texts);
  const imported = new Set<string>();
  const broken = files.flatMap((file) =>
    file.imports.flatMap(({ from, at }) => {
      const [target] = resolveImport(file.path, from, known);
      if (target) imported.add(target);
      const problem = problemOf(from, target);
      return problem ? [{ rule: 'text-imports', path: file.path, line: lineAt(file, at), problem }] : [];
    }),
  );
  const unused = texts.filter((path) => !imported.has(path));
  return [
    ...broken,
    ...unused.map((path) => ({ rule: 'text-imports', path, line: 1, problem: 'is imported by nothing' })),
  ];
}

function problemOf(from: string, target: string | undefined): string | undefined {
  if (!from.includes('?')) return undefined;
  if (!/^\.{1,2}\/.+\.(?:html|css|less)\?raw$/.test(from))
    return `${from} is no relative .html, .css or .less?raw`;
  return target ? undefined : `${from} does not exist`;
}
