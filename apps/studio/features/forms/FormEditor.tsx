import { useState } from 'react';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { EditBar } from '../../editing/EditBar.tsx';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { FormHead } from './FormHead.tsx';
import { FormPreview } from './FormPreview.tsx';
import { type FormPart, formParts } from './form-parts.ts';
import type { FormEditorInput } from './edited-form.ts';
import { useFormEditor } from './use-form-editor.ts';
import { t } from './messages.ts';

/** A form edited part by part, the real form beside it; nothing typed is lost before it is saved. */
export function FormEditor({ detail, onReload }: Omit<FormEditorInput, 'canWrite'>) {
  const site = useSite();
  const canWrite = mayWrite(site, 'forms');
  const { history, change, rename, saving, draft } = useFormEditor({ detail, canWrite, onReload });
  const [part, setPart] = useState<FormPart>('build');
  const { name, form } = history.document;
  useTitle(name, site.title);
  const { Panel } = formParts[part];
  return (
    <form
      className="ui-page form-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save();
      }}
    >
      <FormHead detail={detail} name={name} onRename={canWrite ? rename : null} />
      {draft.isFound ? <RecoveredDraft {...draft} /> : null}
      <div className="form-columns">
        <div className="form-edited">
          <Tabs
            label={t('partsOfTheForm')}
            selected={part}
            onSelect={(id) => setPart(id as FormPart)}
            tabs={Object.entries(formParts).map(([id, { label }]) => ({ id, label }))}
          >
            <Panel form={form} formId={detail.id} change={change} isReadOnly={!canWrite} />
          </Tabs>
        </div>
        <FormPreview form={detail.id} saved={saving.version} isDirty={saving.isDirty} />
      </div>
      {canWrite ? <EditBar history={history} saving={saving} /> : null}
      <UnsavedGuard
        isDirty={saving.isDirty}
        onSave={saving.save}
        isSaving={saving.isSaving}
        onDiscard={draft.drop}
      />
    </form>
  );
}
