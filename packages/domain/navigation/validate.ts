import { isStorableLink } from '../rich-text/link-reference.ts';
import type { NavigationNode } from '../publishing/snapshot.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { maxMenuEntries, maxMenuLevels } from './navigation-document.ts';

/** One tree of the navigation as typed values, or a refusal that names the field at fault, below `path`. */
export function validateNavigation(value: unknown, path = 'navigation'): readonly NavigationNode[] | Refusal {
  const reading = { nodes: 0 };
  return nodesProblem(value, { path, depth: 1 }, reading) ?? (value as readonly NavigationNode[]);
}

function nodesProblem(
  value: unknown,
  { path, depth }: { readonly path: string; readonly depth: number },
  reading: { nodes: number },
): Refusal | null {
  if (!Array.isArray(value)) return bad(path, 'not a list');
  if (value.length > 0 && depth > maxMenuLevels) return bad(path, `nested deeper than ${maxMenuLevels}`);
  for (const [index, node] of value.entries()) {
    reading.nodes += 1;
    if (reading.nodes > maxMenuEntries) return bad(path, `more than ${maxMenuEntries} entries`);
    const entryPath = `${path}.${index}`;
    const problem =
      nodeProblem(node, entryPath) ??
      nodesProblem(
        (node as NavigationNode).children,
        { path: `${entryPath}.children`, depth: depth + 1 },
        reading,
      );
    if (problem !== null) return problem;
  }
  return null;
}

/** What is wrong with an entry, what is below it apart; null for nothing. */
export function nodeProblem(node: unknown, path: string): Refusal<'malformed'> | null {
  if (!isRecord(node)) return bad(path, 'not an object');
  const { id, title, target } = node;
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return bad(`${path}.id`, 'not an id');
  if (typeof title !== 'string' || title.length > 200) return bad(`${path}.title`, 'not a title');
  if (!isRecord(target)) return bad(`${path}.target`, 'not an object');
  if (target['kind'] === 'collection') {
    return typeof target['collectionId'] === 'string' ? null : bad(`${path}.target.collectionId`, 'missing');
  }
  if (target['kind'] === 'member-area') {
    return typeof target['memberAreaId'] === 'string' ? null : bad(`${path}.target.memberAreaId`, 'missing');
  }
  if (target['kind'] !== 'external') return bad(`${path}.target.kind`, 'not one of the choices');
  if (typeof target['href'] !== 'string' || !isStorableLink(target['href'])) {
    return bad(`${path}.target.href`, 'not an address that may be linked to');
  }
  return typeof target['newWindow'] === 'boolean' ? null : bad(`${path}.target.newWindow`, 'not yes or no');
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
