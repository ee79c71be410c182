import type { FormDocument } from '@veranda/domain/forms/document';
import { Panel } from '@veranda/ui/Panel.tsx';
import { lazy, Suspense } from 'react';
import type { FormPanelProps } from './form-panel-props.ts';

const DocumentField = lazy(() =>
  import('../blocks/RichTextControl.tsx').then((file) => ({ default: file.RichTextControl })),
);

/** What stands below the button: what happens to the answers, and whom to ask. */
export function DisclaimerPanel({ form, change, isReadOnly }: FormPanelProps) {
  return (
    <Panel
      title="Disclaimer"
      note="Shown below the button. Say what you do with the answers and link to your privacy policy."
    >
      <Suspense fallback={null}>
        <DocumentField
          label="Text"
          value={form.disclaimer.doc}
          isReadOnly={isReadOnly}
          onChange={(doc) =>
            change(
              (old) => ({ ...old, disclaimer: { doc: doc as FormDocument['disclaimer']['doc'] } }),
              'disclaimer',
            )
          }
        />
      </Suspense>
    </Panel>
  );
}
