import type { PageDocument } from '@veranda/domain/pages/document';
import type { OpenDocument } from '../../documents/open-document.ts';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { PageEditorContext } from '../pages/page-editor-context.ts';
import type { PageDetail } from '../pages/use-page-settings.ts';
import { AdditionDialog } from './AdditionDialog.tsx';
import { PageEditorTop } from './PageEditorTop.tsx';
import { PageColumn } from './PageColumn.tsx';
import { PageWorkspace } from './PageWorkspace.tsx';
import { useAdditions } from './use-additions.ts';
import { usePageEditor } from './use-page-editor.ts';
import { usePageEditorValue } from './use-page-editor-value.ts';
import { useWide } from './use-wide.ts';

interface PageEditorProps {
  readonly detail: PageDetail;
  readonly open: OpenDocument<PageDocument>;
}

/** The sections and blocks of a page, edited in place and saved by themselves. */
export function PageEditor({ detail, open }: PageEditorProps) {
  const { page } = detail;
  const state = usePageEditor(open, page.id);
  const { addition, close, ...choices } = useAdditions();
  const value = usePageEditorValue({ page, open, state, ...choices });
  const Frame = useWide() ? PageWorkspace : PageColumn;
  return (
    <PageEditorContext value={value}>
      <Frame
        open={open}
        version={state.savedSeq}
        top={<PageEditorTop detail={detail} open={open} checkpoint={state.checkpoint} />}
      />
      <div className="ui-hidden" role="status">
        {value.said}
      </div>
      <AdditionDialog addition={addition} onClose={close} />
      <UnsentGuard open={open} />
    </PageEditorContext>
  );
}
