import { Suspense } from 'react';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { laterPart } from '../../later-part.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { usePageDocument, usePageEditorContext } from '../pages/page-editor-context.ts';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { PageCommentsPanel } from '../page-comments/later-page-comments.ts';
import { useOpenComments } from '../page-comments/use-open-comments.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { EditorRail } from './EditorRail.tsx';
import type { FrameBodyProps } from './frame-body-props.ts';
import { ShowPanels } from './ShowPanels.tsx';
import { SelectionPath } from './SelectionPath.tsx';
import { BesideToggle } from './BesideToggle.tsx';
import { usePhoneBeside } from './use-phone-beside.ts';
import { usePageCommands } from './use-page-commands.ts';
import { useRegions } from './use-regions.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';
import { t } from './messages.ts';
import './workspace.css';

const EmptyPage = laterPart(() => import('./EmptyPage.tsx').then((file) => file.EmptyPage));

/** The editor where there is room: tools at the side, the page in the middle, and the settings of what is selected. */
export function PageWorkspace({ open, state }: FrameBodyProps) {
  const { canWrite } = usePageEditorContext();
  const { view, phone, isBare, setBare } = state;
  const beside = usePhoneBeside(view);
  const { isOpen: hasComments } = useOpenComments();
  const onWriting = (isWriting: boolean) => {
    state.setWriting(isWriting);
    if (!isWriting) open.sync.flush();
  };
  useRegions();
  useWorkspaceKeys({ view, toggleChrome: () => setBare(!isBare) });
  usePageCommands({ view, open });
  const isEmpty = usePageDocument(({ sections }) => Object.keys(sections).length === 0);
  return (
    <>
      <EditorRail panel={state.panel} onPanel={state.setPanel} />
      <section className="workspace-canvas" aria-label={t('canvas')} data-region="canvas">
        <PageCanvas view={view} onWriting={onWriting} tools={<BesideToggle {...beside} />} />
        {beside.isOn ? <PageCanvas view={phone} onWriting={onWriting} isBeside /> : null}
        <Suspense fallback={null}>{isEmpty && canWrite ? <EmptyPage /> : null}</Suspense>
        {isBare ? <ShowPanels onPress={() => setBare(false)} /> : null}
      </section>
      <section
        className="workspace-inspector"
        aria-label={t(hasComments ? 'comments' : 'inspector')}
        data-region="inspector"
        tabIndex={-1}
        {...state.focus}
      >
        <div className="workspace-fields" onBlur={() => open.sync.flush()}>
          <ConflictCards session={open.session} />
          {hasComments ? <CommentsBeside /> : <Inspector />}
        </div>
      </section>
      <SelectionPath />
    </>
  );
}

// In the place of the inspector: what is selected is commented on.
function CommentsBeside() {
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <PageCommentsPanel />
    </Suspense>
  );
}
