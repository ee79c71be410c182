import { useMutation } from '@tanstack/react-query';
import { moveAssets, restoreAsset } from '@veranda/contracts/files';
import { deleteAsset, type FileView } from '@veranda/contracts/media';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useFilesChanged } from './file-queries.ts';
import { t } from './messages.ts';

type Files = readonly Pick<FileView, 'id' | 'fileName' | 'deletedAt'>[];

/** Moving, deleting and restoring files, one or several; each is told of, and can be undone while it can. */
export function useFileActions() {
  const { id: site } = useSite();
  const changed = useFilesChanged(site);
  const undelete = (files: Files) =>
    eachOf(files, (asset) => call(restoreAsset, { params: { site, asset }, body: {} }));
  const move = useMutation({
    mutationFn: ({ files, folder }: { readonly files: Files; readonly folder: string | null }) =>
      call(moveAssets, { params: { site }, body: { assets: files.map(({ id }) => id), folder } }),
    onSuccess: async ({ moved: count }) => {
      await changed();
      showToast({ text: t('moved', { count }) });
    },
  });
  const restore = useMutation({
    mutationFn: undelete,
    onSettled: changed,
    onSuccess: (_, files) => {
      for (const { fileName } of files) showToast({ text: t('restored', { name: fileName }) });
    },
    onError: (fault) => void showToast({ text: messageOf(fault), isDanger: true }),
  });
  const remove = useMutation({
    mutationFn: (files: Files) => eachOf(files, (asset) => call(deleteAsset, { params: { site, asset } })),
    onSettled: changed,
    onSuccess: (_, files) => {
      const kept = files.filter(({ deletedAt }) => deletedAt === null);
      if (kept.length > 0)
        showToast({
          text: t('movedToTrash', { count: kept.length }),
          action: { label: t('undo'), onAction: () => restore.mutate(kept) },
        });
      else for (const { fileName } of files) showToast({ text: t('deletedForGood', { name: fileName }) });
    },
  });
  return { move, remove, restore };
}

// One after the other: what was done before one fails stays done, and the list says so.
async function eachOf(files: Files, act: (id: string) => Promise<unknown>): Promise<void> {
  for (const { id } of files) await act(id);
}
