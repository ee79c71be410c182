import type { PageDocument } from '@veranda/domain/pages/document';
import { useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { EditBar } from './EditBar.tsx';
import { FoundDraft } from './FoundDraft.tsx';
import { PageEditorHead } from './PageEditorHead.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageSections } from './PageSections.tsx';
import { usePageEditor } from './use-page-editor.ts';
import type { PageDetail } from './use-page-settings.ts';

export interface PageEditorProps {
  readonly detail: PageDetail;
  readonly document: PageDocument;
  /** Reads the page as it is now. */
  readonly onReload: () => Promise<PageDetail | undefined>;
}

/** The sections and blocks of a page, edited in place; nothing typed is lost before it is saved. */
export function PageEditor({ detail, document, onReload }: PageEditorProps) {
  const site = useSite();
  const { history, saving, draft } = usePageEditor({ detail, document, onReload });
  const canWrite = !['none', 'read', undefined].includes(site.rights['pages']);
  return (
    <form
      className="ui-page ui-page--narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save();
      }}
    >
      <PageEditorHead page={detail.page} />
      <PageFailure {...saving} />
      {draft.isFound ? <FoundDraft {...draft} /> : null}
      <PageSections history={history} canWrite={canWrite} />
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
