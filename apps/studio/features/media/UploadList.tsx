import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import type { useUploads } from './use-uploads.ts';
import { t } from './messages.ts';

/** The images that are on their way, and those that did not arrive. */
export function UploadList({ uploads }: { readonly uploads: ReturnType<typeof useUploads> }) {
  return (
    <>
      {uploads.running.length > 0 ? (
        <div className="upload-list">
          {uploads.running.map((each) => (
            <ProgressBar
              key={each.key}
              label={
                each.percent < 100
                  ? t('uploadingName', { name: each.name })
                  : t('preparingName', { name: each.name })
              }
              value={each.percent < 100 ? each.percent : undefined}
            />
          ))}
          <p className="ui-help" role="status">
            {t('uploadsDone', { number: uploads.total - uploads.running.length, total: uploads.total })}
          </p>
        </div>
      ) : null}
      {uploads.failed.map((each) => (
        <Notice
          key={each.key}
          tone="danger"
          action={
            <Button size="small" variant="quiet" onPress={() => uploads.dismiss(each.key)}>
              {t('dismiss')}
            </Button>
          }
        >
          {each.name}: {each.message}
        </Notice>
      ))}
    </>
  );
}
