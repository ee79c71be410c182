import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { PageDocument } from '@veranda/domain/pages/document';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useMemo } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { canvasQuery } from '../../canvas/canvas-query.ts';
import type { SessionState } from '../../documents/document-session.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { personMarks } from '../../editing/person-marks.ts';
import { useSite } from '../../shell/use-site.ts';
import { blockName } from '../blocks/block-messages.ts';
import { showBlock } from './show-block.ts';
import { useCanvasSelection } from './use-canvas-selection.ts';
import { refusalText } from './use-page-edits.ts';

export interface PageCanvasProps {
  readonly page: PageSummary;
  readonly document: PageDocument;
  readonly open: Pick<OpenDocument<PageDocument>, 'session' | 'presence'>;
  /** Selection that the last undo or redo asks for. */
  readonly restored: SessionState<PageDocument>['restored'];
  readonly canWrite: boolean;
  /** The block that is opened or being edited. */
  readonly block: string | null;
  /** Told the block that is selected on the canvas. */
  readonly onSelect: (block: string) => void;
  /** Asks for the fields of a block. */
  readonly onExpand: (block: string) => void;
}

/** The page itself beside its fields: it follows every keystroke, and a click on a block opens its fields. */
export function PageCanvas({ page, document, open, canWrite, ...props }: PageCanvasProps) {
  const site = useSite();
  const people = useStore(open.presence);
  const marks = useMemo(() => personMarks(people, document), [people, document]);
  const canvas = useQuery(canvasQuery(site.id, { kind: 'page', id: page.id }));
  const { selection, select } = useCanvasSelection({ document, ...props });
  if (canvas.isError && !canvas.data)
    return <ErrorState message={messageOf(canvas.error)} onRetry={() => void canvas.refetch()} />;
  if (!canvas.data) return <Skeleton height="320px" />;
  const { CanvasEditor, renderer } = canvas.data;
  return (
    <CanvasEditor
      site={site.id}
      title={page.title}
      renderer={renderer}
      document={document}
      marks={marks}
      selection={selection}
      onSelect={select}
      nameOf={(each) => blockName(each, blockKind(each.type))}
      isReadOnly={!canWrite}
      onEdit={(edits, options) => {
        const refusal = open.session.change(edits, options);
        if (refusal) showToast({ topic: 'page-part', text: refusalText(refusal), isDanger: true });
        return refusal === null;
      }}
      onOpen={(id, takesFocus) => {
        props.onExpand(id);
        showBlock(id, takesFocus);
      }}
      onLeave={() => props.block !== null && showBlock(props.block, true)}
    />
  );
}
