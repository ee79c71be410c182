import type { PageSummary } from '@veranda/contracts/pages';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import type { PageEditorValue } from '../pages/page-editor-context.ts';
import { useExpandedBlocks } from '../pages/use-expanded-blocks.ts';
import { useHiddenParts } from '../pages/use-hidden-parts.ts';
import type { usePageEditor } from './use-page-editor.ts';
import { usePageEdits } from '../pages/use-page-edits.ts';
import { usePageSelection } from '../pages/use-page-selection.ts';

interface EditorInput extends Pick<PageEditorValue, 'chooseBlock' | 'chooseSection'> {
  readonly page: PageSummary;
  readonly open: OpenDocument<PageDocument>;
  readonly state: Pick<ReturnType<typeof usePageEditor>, 'document' | 'restored'>;
}

/** The page being edited, what is selected of it, and what may be done to it. */
export function usePageEditorValue({
  page,
  open,
  state,
  chooseBlock,
  chooseSection,
}: EditorInput): PageEditorValue {
  const { document, restored } = state;
  const { session, presence } = open;
  const edits = usePageEdits(session, document);
  const canWrite = mayWrite(useSite(), 'pages');
  const selection = usePageSelection(open, document, restored);
  const expanded = useExpandedBlocks(document);
  const people = useStore(presence);
  const hidden = useHiddenParts();
  return {
    ...edits,
    chooseBlock,
    chooseSection,
    page,
    session,
    presence,
    document,
    people,
    canWrite,
    selection,
    expanded,
    hidden,
  };
}
