import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Suspense } from 'react';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { askedPart } from '../pages/asked-part.ts';
import { InspectorSheet } from '../inspector/InspectorSheet.tsx';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { PageCommentsSheet } from '../page-comments/later-page-comments.ts';
import { useOpenComments } from '../page-comments/use-open-comments.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { PageSections } from '../pages/later-sections.ts';
import type { FrameBodyProps } from './frame-body-props.ts';
import { t } from './messages.ts';

const views = [
  { value: 'content', label: t('viewContent') },
  { value: 'page', label: t('viewPage') },
] as const;
const fieldView = { value: 'fields', label: t('viewFields') } as const;

/** The editor where there is room for one thing at a time: all fields in a column, or the page itself. */
export function PageColumn({ open, state: { view, shown, setShown, focus } }: FrameBodyProps) {
  const { page, selection } = usePageEditorContext();
  const comments = useOpenComments();
  const isAsked = useOpenId(askedPart).id !== null;
  if (isAsked && shown !== 'page') setShown('page');
  return (
    <div {...focus}>
      <div className="page-editor-main" onBlur={() => open.sync.flush()}>
        <ConflictCards session={open.session} />
        <SegmentedControl
          label={t('view')}
          segments={page.fields === null ? views : [fieldView, ...views]}
          value={shown}
          onChange={(next) => {
            selection.mark([]);
            setShown(next);
          }}
        />
        {shown === 'page' ? <PageCanvas view={view} opensSheet /> : null}
        {shown === 'fields' ? page.fields : null}
        <Suspense fallback={<Skeleton height="320px" />}>
          {shown === 'content' ? <PageSections /> : null}
        </Suspense>
      </div>
      <Suspense fallback={null}>{comments.isOpen ? <PageCommentsSheet /> : <InspectorSheet />}</Suspense>
    </div>
  );
}
