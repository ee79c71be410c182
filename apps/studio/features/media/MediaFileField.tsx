import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AssetView, listAssets } from '@veranda/contracts/media';
import { mediaEndings } from '@veranda/domain/media/media-file';
import { type MediaKind } from '@veranda/domain/media/media-kind';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import { UploadList } from './UploadList.tsx';
import { asMediaFile, useUploads } from './use-uploads.ts';
import './media.css';

interface MediaFileFieldProps {
  readonly label: string;
  /** The file's id, or empty. */
  readonly value: string;
  readonly accepts: MediaKind;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** A video, a sound or captions of the site's files, or a new one. */
export function MediaFileField({ label, value, accepts, isReadOnly, onChange }: MediaFileFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const file = useMediaFiles(accepts).data?.assets.find(({ id }) => id === value);
  return (
    <div className="ui-field" role="group" aria-label={label}>
      <span className="ui-label">{label}</span>
      <span className="ui-help ui-clip">{file?.fileName ?? (value ? t('aFile') : t('noFile'))}</span>
      {isReadOnly ? null : (
        <div className="ui-row">
          <Button size="small" onPress={() => setOpen(true)}>
            {value === '' ? t('choose') : t('replace')}
          </Button>
          {value === '' ? null : (
            <Button size="small" variant="quiet" onPress={() => onChange('')}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {isOpen ? (
        <MediaFilePicker
          accepts={accepts}
          onClose={() => setOpen(false)}
          onChoose={({ id }) => {
            onChange(id);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface MediaFilePickerProps {
  readonly accepts: MediaKind;
  readonly onClose: () => void;
  readonly onChoose: (asset: AssetView) => void;
}

function MediaFilePicker({ accepts, onClose, onChoose }: MediaFilePickerProps) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const uploads = useUploads(
    site,
    (asset) => {
      void client.invalidateQueries({ queryKey: ['site', site, 'assets'] });
      onChoose(asset);
    },
    { optionsOf: () => asMediaFile(accepts) },
  );
  return (
    <Dialog title={t('chooseFile')} kind="wide" isOpen onClose={onClose}>
      <FileDrop
        title={t('dropAFileHere')}
        buttonLabel={t('uploadFile')}
        acceptedFileTypes={mediaEndings[accepts]}
        isCompact
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <MediaFiles accepts={accepts} onChoose={onChoose} />
    </Dialog>
  );
}

function MediaFiles({ accepts, onChoose }: Pick<MediaFilePickerProps, 'accepts' | 'onChoose'>) {
  const list = useMediaFiles(accepts);
  if (list.isError) return <ErrorState message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Skeleton height="56px" />;
  if (list.data.assets.length === 0) return <p>{t('thereAreNoFilesYet')}</p>;
  return (
    <ul className="media-files">
      {list.data.assets.map((asset) => (
        <li key={asset.id}>
          <Button variant="quiet" onPress={() => onChoose(asset)}>
            {asset.fileName}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The newest files of a kind. */
function useMediaFiles(kind: MediaKind) {
  const { id: site } = useSite();
  return useQuery({
    queryKey: ['site', site, 'assets', 'files', kind],
    queryFn: ({ signal }) => call(listAssets, { params: { site }, query: { kind }, signal }),
  });
}
