import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { EditBar } from '../../editing/EditBar.tsx';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { FormHead } from './FormHead.tsx';
import { FormPreview } from './FormPreview.tsx';
import { FormParts } from './FormParts.tsx';
import type { FormEditorInput } from './edited-form.ts';
import { useFormEditor } from './use-form-editor.ts';

/** A form edited part by part, the real form beside it; nothing typed is lost before it is saved. */
export function FormEditor({ detail, onReload }: Omit<FormEditorInput, 'canWrite'>) {
  const site = useSite();
  const canWrite = mayWrite(site, 'forms');
  const { history, change, rename, saving, draft } = useFormEditor({ detail, canWrite, onReload });
  const { name, form } = history.document;
  useTitle(name, site.title);
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
        <FormParts
          form={form}
          formId={detail.id}
          fieldTitles={detail.fieldTitles}
          change={change}
          isReadOnly={!canWrite}
        />
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
