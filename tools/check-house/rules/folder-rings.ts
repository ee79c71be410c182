import type { Project } from '../project.ts';
import { resolveImport } from '../resolve-import.ts';
import { type Finding, isTest } from '../source-file.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * No folder imports itself by way of the folders beside it, at any depth of a package or app. Files beside
 * folders, such as a package's entry, are outside.
 */
export function checkFolderRings({ files, texts }: Project): Finding[] {
  const known = new Set([...files.map(({ path }) => path).filter((path) => !isTest(path)), ...texts]);
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { path, imports } of files.filter((file) => known.has(file.path))) {
    for (const target of imports.flatMap(({ from }) => resolveImport(path, from, known))) {
      const edge = folderEdge(path, target);
      if (!edge) continue;
      const graph = graphs.get(edge.parent) ?? new Map<string, Set<string>>();
      graphs.set(edge.parent, graph);
      graph.set(edge.from, (graph.get(edge.from) ?? new Set()).add(edge.to));
    }
  }
  return [...graphs].flatMap(([parent, graph]) =>
    ringsOf(graph).map((ring) => ({
      rule: 'folder-rings',
      path: parent,
      line: 1,
      problem: `folders import each other: ${ring.join(', ')}`,
    })),
  );
}

/**
 * The two folders of the same parent, inside one package or app, that an import joins; null where either file
 * is beside the other's folder.
 */
function folderEdge(
  path: string,
  target: string,
): { readonly parent: string; readonly from: string; readonly to: string } | null {
  const [mine, theirs] = [path.split('/'), target.split('/')];
  const shared = mine.findIndex((part, index) => part !== theirs[index]);
  const [from, to] = [mine[shared], theirs[shared]];
  const isFolder = shared < mine.length - 1 && shared < theirs.length - 1;
  // The first two parts name the package or app: between those the import table rules.
  if (shared < 2 || !isFolder || from === undefined || to === undefined) return null;
  return { parent: mine.slice(0, shared).join('/'), from, to };
}

/** Groups of folders of which each reaches all others. */
function ringsOf(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]));
  const inRing = [...reach].filter(([folder, reached]) => reached.has(folder)).map(([folder]) => folder);
  const groups = new Map<string, string[]>();
  for (const folder of inRing.sort()) {
    const first = inRing.find((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder));
    const key = first ?? folder;
    groups.set(key, [...(groups.get(key) ?? []), folder]);
  }
  return [...groups.values()];
}

function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    waiting.push(...(graph.get(folder) ?? []));
  }
  return reached;
}
