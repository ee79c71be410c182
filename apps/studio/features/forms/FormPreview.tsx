import { useQuery } from '@tanstack/react-query';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { previewQuery } from '../../queries/form-queries.ts';

export interface FormPreviewProps {
  readonly form: string;
  /** When the form was last saved: another moment, another picture. */
  readonly saved: string;
  readonly isDirty: boolean;
}

type Device = 'desk' | 'phone';

/** The real form in the look of its site, as it was last saved. No script runs in it, and nothing can be sent from it. */
export function FormPreview({ form, saved, isDirty }: FormPreviewProps) {
  const site = useSite();
  const preview = useQuery(previewQuery(site.id));
  const [device, setDevice] = useState<Device>('desk');
  return (
    <section className="form-preview" aria-label="Preview">
      <div className="ui-row ui-row--apart">
        <h2>Preview</h2>
        <SegmentedControl
          label="Width of the preview"
          value={device}
          onChange={setDevice}
          segments={[
            { value: 'desk', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
      </div>
      {preview.data ? (
        <iframe
          className="form-preview-frame"
          data-device={device}
          title="The form as visitors will see it"
          sandbox="allow-same-origin"
          src={`${preview.data.url}&form=${form}&saved=${encodeURIComponent(saved)}`}
        />
      ) : preview.isError ? (
        <p className="ui-muted">The preview could not be loaded.</p>
      ) : (
        <Skeleton height="420px" />
      )}
      <p className="ui-help" role="status">
        {isDirty ? 'Updating …' : 'The form as it is saved. Visitors see it after the next publish.'}
      </p>
    </section>
  );
}
