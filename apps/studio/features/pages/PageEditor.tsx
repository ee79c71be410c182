import type { PageDocument } from '@veranda/domain/pages/document';
import { useState } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { usePreviewView } from '../../preview/use-preview-view.ts';
import { useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { PageEditorHead } from './PageEditorHead.tsx';
import { PageSections } from './PageSections.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { useExpandedBlocks } from './use-expanded-blocks.ts';
import { usePageEditor } from './use-page-editor.ts';
import type { PageDetail } from './use-page-settings.ts';
import { usePreviewPane } from './use-preview-pane.ts';

interface PageEditorProps {
  readonly detail: PageDetail;
  readonly open: OpenDocument<PageDocument>;
}

/** The sections and blocks of a page, edited in place and saved by themselves. */
export function PageEditor({ detail, open }: PageEditorProps) {
  const { page } = detail;
  const site = useSite();
  const { document, saving, savedSeq } = usePageEditor(open);
  const { unsent, status, isKept } = saving;
  const canWrite = !['none', 'read', undefined].includes(site.rights['pages']);
  const place = usePreviewPane();
  const view = usePreviewView();
  const [block, setBlock] = useState<string | null>(null);
  const expanded = useExpandedBlocks(document);
  return (
    <div className={place.isBeside ? 'ui-page page-editor--beside' : 'ui-page ui-page--narrow'}>
      <PageEditorHead page={page} preview={place} />
      <EditorBar open={open} name={page.urlSlug || page.title} canWrite={canWrite} />
      <div className="page-editor">
        <div className="page-editor-main" onBlur={() => open.sync.flush()}>
          <ConflictCards session={open.session} />
          <PageSections
            page={page.id}
            open={open}
            document={document}
            canWrite={canWrite}
            onOpen={setBlock}
            expanded={expanded}
          />
        </div>
        <PreviewPane
          place={place}
          page={page}
          version={savedSeq}
          document={document}
          block={block}
          view={view}
          onSelect={setBlock}
          onExpand={expanded.expand}
        />
      </div>
      <UnsavedGuard
        isDirty={unsent > 0}
        savesFirst
        warnsOnUnload={unsent > 0 && !(isKept && status === 'saving')}
        onSave={() => open.sync.saveNow()}
        isSaving={status === 'saving'}
        onDiscard={() => open.session.discard()}
      />
    </div>
  );
}
