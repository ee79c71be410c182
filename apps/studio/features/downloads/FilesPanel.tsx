import { useQuery } from '@tanstack/react-query';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { DownloadLimits } from './DownloadLimits.tsx';
import { FileList } from './FileList.tsx';
import { filesQuery, useFileMutations } from './file-queries.ts';
import { t } from './messages.ts';

/** The files of a digital product; they are saved apart from the rest of the product. */
export function FilesPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const query = useQuery(filesQuery(site.id, product));
  const [percent, setPercent] = useState(0);
  const actions = useFileMutations(site.id, product, setPercent);
  const add = async (files: readonly File[]) => {
    // One after the other: a file may be large.
    for (const file of files) {
      setPercent(0);
      try {
        await actions.add.mutateAsync(file);
      } catch (fault) {
        showToast({ text: messageOf(fault), isDanger: true });
      }
    }
  };
  return (
    <Panel title={t('files')} note={t('filesNote')}>
      {query.data ? (
        <>
          <FileList files={query.data.files} remove={actions.remove} />
          {actions.add.isPending ? <ProgressBar label={t('uploading')} value={percent} /> : null}
          <FileDrop
            title={t('dropFilesHere')}
            note={t('dropFilesHereNote')}
            buttonLabel={t('chooseFiles')}
            acceptedFileTypes={[]}
            allowsMultiple
            isCompact
            onFiles={(files) => void add(files)}
          />
          <DownloadLimits key={JSON.stringify(query.data)} saved={query.data} rule={actions.rule} />
        </>
      ) : (
        <Skeleton height="96px" />
      )}
    </Panel>
  );
}
