import { useEffect, useState } from 'react';
import type { CanvasHandle } from '../create-canvas.ts';
import type { ManipulationScene } from '../manipulation/manipulation-scene.ts';
import type { ScreenBox } from './floating-place.ts';
import { boxOnScreen } from './screen-boxes.ts';
import { listenToSlash } from './slash-key.ts';
import type { OpenText } from './text-writing.ts';
import type { CanvasWriting } from './use-text-writing.ts';

/** A menu of blocks at a place of the screen, whose choice is put below a block. */
export interface BlockMenuRequest {
  readonly block: string;
  readonly at: ScreenBox;
  /** Closes it without a choice. */
  readonly onDismiss: () => void;
  /** Puts a block of the number in. */
  readonly onChoose: (type: number) => void;
}

interface BlockMenuInput {
  readonly canvas: CanvasHandle | null;
  readonly scene: ManipulationScene;
  readonly isReadOnly: boolean;
  /** Inserts a block below another one. @returns its id; null where it was refused, after a notification */
  readonly onInsert: (type: number, after: string) => string | null;
}

interface Asked {
  readonly block: string;
  readonly at: ScreenBox;
  /** The text that it was asked for in. */
  readonly text: OpenText | null;
}

/** The menu that `/` opens, in an empty line or on a selected block. */
export function useBlockMenu({ canvas, scene, isReadOnly, onInsert }: BlockMenuInput) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  useSlashKey(canvas, isReadOnly ? [] : scene.selection, setAsked);
  const onDismiss = () => {
    setAsked(null);
    const editor = asked?.text?.mounted.editor;
    if (editor) {
      editor.view.dispatch(editor.state.tr.insertText('/'));
      editor.view.focus();
    } else canvas?.blockElement(asked?.block ?? '')?.focus({ preventScroll: true });
  };
  const onChoose = (type: number) => {
    setAsked(null);
    if (!asked) return;
    removeEmptyLine(asked.text);
    const id = onInsert(type, asked.block);
    if (id === null) return;
    scene.onSelect([id]);
    setAdded(id);
  };
  return {
    request: asked && { block: asked.block, at: asked.at, onDismiss, onChoose },
    /** Opens it at the caret of a text. */
    askIn(text: OpenText) {
      if (canvas)
        setAsked({ block: text.block, at: boxOnScreen(canvas.document, text.mounted.caret()), text });
    },
    added,
    forgetAdded: () => setAdded(null),
  };
}

function useSlashKey(
  canvas: CanvasHandle | null,
  selection: readonly string[],
  setAsked: (asked: Asked) => void,
): void {
  const [only] = selection.length === 1 ? selection : [];
  useEffect(() => {
    if (!canvas || only === undefined) return;
    return listenToSlash(canvas.document, () => {
      const element = canvas.blockElement(only);
      if (!element) return false;
      const at = boxOnScreen(canvas.document, element.getBoundingClientRect());
      setAsked({ block: only, at, text: null });
      return true;
    });
  }, [canvas, only, setAsked]);
}

// The line that the menu was asked for in: an empty text keeps its one.
function removeEmptyLine(text: OpenText | null): void {
  const editor = text?.mounted.editor;
  if (!editor || editor.state.doc.childCount < 2) return;
  const { $from } = editor.state.selection;
  editor.view.dispatch(editor.state.tr.delete($from.before(1), $from.after(1)));
}

/** Begins to write in a block that was put in, once it is drawn; one without words has the focus. */
export function useAddedBlock(
  { added, forgetAdded }: Pick<ReturnType<typeof useBlockMenu>, 'added' | 'forgetAdded'>,
  { canvas, writing }: { readonly canvas: CanvasHandle | null; readonly writing: CanvasWriting },
): void {
  useEffect(() => {
    const element = added === null ? null : canvas?.blockElement(added);
    if (added === null || !element) return;
    forgetAdded();
    element.scrollIntoView({ block: 'nearest' });
    element.focus({ preventScroll: true });
    writing.start(added, null);
  });
}
