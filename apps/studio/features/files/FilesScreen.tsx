import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ancestorsOf } from '@veranda/domain/media/folder-rules';
import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { FileDetail } from './FileDetail.tsx';
import { FileList } from './FileList.tsx';
import { FileToolbar } from './FileToolbar.tsx';
import { FileUploads } from './FileUploads.tsx';
import { FolderForm } from './FolderForm.tsx';
import { FolderPath } from './FolderPath.tsx';
import { FolderTiles } from './FolderTiles.tsx';
import { StorageMeter } from './StorageMeter.tsx';
import { type FileFilter, filesQuery, foldersQuery } from './file-queries.ts';
import { type PlacedFolder, placed } from './folder-tree.ts';
import { useFileFilter } from './use-file-filter.ts';
import { t } from './messages.ts';
import '../media/media.css';
import './files.css';

/** The files of a site: kept in folders, found, described, replaced, deleted and restored. */
export function FilesScreen() {
  const site = useSite();
  useTitle(t('files'), site.title);
  const isEditable = mayWrite(site, 'pages') || mayWrite(site, 'products');
  const filtering = useFileFilter();
  const { filter } = filtering;
  const list = useInfiniteQuery(filesQuery(site.id, filter));
  const folders = (useQuery(foldersQuery(site.id)).data ?? []).map(placed);
  const detail = useOpenId('file');
  const first = list.data?.pages[0];
  const hasFolders = !filter.isTrash && filter.search === '';
  return (
    <div className="ui-page files-screen">
      <FilesHead filter={filter} isEditable={isEditable} />
      {first ? <StorageMeter used={first.usedBytes} quota={first.quotaBytes} /> : null}
      {isEditable && !filter.isTrash ? <FileUploads folder={folderId(filter.folder)} /> : null}
      <FileToolbar filtering={filtering} />
      {hasFolders ? <FolderArea folders={folders} filtering={filtering} isEditable={isEditable} /> : null}
      <FileList
        key={`${filter.folder} ${String(filter.isTrash)}`}
        list={list}
        filtering={filtering}
        folders={folders}
        isEditable={isEditable}
        onOpen={detail.open}
      />
      {detail.id ? (
        <FileDetail
          key={detail.id}
          id={detail.id}
          isEditable={isEditable}
          onClose={() => detail.open(null)}
        />
      ) : null}
    </div>
  );
}

interface FilesHeadProps {
  readonly filter: FileFilter;
  readonly isEditable: boolean;
}

function FilesHead({ filter, isEditable }: FilesHeadProps) {
  const { slug } = useSite();
  const [isAdding, setAdding] = useState(false);
  if (filter.isTrash)
    return (
      <PageHeader title={t('trash')} back={{ href: paths.files(slug), label: t('backToFiles') }}>
        <p>{t('trashHelp')}</p>
      </PageHeader>
    );
  const add = (
    <Button onPress={() => setAdding(true)}>
      <FolderPlus size={16} aria-hidden="true" />
      {t('newFolder')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('files')} actions={isEditable ? add : undefined} />
      {isAdding ? (
        <FolderForm
          folder={{ name: '', parentId: folderId(filter.folder) ?? null }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}

interface FolderAreaProps {
  readonly folders: readonly PlacedFolder[];
  readonly filtering: ReturnType<typeof useFileFilter>;
  readonly isEditable: boolean;
}

function FolderArea({ folders, filtering, isEditable }: FolderAreaProps) {
  const here = folderId(filtering.filter.folder) ?? null;
  const path = ancestorsOf(folders, here) ?? [];
  return (
    <>
      {path.length > 0 ? <FolderPath path={path} onOpen={filtering.openFolder} /> : null}
      <FolderTiles
        folders={folders.filter(({ parentId }) => parentId === here)}
        all={folders}
        isEditable={isEditable}
        onOpen={filtering.openFolder}
      />
    </>
  );
}

function folderId(folder: string): string | undefined {
  return folder === 'top' ? undefined : folder;
}
