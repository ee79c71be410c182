import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { X } from 'lucide-react';
import type { useUploads } from './use-uploads.ts';
import { t } from './messages.ts';

/** The files that are on their way, and those that did not arrive. */
export function UploadList({ uploads }: { readonly uploads: ReturnType<typeof useUploads> }) {
  return (
    <>
      {uploads.running.length > 0 ? (
        <div className="upload-list">
          {uploads.running.map((upload) => (
            <div key={upload.key} className="upload">
              <ProgressBar
                label={
                  upload.percent < 100
                    ? t('uploadingName', { name: upload.name })
                    : t('preparingName', { name: upload.name })
                }
                value={upload.percent < 100 ? upload.percent : undefined}
              />
              <IconButton
                label={t('cancelUpload', { name: upload.name })}
                size="small"
                onPress={() => uploads.cancel(upload.key)}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </div>
          ))}
          <p className="ui-help" role="status">
            {t('uploadsDone', { number: uploads.total - uploads.running.length, total: uploads.total })}
          </p>
        </div>
      ) : null}
      {uploads.failed.map((upload) => (
        <Notice
          key={upload.key}
          tone="danger"
          action={
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
          }
        >
          {upload.name}: {upload.message}
        </Notice>
      ))}
    </>
  );
}
