import type { FormDetail } from '@veranda/contracts/forms';
import type { FormDraft } from '@veranda/domain/forms/form-draft';
import type { OpenDocument } from '../../documents/open-document.ts';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { useSessionEditor } from '../../editing/use-session-editor.ts';
import { formQuery, formsQuery } from '../../queries/form-queries.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { FormHead } from './FormHead.tsx';
import { FormParts } from './FormParts.tsx';
import { FormPreview } from './FormPreview.tsx';
import { useFormEdits } from './use-form-edits.ts';

interface FormEditorProps {
  readonly detail: FormDetail;
  readonly open: OpenDocument<FormDraft>;
}

/** A form edited part by part and saved by itself, the real form beside it. */
export function FormEditor({ detail, open }: FormEditorProps) {
  const site = useSite();
  const { document: form, savedSeq } = useSessionEditor(open, [
    formQuery(site.id, detail.id).queryKey,
    formsQuery(site.id).queryKey,
    ['site', site.id, 'detail'],
  ]);
  const edits = useFormEdits(open.session);
  const canWrite = mayWrite(site, 'forms');
  useTitle(form.name, site.title);
  return (
    <div className="ui-page form-editor">
      <FormHead
        detail={detail}
        name={form.name}
        onRename={canWrite ? (name) => void edits.set('name', name) : null}
      />
      <EditorBar open={open} name={form.name} canWrite={canWrite} />
      <div className="form-columns" onBlur={() => open.sync.flush()}>
        <div className="ui-stack">
          <ConflictCards session={open.session} />
          <FormParts
            form={form}
            formId={detail.id}
            open={open}
            edits={edits}
            fieldTitles={detail.fieldTitles}
            freshOptions={detail.freshOptions}
            isReadOnly={!canWrite}
          />
        </div>
        <FormPreview form={detail.id} saved={savedSeq} sync={open.sync} />
      </div>
      <UnsentGuard open={open} />
    </div>
  );
}
