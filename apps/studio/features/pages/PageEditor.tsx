import type { PageDocument } from '@veranda/domain/pages/document';
import type { OpenDocument } from '../../documents/open-document.ts';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { usePreviewView } from '../../preview/use-preview-view.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { PageEditorHead } from './PageEditorHead.tsx';
import { PageEditorTop } from './PageEditorTop.tsx';
import { PageSections } from './PageSections.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { useExpandedBlocks } from './use-expanded-blocks.ts';
import { useOpenedBlock } from './use-opened-block.ts';
import { usePageEditor } from './use-page-editor.ts';
import type { PageDetail } from './use-page-settings.ts';
import { usePreviewPane } from './use-preview-pane.ts';

interface PageEditorProps {
  readonly detail: PageDetail;
  readonly open: OpenDocument<PageDocument>;
}

/** The sections and blocks of a page, edited in place and saved by themselves. */
export function PageEditor({ detail, open }: PageEditorProps) {
  const canWrite = mayWrite(useSite(), 'pages');
  const { document, savedSeq, restored, checkpoint } = usePageEditor(open, detail.page.id);
  const [place, view] = [usePreviewPane(), usePreviewView()];
  const { block, openBlock } = useOpenedBlock(open, document);
  const expanded = useExpandedBlocks(document);
  return (
    <div className={place.isBeside ? 'ui-page page-editor--beside' : 'ui-page ui-page--narrow'}>
      <PageEditorHead page={detail.page} preview={place} />
      <PageEditorTop detail={detail} open={open} checkpoint={checkpoint} />
      <div className="page-editor">
        <div className="page-editor-main" onBlur={() => open.sync.flush()}>
          <ConflictCards session={open.session} />
          <PageSections
            page={detail.page.id}
            open={open}
            document={document}
            canWrite={canWrite}
            onOpen={openBlock}
            expanded={expanded}
          />
        </div>
        <PreviewPane
          place={place}
          page={detail.page}
          version={savedSeq}
          document={document}
          open={open}
          restored={restored}
          canWrite={canWrite}
          block={block}
          view={view}
          onSelect={openBlock}
          onExpand={expanded.expand}
        />
      </div>
      <UnsentGuard open={open} />
    </div>
  );
}
