import { useMutation } from '@tanstack/react-query';
import { addFolder, saveFolder } from '@veranda/contracts/files';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useFilesChanged } from './file-queries.ts';

interface SavedFolder {
  /** Absent for a new one. */
  readonly id?: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** Makes a folder, renames it or puts it elsewhere. */
export function useSaveFolder(onSaved: () => void) {
  const { id: site } = useSite();
  const changed = useFilesChanged(site);
  return useMutation({
    mutationFn: ({ id, name, parentId: parent }: SavedFolder) =>
      id === undefined
        ? call(addFolder, { params: { site }, body: { name, parent } })
        : call(saveFolder, { params: { site, folder: id }, body: { name, parent } }),
    onSuccess: async () => {
      await changed();
      onSaved();
    },
  });
}
