import type { PageDocument } from '@veranda/domain/pages/document';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { usePreviewView } from '../../preview/use-preview-view.ts';
import { EditBar } from '../../editing/EditBar.tsx';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { PageEditorHead } from './PageEditorHead.tsx';
import { PageSections } from './PageSections.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { usePageEditor } from './use-page-editor.ts';
import type { PageDetail } from './use-page-settings.ts';
import { usePreviewPane } from './use-preview-pane.ts';

interface PageEditorProps {
  readonly detail: PageDetail;
  readonly document: PageDocument;
  /** Reads the page as it is now. */
  readonly onReload: () => Promise<PageDetail | undefined>;
}

/** The sections and blocks of a page, edited in place; nothing typed is lost before it is saved. */
export function PageEditor({ detail, document, onReload }: PageEditorProps) {
  const site = useSite();
  const { history, saving, draft } = usePageEditor({ detail, document, onReload });
  const { save, isDirty, isSaving } = saving;
  const canWrite = !['none', 'read', undefined].includes(site.rights['pages']);
  const place = usePreviewPane();
  const view = usePreviewView();
  const [block, setBlock] = useState<string | null>(null);
  return (
    <form
      className={place.isBeside ? 'ui-page page-editor--beside' : 'ui-page ui-page--narrow'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PageEditorHead page={detail.page} preview={place} />
      <div className="page-editor">
        <div className="page-editor-main">
          {draft.isFound ? <RecoveredDraft {...draft} /> : null}
          <PageSections history={history} canWrite={canWrite} onOpen={setBlock} />
          {canWrite ? <EditBar history={history} saving={saving} /> : null}
        </div>
        <PreviewPane place={place} page={detail.page} saving={saving} block={block} view={view} />
      </div>
      <UnsavedGuard isDirty={isDirty} onSave={save} isSaving={isSaving} onDiscard={draft.drop} />
    </form>
  );
}
