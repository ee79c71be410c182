import { type Refusal, refuse } from '../refusal.ts';
import { maxFolderDepth, maxFolders } from './file-list.ts';

/** Place and name of a folder. */
interface PlacedFolder {
  readonly id: string;
  /** Null at the top. */
  readonly parentId: string | null;
  readonly name: string;
}

/**
 * Why a folder may not be made, renamed or moved as `wanted` among those that exist, itself perhaps among them; null
 * where it may.
 */
export function folderProblem(existing: readonly PlacedFolder[], wanted: PlacedFolder): Refusal | null {
  if (wanted.name === '') return refuse('folder-name-missing', { field: 'name' });
  const others = existing.filter(({ id }) => id !== wanted.id);
  if (others.length >= maxFolders) return refuse('too-many-folders', { params: { most: maxFolders } });
  const above = ancestorsOf(existing, wanted.parentId);
  if (above === null) return refuse('folder-not-found', { field: 'parent' });
  if (above.some(({ id }) => id === wanted.id)) return refuse('folder-in-itself', { field: 'parent' });
  if (above.length + heightOf(others, wanted.id) > maxFolderDepth)
    return refuse('folder-too-deep', { field: 'parent', params: { most: maxFolderDepth } });
  const key = nameKey(wanted);
  return others.some((other) => nameKey(other) === key)
    ? refuse('folder-name-taken', { field: 'name', params: { name: wanted.name } })
    : null;
}

/** The folders from the top down to one, itself the last; null where one of them is not there. */
export function ancestorsOf<F extends PlacedFolder>(
  folders: readonly F[],
  id: string | null,
): readonly F[] | null {
  const path: F[] = [];
  for (let next = id; next !== null; ) {
    const folder = folders.find((each) => each.id === next);
    if (!folder) return null;
    path.unshift(folder);
    next = folder.parentId;
  }
  return path;
}

// A folder without others in it has a height of 1.
function heightOf(folders: readonly PlacedFolder[], id: string): number {
  const heights = folders
    .filter(({ parentId }) => parentId === id)
    .map((folder) => heightOf(folders, folder.id));
  return 1 + Math.max(0, ...heights);
}

function nameKey({ parentId, name }: PlacedFolder): string {
  return `${parentId ?? ''}/${name.toLowerCase()}`;
}
