import { withGroup } from '@veranda/domain/pages/block-groups';
import type { Block } from '@veranda/domain/pages/document';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { laterPart } from '../later-part.ts';
import type { HeaderFooterKey } from '@veranda/domain/header-footer/header-footer-document';
import type { CanvasWishes } from './canvas-events.ts';
import { CanvasFrame, type CanvasFrameProps } from './CanvasFrame.tsx';
import type { CanvasHandle, CanvasSelection } from './create-canvas.ts';
import type { ManipulationScene, OnEdit } from './manipulation/manipulation-scene.ts';
import { useManipulation } from './manipulation/use-manipulation.ts';
import { type AskedPart, useAskedPart } from './use-asked-part.ts';
import { arrangedDevice } from './use-canvas-view.ts';

import type { PageTexts } from './text/text-writing.ts';
import { type BlockMenuRequest, useAddedBlock, useBlockMenu } from './text/use-block-menu.ts';
import { type CanvasWriting, useTextWriting } from './text/use-text-writing.ts';

const FloatingToolbar = laterPart(() =>
  import('./text/FloatingToolbar.tsx').then((file) => file.FloatingToolbar),
);

interface CanvasEditorProps
  extends Pick<
      CanvasFrameProps,
      | 'site'
      | 'title'
      | 'tools'
      | 'renderer'
      | 'documents'
      | 'marks'
      | 'view'
      | 'hidden'
      | 'kind'
      | 'parts'
      | 'partName'
    >,
    Pick<CanvasWishes, 'onLeave' | 'onSelectSection' | 'onSelectPart' | 'onInsertSection'> {
  /** Blocks that are selected; the last one has the handles. */
  readonly selection: readonly string[];
  /** The section that is selected, where no block is. */
  readonly section: string | null;
  /** The header or the footer, where it is selected. */
  readonly part: HeaderFooterKey | null;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onEdit: OnEdit;
  /** Asks for the fields of a block beside the page, with the focus where it is not written in in its place. */
  readonly onOpen: (block: string, takesFocus: boolean) => void;
  /** The texts that are written in on the page; the same object for as long as the page is open. */
  readonly texts: PageTexts;
  /** Writing in a text has begun, or has ended. */
  readonly onWriting: (isWriting: boolean) => void;
  /** Inserts a block below another one. @returns its id; null where it was refused, after a notification */
  readonly onInsert: (type: number, after: string) => string | null;
  /** Draws the menu of blocks. */
  readonly blockMenu: (request: BlockMenuRequest) => ReactNode;
  /** Name of a block's kind. */
  readonly nameOf: (block: Pick<Block, 'type'>) => string;
  readonly isReadOnly: boolean;
  /** False where texts are written in the fields that `onOpen` shows, and not on the page. */
  readonly writesInPlace: boolean;
  readonly asked: AskedPart;
  /** Draws what else stands above the page. */
  readonly above: (canvas: CanvasHandle) => ReactNode;
}

/** The page itself, on which blocks are selected, dragged, resized, copied and put in order, and texts are written. */
export function CanvasEditor({ onLeave, isReadOnly, section, part, ...props }: CanvasEditorProps) {
  const { selection } = props;
  // In the task of the press or the focus: the key that follows acts on what is selected by then.
  const onSelect = (ids: readonly string[]) => flushSync(() => props.onSelect(ids));
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null);
  const { said, say } = useAnnouncer();
  const scene = sceneOf(props, { isReadOnly, onSelect, say });
  const pointers = useManipulation(canvas, scene)?.pointers;
  useAskedPart(canvas, props.asked);
  const { writing, tools } = useTexts(props, { canvas, scene, isReadOnly });
  const last = selection.at(-1);
  return (
    <>
      <CanvasFrame
        {...props}
        canInsert={!isReadOnly && props.onInsertSection !== undefined}
        ref={setCanvas}
        selection={selectedOf({ block: last, section, part })}
        // While a pointer is down the selection follows from what it does.
        onSelect={(id) => id !== last && !pointers?.isPressed() && onSelect(withGroup(scene.document, id))}
        onOpen={(id, at) => {
          // A press that has selected several opens none of them.
          if (at && pointers?.isSelecting()) return;
          props.onOpen(id, !writing.start(id, at) && at === null);
        }}
        onLeave={() => !pointers?.isGesture() && onLeave()}
      />
      {tools}
      {canvas ? props.above(canvas) : null}
      <LiveRegion said={said} />
    </>
  );
}

// The page as it is at this moment, for what is done to it.
function sceneOf(
  {
    documents,
    selection,
    nameOf,
    onEdit,
    view,
  }: Pick<CanvasEditorProps, 'documents' | 'selection' | 'nameOf' | 'onEdit' | 'view'>,
  { isReadOnly, ...own }: Pick<ManipulationScene, 'onSelect' | 'say'> & { readonly isReadOnly: boolean },
): ManipulationScene {
  return {
    ...own,
    get document() {
      return documents.getState();
    },
    selection,
    nameOf,
    onEdit,
    device: isReadOnly ? null : arrangedDevice(view),
  };
}

function selectedOf({
  block,
  section,
  part,
}: { readonly block: string | undefined } & Pick<CanvasEditorProps, 'section' | 'part'>): CanvasSelection {
  if (block !== undefined) return { kind: 'block', id: block };
  if (part !== null) return { kind: 'part', id: part };
  return section === null ? null : { kind: 'section', id: section };
}

// Handles stand aside while somebody writes.
function usePlaced(canvas: CanvasHandle | null, { open }: CanvasWriting): void {
  useLayoutEffect(() => canvas?.placer.soon(), [canvas, open]);
}

type TextProps = Pick<CanvasEditorProps, 'texts' | 'writesInPlace' | 'onWriting' | 'onInsert' | 'blockMenu'>;

/** Writing on the page, with its toolbar and the menu of blocks. */
function useTexts(
  { texts, writesInPlace, onWriting, onInsert, blockMenu }: TextProps,
  input: {
    readonly canvas: CanvasHandle | null;
    readonly scene: ManipulationScene;
    readonly isReadOnly: boolean;
  },
) {
  const [isLinking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const menu = useBlockMenu({ ...input, onInsert });
  const writing = useTextWriting({
    ...input,
    mayWrite: writesInPlace && !input.isReadOnly,
    texts,
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button')?.focus(),
    onLink: () => setLinking(true),
    onSlash: menu.askIn,
    onWriting,
  });
  usePlaced(input.canvas, writing);
  useAddedBlock(menu, { canvas: input.canvas, writing });
  const editor = writing.open?.mounted.editor;
  const tools = (
    <>
      {editor ? (
        <Suspense fallback={null}>
          <FloatingToolbar ref={toolbar} editor={editor} isLinking={isLinking} onLinking={setLinking} />
        </Suspense>
      ) : null}
      {menu.request ? blockMenu(menu.request) : null}
    </>
  );
  return { writing, tools };
}
