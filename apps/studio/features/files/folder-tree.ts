import type { FolderView } from '@veranda/contracts/files';
import { t } from './messages.ts';

/** A folder as the rules of folders know it. */
export interface PlacedFolder {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly files: number;
}

/** @returns the folder by the names of the rules */
export function placed({ parent, ...folder }: FolderView): PlacedFolder {
  return { ...folder, parentId: parent };
}

/** Value of a list of folders for the place above them all. */
export const topValue = 'top';

/** Folders as the options of a list, each below the one it lies in. `without` and what lies in it is left out. */
export function folderOptions(
  folders: readonly PlacedFolder[],
  without: string | null = null,
): { readonly value: string; readonly label: string }[] {
  const below = (parentId: string | null, depth: number): { value: string; label: string }[] =>
    folders
      .filter((folder) => folder.parentId === parentId && folder.id !== without)
      .flatMap(({ id, name }) => [
        { value: id, label: `${'\u2003'.repeat(depth)}${name}` },
        ...below(id, depth + 1),
      ]);
  return [{ value: topValue, label: t('topFolder') }, ...below(null, 1)];
}
