import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CanvasHandle } from '../create-canvas.ts';
import type { ManipulationScene } from '../manipulation/manipulation-scene.ts';
import { t } from '../messages.ts';
import type { FrameClick } from '../canvas-events.ts';
import { createTextWriting, type OpenText, type PageTexts, type TextWriting } from './text-writing.ts';
import { addWritingSheet } from './writing-sheet.ts';

interface TextWritingInput {
  readonly canvas: CanvasHandle | null;
  readonly scene: ManipulationScene;
  readonly texts: PageTexts;
  /** False where no text is opened on the page. */
  readonly mayWrite: boolean;
  readonly onToolbar: () => void;
  readonly onLink: () => void;
  readonly onSlash: (open: OpenText) => void;
  /** Writing has begun, or has ended. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** Texts of the page that are written in where they stand. */
export interface CanvasWriting {
  /** The text that is open; null for none. */
  readonly open: OpenText | null;
  /** @returns false where the block has no text at the point, or nobody may write */
  readonly start: (block: string, at: FrameClick | null) => boolean;
  readonly leave: () => void;
}

export function useTextWriting(input: TextWritingInput): CanvasWriting {
  const { canvas, mayWrite, scene } = input;
  const newest = useRef(input);
  useLayoutEffect(() => {
    newest.current = input;
  });
  const [writing, setWriting] = useState<TextWriting | null>(null);
  useLayoutEffect(() => {
    if (!canvas) return;
    addWritingSheet(canvas.document);
    const made = writingOn(canvas, () => newest.current);
    setWriting(made);
    return () => {
      made.leave();
      setWriting(null);
    };
  }, [canvas]);
  const open = useSyncExternalStore(writing?.subscribe ?? never, () => writing?.getState() ?? null);
  const pressed = useSelectionAtPress(canvas, scene.selection);
  useLeft(writing, open, scene.selection);
  useBeginAndEnd(open !== null, input.onWriting);
  const isRich = Boolean(open?.mounted.editor);
  useEffect(() => {
    if (isRich) newest.current.scene.say(t('writingHelp'));
  }, [isRich]);
  return {
    open,
    start(id, at) {
      if (!writing || !mayWrite) return false;
      // One click writes in a text; what is more than its words is selected first.
      const isText = scene.document.blocks[id]?.type === textBlock;
      if (at && !isText && !pressed.current.includes(id)) return false;
      return writing.start(id, at);
    },
    leave: () => writing?.leave(),
  };
}

/** Number of the block that is nothing but its text. */
const textBlock = 2;

const never = () => () => {};

function writingOn(canvas: CanvasHandle, newest: () => TextWritingInput): TextWriting {
  const writing: TextWriting = createTextWriting({
    canvas,
    texts: newest().texts,
    blockNow: (id) => newest().scene.document.blocks[id],
    labelOf: (block) => newest().scene.nameOf(block),
    wishes: () => ({
      ...newest(),
      onSlash: () => {
        const open = writing.getState();
        if (open) newest().onSlash(open);
      },
      onLeft: () => newest().scene.say(t('leftText')),
    }),
  });
  return writing;
}

// The selection as it was before the press that a click ends.
function useSelectionAtPress(canvas: CanvasHandle | null, selection: readonly string[]) {
  const now = useRef(selection);
  const pressed = useRef(selection);
  useLayoutEffect(() => {
    now.current = selection;
  });
  useEffect(() => {
    const note = () => {
      pressed.current = now.current;
    };
    canvas?.document.addEventListener('pointerdown', note, true);
    return () => canvas?.document.removeEventListener('pointerdown', note, true);
  }, [canvas, now, pressed]);
  return pressed;
}

function useBeginAndEnd(isOpen: boolean, onWriting: (isWriting: boolean) => void): void {
  const tell = useEffectEvent(onWriting);
  useEffect(() => {
    if (!isOpen) return;
    tell(true);
    return () => tell(false);
  }, [isOpen]);
}

// Writing ends when something else comes to be selected, or the block is gone.
function useLeft(writing: TextWriting | null, open: OpenText | null, selection: readonly string[]): void {
  const isOwn = open !== null && selection.length === 1 && selection[0] === open.block;
  const wasOwn = useRef<OpenText | null>(null);
  useEffect(() => {
    if (isOwn) wasOwn.current = open;
    else if (open !== null && wasOwn.current === open) writing?.leave();
  }, [writing, open, isOwn]);
}
