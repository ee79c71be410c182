import { useQuery } from '@tanstack/react-query';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import type { DocumentSync } from '../../documents/document-sync.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { useSite } from '../../shell/use-site.ts';
import { previewQuery } from '../../queries/form-queries.ts';
import { t } from './messages.ts';

interface FormPreviewProps {
  readonly form: string;
  /** The last step that is saved: another one, another image. */
  readonly saved: number;
  readonly sync: DocumentSync;
}

type Device = 'desk' | 'phone';

/**
 * The real form in the look of its site, as it was last saved. No script runs in it, and nothing can be sent
 * from it.
 */
export function FormPreview({ form, saved, sync }: FormPreviewProps) {
  const site = useSite();
  const isDirty = useStore(sync).unsent > 0;
  const preview = useQuery(previewQuery(site.id));
  const [device, setDevice] = useState<Device>('desk');
  return (
    <section className="form-preview" aria-label={t('preview')}>
      <div className="ui-row ui-row--apart">
        <h2>{t('preview')}</h2>
        <SegmentedControl
          label={t('widthOfThePreview')}
          value={device}
          onChange={setDevice}
          segments={[
            { value: 'desk', label: t('desktop') },
            { value: 'phone', label: t('phone') },
          ]}
        />
      </div>
      {preview.data ? (
        <iframe
          className="form-preview-frame"
          data-device={device}
          title={t('previewFrame')}
          sandbox="allow-same-origin"
          src={`${preview.data.url}&form=${form}&saved=${saved}`}
        />
      ) : preview.isError ? (
        <p className="ui-muted">{t('previewFailed')}</p>
      ) : (
        <Skeleton height="420px" />
      )}
      <p className="ui-help" role="status">
        {isDirty ? t('updating') : t('previewHelp')}
      </p>
    </section>
  );
}
