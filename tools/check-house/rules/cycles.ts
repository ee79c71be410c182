import type { Project } from '../project.ts';
import { resolveImport } from '../resolve-import.ts';
import type { Finding } from '../source-file.ts';

/** No file imports itself by way of others. Each ring is named once, by its files in order. */
export function checkCycles({ files }: Project): Finding[] {
  const known = new Set(files.map((file) => file.path));
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports.flatMap(({ from }) => resolveImport(file.path, from, known)),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const rings: string[][] = [];

  function visit(path: string, trail: readonly string[]): void {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') return void rings.push([...trail.slice(trail.indexOf(path)), path]);
    state.set(path, 'open');
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    state.set(path, 'done');
  }

  for (const path of edges.keys()) visit(path, []);
  return rings.map((ring) => ({
    rule: 'cycles',
    path: ring[0] ?? '',
    line: 1,
    problem: `a ring of imports: ${ring.join(' → ')}`,
  }));
}
