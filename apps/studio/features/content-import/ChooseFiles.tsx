import { importLimits } from '@veranda/domain/content-import/limits';
import { Button } from '@veranda/ui/Button.tsx';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { t } from './messages.ts';
import { useSendFiles } from './use-send-files.ts';

/** The files of an import, which are sent in parts and then read. */
export function ChooseFiles({ onBegun }: { readonly onBegun: () => void }) {
  const { sending, problem, send, cancel } = useSendFiles(onBegun);
  if (sending)
    return (
      <div className="ui-stack">
        <ProgressBar label={t('sending', { name: sending.name })} value={sending.percent} />
        <div>
          <Button onPress={cancel}>{t('cancelUpload')}</Button>
        </div>
      </div>
    );
  return (
    <div className="ui-stack">
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <FileDrop
        title={t('dropFiles')}
        note={t('dropFilesNote')}
        buttonLabel={t('chooseFiles')}
        acceptedFileTypes={['.xml', '.wxr', '.rss', '.atom', 'text/xml', 'application/xml']}
        allowsMultiple
        onFiles={(files) => send(files.slice(0, importLimits.files))}
      />
    </div>
  );
}
