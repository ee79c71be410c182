import { useQuery } from '@tanstack/react-query';
import { noContent } from '@veranda/domain/blocks/sample';
import { blockKind } from '@veranda/domain/blocks/registry';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { canvasQuery } from '../../canvas/canvas-query.ts';
import type { CanvasView } from '../../canvas/use-canvas-view.ts';
import { personMarks } from '../../editing/person-marks.ts';
import { useSite } from '../../shell/use-site.ts';
import { blockName } from '../blocks/block-messages.ts';
import { BlockMenu } from '../blocks/BlockMenu.tsx';
import { canvasTexts } from '../pages/shared-texts.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { showBlock } from '../pages/show-block.ts';

interface PageCanvasProps {
  readonly view: CanvasView;
  /** Writing in a text of the page has ended. */
  readonly onTextLeft: () => void;
  /** Stands at the end of the bar above the page. */
  readonly tools?: ReactNode;
  /** True where settings lie over the page: they are opened by a click or Enter, not by going from block to block. */
  readonly opensSheet?: boolean;
  /** The phone beside the desktop, whose page is drawn for itself. */
  readonly isBeside?: boolean;
}

/** The page itself: it follows every keystroke, and what is clicked on it is selected. */
export function PageCanvas({ view, onTextLeft, tools, opensSheet = false, isBeside = false }: PageCanvasProps) {
  const site = useSite();
  const { page, session, document, people, selection, hidden, canWrite, change, addBlock, chooseSection } =
    usePageEditorContext();
  const [texts] = useState(() => canvasTexts(session));
  const marks = useMemo(() => personMarks(people, document), [people, document]);
  const canvas = useQuery(canvasQuery(site.id, { kind: 'page', id: page.id }));
  if (canvas.isError && !canvas.data)
    return <ErrorState message={messageOf(canvas.error)} onRetry={() => void canvas.refetch()} />;
  if (!canvas.data) return <Skeleton height="320px" />;
  const { CanvasEditor, renderer, phoneRenderer } = canvas.data;
  const last = selection.ids.at(-1);
  return (
    <CanvasEditor
      site={site.id}
      title={page.title}
      renderer={isBeside ? phoneRenderer : renderer}
      document={document}
      marks={marks}
      view={view}
      tools={tools}
      kind={isBeside ? 'phone' : 'main'}
      hidden={hidden.ids}
      selection={selection.ids}
      section={selection.section}
      onSelect={opensSheet ? selection.mark : selection.select}
      onSelectSection={selection.selectSection}
      onInsertSection={(section, side) => chooseSection({ section, side })}
      nameOf={(each) => blockName(each, blockKind(each.type))}
      isReadOnly={!canWrite}
      onEdit={change}
      texts={texts}
      onTextLeft={onTextLeft}
      onInsert={(type, after) =>
        addBlock(type, { sectionId: document.blocks[after]?.sectionId ?? '', after }, noContent)
      }
      blockMenu={({ at, onDismiss, onChoose }) => (
        <BlockMenu at={at} onDismiss={onDismiss} onChoose={onChoose} />
      )}
      onOpen={(id, takesFocus) => {
        selection.select([id]);
        showBlock(id, takesFocus);
      }}
      onLeave={() => last !== undefined && showBlock(last, true)}
    />
  );
}
