import type { PageDocument } from '@veranda/domain/pages/document';
import type { QueryKey } from '@tanstack/react-query';
import { LiveRegion } from '@veranda/ui/LiveRegion.tsx';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { laterPart, loadLaterParts } from '../../later-part.ts';
import { OpenPartSessions } from '../header-footer/OpenPartSessions.tsx';
import { type EditedPage, PageEditorContext } from '../pages/page-editor-context.ts';
import { PageFrame } from './PageFrame.tsx';
import { useAdditions } from './use-additions.ts';
import { usePageEditor } from './use-page-editor.ts';
import { usePageEditorValue } from './use-page-editor-value.ts';

const AdditionDialog = laterPart(() => import('./AdditionDialog.tsx').then((file) => file.AdditionDialog));
const NameVersionDialog = laterPart(() =>
  import('../history/NameVersionDialog.tsx').then((file) => file.NameVersionDialog),
);

/** Milliseconds after which what an editor does not open with is fetched. */
const laterMs = 4000;

interface SectionsEditorProps {
  /** The same object until it is another page. */
  readonly page: EditedPage;
  readonly open: OpenDocument<PageDocument>;
  /** Lists that tell of the page: they are read again after a save. */
  readonly lists: readonly QueryKey[];
  /** Draws what stands above the page; the same function until that is something else. */
  readonly head: (onNameVersion: () => void) => ReactNode;
}

/** A document of sections and blocks, edited in place and saved by itself: a page, an item, or the page of a product. */
export function SectionsEditor({ page, open, lists, head }: SectionsEditorProps) {
  const { name, naming } = usePageEditor({ page, open, lists });
  const { addition, close, ...choices } = useAdditions();
  const { value, said, openParts } = usePageEditorValue({ page, open, ...choices });
  useLaterParts();
  // Its parts follow what they show by themselves: it is not drawn again with what goes on around it.
  const frame = useMemo(() => <PageFrame open={open} head={head(name)} />, [open, head, name]);
  return (
    <PageEditorContext value={value}>
      {frame}
      <LiveRegion said={said} />
      <Suspense fallback={null}>
        {addition ? <AdditionDialog addition={addition} onClose={close} /> : null}
        {naming ? <NameVersionDialog {...naming} /> : null}
      </Suspense>
      <UnsentGuard open={open} />
      <OpenPartSessions parts={openParts.wanted} onOpen={openParts.take} />
    </PageEditorContext>
  );
}

function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadLaterParts(), laterMs);
    return () => clearTimeout(timer);
  }, []);
}
