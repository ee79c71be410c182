import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { X } from 'lucide-react';
import type { useUploads } from './use-uploads.ts';
import { t } from './messages.ts';

type Uploads = ReturnType<typeof useUploads>;

/** The files that are on their way, and those that did not arrive. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  return (
    <>
      {uploads.running.length > 0 ? (
        <div className="upload-list">
          {uploads.running.map((upload) => (
            <RunningUpload key={upload.key} upload={upload} onCancel={() => uploads.cancel(upload.key)} />
          ))}
          <p className="ui-help" role="status">
            {t('uploadsDone', { number: uploads.total - uploads.running.length, total: uploads.total })}
          </p>
        </div>
      ) : null}
      {uploads.failed.map((upload) => (
        <Notice key={upload.key} tone="danger" action={<FailedActions upload={upload} uploads={uploads} />}>
          {upload.name}: {upload.message}
        </Notice>
      ))}
    </>
  );
}

interface RunningUploadProps {
  readonly upload: Uploads['running'][number];
  readonly onCancel: () => void;
}

function RunningUpload({ upload: { name, percent }, onCancel }: RunningUploadProps) {
  return (
    <div className="upload">
      <ProgressBar
        label={percent < 100 ? t('uploadingName', { name }) : t('preparingName', { name })}
        value={percent < 100 ? percent : undefined}
      />
      <IconButton label={t('cancelUpload', { name })} size="small" onPress={onCancel}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface FailedActionsProps {
  readonly upload: Uploads['failed'][number];
  readonly uploads: Uploads;
}

function FailedActions({ upload, uploads }: FailedActionsProps) {
  return (
    <span className="ui-row ui-row--nowrap">
      {upload.file ? (
        <Button size="small" onPress={() => uploads.retry(upload)}>
          {t('tryAgain')}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onPress={() => uploads.dismiss(upload.key)}>
        {t('dismiss')}
      </Button>
    </span>
  );
}
