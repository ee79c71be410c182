import type { FolderView } from '@veranda/contracts/files';
import {
  deleteFolder as deleteRow,
  insertFolder,
  listFolders,
  lockFolders,
  updateFolder,
} from '@veranda/db/media/folders';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { folderProblem } from '@veranda/domain/media/folder-rules';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { presentFolder } from './present.ts';

interface FolderList {
  folders: FolderView[];
}

interface PlacedFolder {
  readonly name: string;
  readonly parent: string | null;
}

/** All folders of the site. */
export async function readFolders(tx: SiteTransaction): Promise<FolderList> {
  return { folders: (await listFolders(tx)).map(presentFolder) };
}

/** Makes a folder. */
export function addFolder(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
  { name, parent }: PlacedFolder,
): Promise<FolderList | Refusal> {
  const folder = { id: deps.newId(), name: name.trim(), parentId: parent };
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    await lockFolders(tx);
    const problem = folderProblem(await listFolders(tx), folder);
    if (problem) return problem;
    await insertFolder(tx, folder);
    return readFolders(tx);
  });
}

/** Renames a folder or puts it elsewhere. */
export function saveFolder(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  { id, name, parent }: PlacedFolder & { readonly id: string },
): Promise<FolderList | Refusal> {
  const folder = { id, name: name.trim(), parentId: parent };
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    await lockFolders(tx);
    const existing = await listFolders(tx);
    if (!existing.some((each) => each.id === id)) return refuse('folder-not-found');
    const problem = folderProblem(existing, folder);
    if (problem) return problem;
    await updateFolder(tx, folder);
    return readFolders(tx);
  });
}

/** Deletes a folder that holds no other; its files move to where it was. */
export function deleteFolder(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  id: string,
): Promise<FolderList | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    await lockFolders(tx);
    const existing = await listFolders(tx);
    const folder = existing.find((each) => each.id === id);
    if (!folder) return refuse('folder-not-found');
    if (existing.some(({ parentId }) => parentId === id)) return refuse('folder-holds-folders');
    await deleteRow(tx, folder);
    return readFolders(tx);
  });
}
