import type { PageDocument } from '@veranda/domain/pages/document';
import { useMemo } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { pageArrangement } from '../pages/page-arrangement.ts';
import { useOpenParts } from '../header-footer/open-parts.ts';
import type { EditedPage, PageEditorValue } from '../pages/page-editor-context.ts';
import { useExpandedBlocks } from '../pages/use-expanded-blocks.ts';
import { useHiddenParts } from '../pages/use-hidden-parts.ts';
import { usePageEdits } from '../pages/use-page-edits.ts';
import { usePageSelection } from '../pages/use-page-selection.ts';

interface EditorInput extends Pick<PageEditorValue, 'chooseBlock' | 'chooseSection'> {
  readonly page: EditedPage;
  readonly open: OpenDocument<PageDocument>;
}

/** The page being edited, what is selected of it, and what may be done to it: the same object until one of these changes. */
export function usePageEditorValue({ page, open, chooseBlock, chooseSection }: EditorInput) {
  const { session } = open;
  const { edits, said } = usePageEdits(open, useSite().sampleTexts);
  const canWrite = mayWrite(useSite(), page.area);
  const selection = usePageSelection(open);
  const openParts = useOpenParts(selection.part);
  const [expanded, hidden] = [useExpandedBlocks(session), useHiddenParts()];
  const arrangement = useMemo(() => pageArrangement(session), [session]);
  const value = useMemo(
    (): PageEditorValue => ({
      ...edits,
      chooseBlock,
      chooseSection,
      ...partsOf(open),
      page,
      arrangement,
      canWrite,
      selection,
      expanded,
      hidden,
      parts: openParts.open,
    }),
    [
      edits,
      chooseBlock,
      chooseSection,
      open,
      page,
      arrangement,
      canWrite,
      selection,
      expanded,
      hidden,
      openParts.open,
    ],
  );
  return { value, said, openParts };
}

function partsOf({ session, presence, commentNews }: OpenDocument<PageDocument>) {
  return { session, presence, commentNews };
}
