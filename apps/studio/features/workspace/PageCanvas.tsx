import { useQuery } from '@tanstack/react-query';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import { canvasQuery } from '../../canvas/canvas-query.ts';
import type { CanvasHandle } from '../../canvas/create-canvas.ts';
import type { SectionSide } from '../../canvas/section-inserter.ts';
import type { AskedPart } from '../../canvas/use-asked-part.ts';
import type { CanvasView } from '../../canvas/use-canvas-view.ts';
import type { DocumentSession } from '../../documents/document-session.ts';
import { type Store, useStore } from '../../documents/use-document-session.ts';
import { personMarks } from '../../editing/person-marks.ts';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { laterPart } from '../../later-part.ts';
import { mayRead, useSite } from '../../shell/use-site.ts';
import { type AskedContent, useAskedContent } from '../section-library/use-asked-content.ts';
import { blockName } from '../blocks/block-messages.ts';
import { partName } from '../header-footer/messages.ts';
import { useShownParts } from '../header-footer/open-parts.ts';
import { canvasTexts } from '../pages/shared-texts.ts';
import { useArrangement, usePageEditorContext, usePeople } from '../pages/page-editor-context.ts';
import { CommentPins } from '../page-comments/later-page-comments.ts';
import { askedPart } from '../pages/asked-part.ts';
import { showBlock } from './show-block.ts';
import { useFirstMarks } from './use-first-marks.ts';
import { UnpublishedToggle } from './UnpublishedToggle.tsx';
import { useUnpublished } from './use-unpublished.ts';

const BlockMenu = laterPart(() => import('../blocks/BlockMenu.tsx').then((file) => file.BlockMenu));

interface PageCanvasProps {
  readonly view: CanvasView;
  /** Writing in a text of the page has begun, or has ended. */
  readonly onWriting?: (isWriting: boolean) => void;
  /** Stands at the end of the bar above the page. */
  readonly tools?: ReactNode;
  /**
   * True where settings lie over the page: they are opened by a click or Enter, not by going from block to block, and
   * texts are written in them.
   */
  readonly opensSheet?: boolean;
  /** The phone beside the desktop, whose page is drawn for itself. */
  readonly isBeside?: boolean;
}

const nothing = () => {};

/** The page itself: it follows every keystroke, what is clicked on it is selected, and its texts are written in. */
export function PageCanvas({
  view,
  onWriting = nothing,
  tools,
  opensSheet = false,
  isBeside = false,
}: PageCanvasProps) {
  const [site, { page }] = [useSite(), usePageEditorContext()];
  const unpublished = useUnpublished();
  const drawn = useDrawnPage(view, unpublished.marks);
  const content = useAskedContent(site.id);
  const wishes = usePageWishes(opensSheet, content);
  const asked = useAskedOfAddress(wishes, !isBeside);
  const canvas = useQuery(canvasQuery(site.id, page));
  if (canvas.isError && !canvas.data)
    return <ErrorState message={messageOf(canvas.error)} onRetry={() => void canvas.refetch()} />;
  if (!canvas.data) return <Skeleton height="320px" />;
  const { CanvasEditor, renderer, phoneRenderer } = canvas.data;
  return (
    <CanvasEditor
      {...drawn}
      {...wishes}
      asked={asked}
      site={site.id}
      title={page.title}
      renderer={isBeside ? phoneRenderer : renderer}
      kind={isBeside ? 'phone' : 'main'}
      view={view}
      tools={
        <>
          <UnpublishedToggle {...unpublished} />
          {tools}
        </>
      }
      onWriting={onWriting}
      above={pinnedComments}
      blockMenu={(request) => <SampledBlockMenu {...request} content={content} />}
    />
  );
}

const pinnedComments = (canvas: CanvasHandle) => <PinnedComments canvas={canvas} />;

/** The markers of comments, where there are any. */
function PinnedComments(props: ComponentProps<typeof CommentPins>) {
  const news = useStore(usePageEditorContext().commentNews);
  return <Suspense fallback={null}>{news?.open ? <CommentPins {...props} /> : null}</Suspense>;
}

interface SampledBlockMenuProps extends ComponentProps<typeof BlockMenu> {
  readonly content: AskedContent;
}

/** The menu of blocks, which stays until what the site has is read: that is what a new block shows. */
function SampledBlockMenu({ content, onChoose, ...menu }: SampledBlockMenuProps) {
  useEffect(() => void content.read(), [content]);
  const choose = (type: number) => void content.read().then(() => onChoose(type));
  return (
    <Suspense fallback={null}>
      <BlockMenu {...menu} onChoose={choose} />
    </Suspense>
  );
}

// What is seen of the page.
function useDrawnPage(view: CanvasView, unpublished: readonly CanvasMark[]) {
  const { session, selection, hidden, canWrite, parts } = usePageEditorContext();
  const [document, people] = [useArrangement(), usePeople()];
  const shownParts = useShownParts(parts);
  const [texts] = useState(() => canvasTexts(session));
  const [documents] = useState(() => documentsOf(session));
  const first = useFirstMarks(view);
  const marks = useMemo(
    () => [...first, ...unpublished, ...personMarks(people, document)],
    [first, unpublished, people, document],
  );
  return {
    documents,
    marks,
    texts,
    hidden: hidden.ids,
    selection: selection.ids,
    section: selection.section,
    part: selection.part,
    parts: shownParts,
    partName,
    isReadOnly: !canWrite,
    nameOf: (each: Pick<Block, 'type'>) => blockName(each, blockKind(each.type)),
  };
}

function documentsOf({ getState, subscribe }: DocumentSession<PageDocument>): Store<PageDocument> {
  return { getState: () => getState().document, subscribe };
}

// What is done on it.
function usePageWishes(opensSheet: boolean, content: AskedContent) {
  const { documentNow, selection, change, insertBlock, chooseSection } = usePageEditorContext();
  const site = useSite();
  const last = selection.ids.at(-1);
  const onInsertSection = (section: string, side: SectionSide) => chooseSection({ section, side });
  return {
    writesInPlace: !opensSheet,
    onSelect: opensSheet ? selection.markFocused : selection.select,
    onSelectSection: selection.selectSection,
    ...(mayRead(site, 'design') ? { onSelectPart: selection.selectPart } : {}),
    // A finger would meet them on the page: the sheet of a section has them.
    ...(opensSheet ? {} : { onInsertSection }),
    onEdit: change,
    onInsert: (type: number, after: string) =>
      insertBlock(
        type,
        { sectionId: documentNow().blocks[after]?.sectionId ?? '', after },
        content.current(),
      ),
    onOpen: (id: string, takesFocus: boolean) => {
      selection.select([id]);
      void showBlock(id, takesFocus);
    },
    onLeave: () => last !== undefined && void showBlock(last, true),
  };
}

// The part that the address names is selected, and the address is the page's own again when it is reached.
function useAskedOfAddress(
  { onSelect, onSelectSection }: ReturnType<typeof usePageWishes>,
  isMain: boolean,
): AskedPart {
  const document = useArrangement();
  const { id, open } = useOpenId(askedPart);
  const onReached = () => open(null);
  const isThere = id !== null && (id in document.blocks || id in document.sections);
  const select = useEffectEvent((asked: string) => {
    if (asked in document.blocks) onSelect([asked]);
    else if (asked in document.sections) onSelectSection(asked);
    else onReached();
  });
  useEffect(() => {
    if (isMain && id !== null) select(id);
  }, [id, isMain]);
  return { id: isMain && isThere ? id : null, onReached };
}
