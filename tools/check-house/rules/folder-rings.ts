import type { Project } from '../project.ts';
import { resolveImport } from '../resolve-import.ts';
import { type Finding, isTest } from '../source-file.ts';

// Where the folders of features stand one level deeper than a package or app.
const areas = [
  'packages/server/features',
  'packages/server/platform',
  'apps/studio/features',
  'packages/template/formatters',
];

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** No folder of a package imports itself by way of others. Files beside the folders, such as a package's entry, stand outside. */
export function checkFolderRings({ files }: Project): Finding[] {
  const known = new Set(files.map(({ path }) => path).filter((path) => !isTest(path)));
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { path, imports } of files) {
    const own = known.has(path) ? folderOf(path) : null;
    if (!own) continue;
    const graph = graphs.get(own.area) ?? new Map<string, Set<string>>();
    graphs.set(own.area, graph);
    for (const target of imports.flatMap(({ from }) => resolveImport(path, from, known))) {
      const other = folderOf(target);
      if (other?.area !== own.area || other.folder === own.folder) continue;
      graph.set(own.folder, (graph.get(own.folder) ?? new Set()).add(other.folder));
    }
  }
  return [...graphs].flatMap(([area, graph]) =>
    ringsOf(graph).map((ring) => ({
      rule: 'folder-rings',
      path: area,
      line: 1,
      problem: `folders import each other: ${ring.join(', ')}`,
    })),
  );
}

function folderOf(path: string): { readonly area: string; readonly folder: string } | null {
  const area =
    areas.find((each) => path.startsWith(`${each}/`)) ?? /^(?:packages|apps)\/[^/]+/.exec(path)?.[0];
  if (!area) return null;
  const [folder, ...rest] = path.slice(area.length + 1).split('/');
  return folder && rest.length > 0 ? { area, folder } : null;
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
