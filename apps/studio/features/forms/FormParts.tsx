import { Tabs } from '@veranda/ui/Tabs.tsx';
import { useState } from 'react';
import type { FormPanelProps } from './edited-form.ts';
import { type FormPart, formParts } from './form-parts.ts';
import { t } from './messages.ts';

/** The sections of the form model, one at a time. */
export function FormParts(props: FormPanelProps) {
  const [part, setPart] = useState<FormPart>('build');
  const { Panel } = formParts[part];
  return (
    <div className="form-edited">
      <Tabs
        label={t('partsOfTheForm')}
        selected={part}
        onSelect={(id) => setPart(id as FormPart)}
        tabs={Object.entries(formParts).map(([id, { label }]) => ({ id, label }))}
      >
        <Panel {...props} />
      </Tabs>
    </div>
  );
}
