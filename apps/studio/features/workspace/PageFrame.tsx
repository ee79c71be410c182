import type { PageDocument } from '@veranda/domain/pages/document';
import type { ReactNode } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { PageColumn } from './PageColumn.tsx';
import { PageWorkspace } from './PageWorkspace.tsx';
import { type FrameState, useFrameState } from './use-frame-state.ts';

interface PageFrameProps {
  readonly open: OpenDocument<PageDocument>;
  /** Name, saving, the way back, who is here, and what is to be known of the page. */
  readonly head: ReactNode;
}

/**
 * The editor around a page: a workspace where there is room, else a column. What stands above the page is the same in
 * both, so that what is open in it stays open when a tablet is turned.
 */
export function PageFrame({ open, head }: PageFrameProps) {
  const state = useFrameState();
  const Body = state.isWide ? PageWorkspace : PageColumn;
  return (
    <div className={classOf(state)}>
      <div className={state.isWide ? 'workspace-head' : 'page-column-head'}>{head}</div>
      <Body open={open} state={state} />
    </div>
  );
}

function classOf({ isWide, isBare, shown }: FrameState): string {
  if (isWide) return isBare ? 'workspace workspace--bare' : 'workspace';
  return `ui-page page-column ${shown === 'page' ? 'page-column--canvas' : 'ui-page--narrow'}`;
}
