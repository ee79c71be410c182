import { Panel } from '@veranda/ui/Panel.tsx';
import { lazy, Suspense } from 'react';
import type { FormPanelProps } from './edited-form.ts';
import { t } from './messages.ts';

const RichTextControl = lazy(() =>
  import('../blocks/RichTextControl.tsx').then((file) => ({ default: file.RichTextControl })),
);

/** Disclaimer below the button: what happens to the answers, and whom to ask. */
export function DisclaimerPanel({ form, edits, isReadOnly }: FormPanelProps) {
  return (
    <Panel title={t('disclaimer')} note={t('disclaimerNote')}>
      <Suspense fallback={null}>
        <RichTextControl
          label={t('text')}
          value={form.disclaimer.doc}
          isReadOnly={isReadOnly}
          shared={edits.text('disclaimer')}
        />
      </Suspense>
    </Panel>
  );
}
