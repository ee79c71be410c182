import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { FileView } from '@veranda/contracts/media';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useRowSelection } from '../../use-row-selection.ts';
import { FileCard } from './FileCard.tsx';
import { SelectedFiles } from './SelectedFiles.tsx';
import type { PlacedFolder } from './folder-tree.ts';
import type { FilterState } from './use-file-filter.ts';
import { t } from './messages.ts';

interface FileListProps {
  readonly list: UseInfiniteQueryResult<{ readonly pages: readonly { readonly assets: FileView[] }[] }>;
  readonly filtering: FilterState;
  readonly folders: readonly PlacedFolder[];
  readonly isEditable: boolean;
  readonly onOpen: (id: string) => void;
}

/** The files that were found, in all the states of a list. */
export function FileList({ list, filtering, folders, isEditable, onOpen }: FileListProps) {
  const files = list.data?.pages.flatMap(({ assets }) => assets) ?? [];
  const selection = useRowSelection(files.map(({ id }) => id));
  if (list.isError && !list.data)
    return <ErrorState message={t('unableToLoad')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Loading />;
  if (files.length === 0) return <NoFiles filtering={filtering} hasFolders={folders.length > 0} />;
  return (
    <section aria-label={t('existingFiles')} className="files-list">
      {isEditable ? (
        <SelectedFiles
          files={files.filter(({ id }) => selection.selected.has(id))}
          selection={selection}
          folders={folders}
          isTrash={filtering.filter.isTrash}
        />
      ) : null}
      <ul className="file-cards">
        {files.map((file) => (
          <FileCard
            key={file.id}
            file={file}
            selection={isEditable ? selection : null}
            onOpen={() => onOpen(file.id)}
          />
        ))}
      </ul>
      {list.isFetchNextPageError ? <Notice tone="danger">{t('couldNot')}</Notice> : null}
      {list.hasNextPage ? (
        <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          {t('loadMore')}
        </Button>
      ) : null}
    </section>
  );
}

function NoFiles({
  filtering,
  hasFolders,
}: Pick<FileListProps, 'filtering'> & { readonly hasFolders: boolean }) {
  const { filter, clear } = filtering;
  if (filter.search !== '' || filter.kind !== 'all')
    return (
      <EmptyState title={t('nothingFound')} actions={<Button onPress={clear}>{t('clearFilters')}</Button>}>
        {t('nothingFoundHelp')}
      </EmptyState>
    );
  if (filter.isTrash) return <EmptyState title={t('emptyTrash')} />;
  if (filter.folder !== 'top')
    return <EmptyState title={t('emptyFolder')}>{t('emptyFolderHelp')}</EmptyState>;
  return hasFolders ? null : <EmptyState title={t('noFilesYet')}>{t('noFilesYetHelp')}</EmptyState>;
}

function Loading() {
  return (
    <div className="file-cards" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <Skeleton key={index} height="190px" />
      ))}
    </div>
  );
}
