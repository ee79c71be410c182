import { useDocumentEditor } from '../../editing/use-document-editor.ts';
import type { EditedDocument } from '../../editing/use-document-history.ts';
import { useSite } from '../../shell/use-site.ts';
import { type EditedForm, editedOf, type FormChange, type FormEditorInput } from './edited-form.ts';
import { useSaveForm } from '../../queries/form-queries.ts';

/** The form as it is edited; it saves itself while it has a name. */
export function useFormEditor({ detail, canWrite, onReload }: FormEditorInput) {
  const sending = useSaveForm(useSite().id, detail.id);
  const { history, ...editor } = useDocumentEditor<EditedForm>({
    id: detail.id,
    read: { version: detail.version, document: editedOf(detail) },
    sending,
    send: async ({ version, document }) => {
      const name = document.name.trim() || detail.name;
      const { form } = await sending.mutateAsync({ version, name, document: document.form });
      return { version: form.version, document };
    },
    refetch: async () => {
      const fresh = await onReload();
      return fresh && { version: fresh.version, document: editedOf(fresh) };
    },
    savesItself: ({ name }) => canWrite && name.trim() !== '',
  });
  return {
    ...editor,
    history,
    change: formChange(history),
    rename: (name: string) => history.change((old) => ({ ...old, name }), 'name'),
  };
}

function formChange({ change }: EditedDocument<EditedForm>): FormChange {
  return (edit, run = '') =>
    change((old) => {
      const form = edit(old.form);
      return form === old.form ? old : { ...old, form };
    }, run);
}
