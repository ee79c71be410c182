import { mediaEndings } from '@veranda/domain/media/media-file';
import { mediaKinds } from '@veranda/domain/media/media-kind';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { useSite } from '../../shell/use-site.ts';
import { UploadList } from '../media/UploadList.tsx';
import { byFileName, imageTypes, useUploads } from '../media/use-uploads.ts';
import { useFilesChanged } from './file-queries.ts';
import { t } from './messages.ts';

const types = [...imageTypes, ...mediaKinds.flatMap((kind) => mediaEndings[kind])];

/** New files for a folder, or for the top. */
export function FileUploads({ folder }: { readonly folder: string | undefined }) {
  const { id: site } = useSite();
  const changed = useFilesChanged(site);
  const uploads = useUploads(site, () => void changed(), { optionsOf: byFileName, folder });
  return (
    <>
      <FileDrop
        title={t('dropFilesHere')}
        note={t('dropFilesNote')}
        buttonLabel={t('uploadFile')}
        acceptedFileTypes={types}
        allowsMultiple
        isCompact
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
    </>
  );
}
