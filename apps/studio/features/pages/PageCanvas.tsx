import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { Edit } from '@veranda/domain/documents/edit';
import { insertionEdits } from '@veranda/domain/pages/block-steps';
import type { PageDocument } from '@veranda/domain/pages/document';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useMemo, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { canvasQuery } from '../../canvas/canvas-query.ts';
import type { ChangeOptions, DocumentSession, SessionState } from '../../documents/document-session.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { personMarks } from '../../editing/person-marks.ts';
import { useSite } from '../../shell/use-site.ts';
import { blockName } from '../blocks/block-messages.ts';
import { BlockMenu } from '../blocks/BlockMenu.tsx';
import { t as libraryText } from '../section-library/messages.ts';
import { canvasTexts } from './shared-texts.ts';
import { showBlock } from './show-block.ts';
import { useCanvasSelection } from './use-canvas-selection.ts';
import { refusalText } from './use-page-edits.ts';
import { t } from './messages.ts';

export interface PageCanvasProps {
  readonly page: PageSummary;
  readonly document: PageDocument;
  readonly open: OpenDocument<PageDocument>;
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
  const [texts] = useState(() => canvasTexts(open.session));
  const { change, insert } = canvasEdits(open.session);
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
      onEdit={change}
      texts={texts}
      onTextLeft={() => open.sync.flush()}
      onInsert={insert}
      blockMenu={({ at, onDismiss, onChoose }) => (
        <BlockMenu at={at} onDismiss={onDismiss} onChoose={onChoose} />
      )}
      onOpen={(id, takesFocus) => {
        props.onExpand(id);
        showBlock(id, takesFocus);
      }}
      onLeave={() => props.block !== null && showBlock(props.block, true)}
    />
  );
}

/** What is done to the page on its canvas; what is refused is told. */
function canvasEdits(session: DocumentSession<PageDocument>) {
  const change = (edits: readonly Edit[], options: ChangeOptions): boolean => {
    const refusal = session.change(edits, options);
    if (refusal) showToast({ topic: 'page-part', text: refusalText(refusal), isDanger: true });
    return refusal === null;
  };
  return {
    change,
    insert(type: number, after: string): string | null {
      const now = session.getState().document;
      const [id, sectionId] = [crypto.randomUUID(), now.blocks[after]?.sectionId ?? ''];
      const name = blockName({ type }, blockKind(type)).toLowerCase();
      const edits = insertionEdits(now, { id, type, sectionId, after, texts: libraryText });
      return change(edits, { label: t('stepAdded', { name }), selection: [id] }) ? id : null;
    },
  };
}
