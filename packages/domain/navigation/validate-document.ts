import { type Refusal, refuse } from '../refusal.ts';
import {
  type MenuEntry,
  maxMenuEntries,
  maxMenuLevels,
  type MenuName,
  menuNames,
  type NavigationDocument,
} from './navigation-document.ts';
import { nodeProblem } from './validate.ts';

/** The menus as a typed value, or a refusal that names the first field at fault. */
export function validateNavigationDocument(
  value: unknown,
): NavigationDocument | Refusal<'malformed' | 'document-full'> {
  if (!isRecord(value) || value['schema'] !== 1) return bad('schema', 'not 1');
  const { entries } = value;
  if (!isRecord(entries)) return bad('entries', 'not an object');
  const document = value as unknown as NavigationDocument;
  for (const [id, entry] of Object.entries(entries)) {
    const problem = entryProblem(document, id, entry);
    if (problem) return problem;
  }
  const full = menuNames.find((menu) => countOf(document, menu) > maxMenuEntries);
  return full ? refuse('document-full', { field: 'entries' }) : document;
}

function entryProblem(document: NavigationDocument, id: string, entry: unknown): Refusal<'malformed'> | null {
  const path = `entries.${id}`;
  const problem = nodeProblem(entry, path);
  if (problem) return problem;
  const { position, ...typed } = entry as MenuEntry;
  if (typed.id !== id) return bad(`${path}.id`, 'not its own key');
  if (!menuNames.includes(typed.menu)) return bad(`${path}.menu`, 'not one of the choices');
  if (typeof position !== 'string' || !/^[A-Za-z0-9]{1,64}$/.test(position))
    return bad(`${path}.position`, 'not of the expected form');
  return isPlaced(document, typed)
    ? null
    : bad(`${path}.parentId`, `not below an entry of the same menu, on ${maxMenuLevels} levels at most`);
}

// Ends at the last level at the latest: entries that are below each other in a circle have no first one.
function isPlaced({ entries }: NavigationDocument, entry: Pick<MenuEntry, 'parentId' | 'menu'>): boolean {
  let { parentId } = entry;
  for (let level = 1; parentId !== null; level += 1) {
    const parent: MenuEntry | undefined = Object.hasOwn(entries, parentId) ? entries[parentId] : undefined;
    if (level === maxMenuLevels || parent?.menu !== entry.menu) return false;
    ({ parentId } = parent);
  }
  return true;
}

function countOf({ entries }: NavigationDocument, menu: MenuName): number {
  return Object.values(entries).filter((entry) => entry.menu === menu).length;
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
