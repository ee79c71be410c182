import { useQuery } from '@tanstack/react-query';
import type { FileView } from '@veranda/contracts/media';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { DeleteFilesDialog } from './DeleteFilesDialog.tsx';
import { FileFacts } from './FileFacts.tsx';
import { FileFocal } from './FileFocal.tsx';
import { FilePreview } from './FilePreview.tsx';
import { FileTexts } from './FileTexts.tsx';
import { FileUses } from './FileUses.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';
import { fileQuery } from './file-queries.ts';
import { useFileActions } from './use-file-actions.ts';
import { t } from './messages.ts';

interface FileDetailProps {
  readonly id: string;
  readonly isEditable: boolean;
  readonly onClose: () => void;
}

/** All about a file, and what can be done with it. */
export function FileDetail({ id, isEditable, onClose }: FileDetailProps) {
  const { id: site } = useSite();
  const query = useQuery(fileQuery(site, id));
  const file = query.data?.asset;
  return (
    <Dialog
      title={t('fileDetail')}
      kind="drawer"
      isOpen
      onClose={onClose}
      footer={file && isEditable ? <DetailActions file={file} onClose={onClose} /> : undefined}
    >
      {query.data ? (
        <Detail {...query.data} isEditable={isEditable && query.data.asset.deletedAt === null} />
      ) : query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="240px" />
      )}
    </Dialog>
  );
}

interface DetailProps extends Pick<Parameters<typeof FileUses>[0], 'uses'> {
  readonly asset: FileView;
  readonly isEditable: boolean;
}

function Detail({ asset, uses, isEditable }: DetailProps) {
  const isImage = mediaKindOf(asset.mimeType) === null;
  return (
    <div className="ui-stack ui-stack--loose">
      <FilePreview file={asset} />
      <FileTexts file={asset} isEditable={isEditable} />
      {isImage ? <FileFocal file={asset} isEditable={isEditable} /> : null}
      <FileFacts file={asset} />
      {uses.length > 0 ? <FileUses uses={uses} /> : <p className="ui-help">{t('usedNowhere')}</p>}
    </div>
  );
}

function DetailActions({ file, onClose }: { readonly file: FileView; readonly onClose: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const { restore } = useFileActions();
  const isTrash = file.deletedAt !== null;
  return (
    <>
      <Button variant="danger-quiet" onPress={() => setDeleting(true)}>
        {isTrash ? t('deleteForGood') : t('delete')}
      </Button>
      {isTrash ? (
        <Button isPending={restore.isPending} onPress={() => restore.mutate([file], { onSuccess: onClose })}>
          {t('restore')}
        </Button>
      ) : (
        <ReplaceFile file={file} />
      )}
      {isDeleting ? (
        <DeleteFilesDialog files={[file]} onDeleted={onClose} onClose={() => setDeleting(false)} />
      ) : null}
    </>
  );
}
