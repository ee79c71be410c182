import type { CanvasHandle } from '../create-canvas.ts';
import {
  changeLevel,
  duplicateSelected,
  groupSelected,
  grow,
  nudge,
  removeSelected,
  ungroupSelected,
} from './block-actions.ts';
import { copySelected, copyStyle, cutSelected, pasteBlocks, pasteStyle } from './block-clipboard.ts';
import type { ManipulationScene } from './manipulation-scene.ts';
import { passKeyOn } from './pass-key-on.ts';

interface KeyListening {
  readonly canvas: CanvasHandle;
  readonly scene: () => ManipulationScene;
  /** @returns true where Escape has ended something */
  readonly onEscape: () => boolean;
}

const arrows: Readonly<Record<string, { readonly columns: number; readonly rows: number }>> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
};

/** Listens to keys and to the clipboard while the canvas has the focus. */
export function listenToKeys({ canvas, scene, onEscape }: KeyListening): () => void {
  const root = canvas.document;
  const end = new AbortController();
  const listen = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    heard: (event: DocumentEventMap[Kind]) => void,
  ) => root.addEventListener(kind, heard, { signal: end.signal });

  listen('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isEdited(root)) return;
    const done = event.key === 'Escape' ? onEscape() : runKey(scene(), event, isRightToLeft(root));
    if (done || passKeyOn(event, root)) event.preventDefault();
  });
  const clipboard = {
    copy: (data: DataTransfer) => copySelected(scene(), data, canvas),
    cut: (data: DataTransfer) => cutSelected(scene(), data, canvas),
    paste: (data: DataTransfer) => pasteBlocks(scene, data, canvas),
  } as const;
  for (const kind of ['copy', 'cut', 'paste'] as const)
    listen(kind, (event) => {
      const { clipboardData } = event;
      if (!clipboardData || isEdited(root)) return;
      if (clipboard[kind](clipboardData)) event.preventDefault();
    });
  return () => end.abort();
}

/** Does what a key asks for. @returns false for a key that asks for nothing here */
function runKey(scene: ManipulationScene, event: KeyboardEvent, isMirrored: boolean): boolean {
  if (scene.selection.length === 0) return false;
  if (event.ctrlKey || event.metaKey) return runCommand(scene, event);
  if (event.altKey) return false;
  const arrow = arrows[event.key];
  if (arrow) {
    // Columns are counted from where a row begins.
    const by = isMirrored ? { ...arrow, columns: -arrow.columns } : arrow;
    if (event.shiftKey) grow(scene, by);
    else nudge(scene, by);
    return true;
  }
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      removeSelected(scene);
      return true;
    case ']':
      changeLevel(scene, 'forward');
      return true;
    case '[':
      changeLevel(scene, 'backward');
      return true;
    case '}':
      changeLevel(scene, 'front');
      return true;
    case '{':
      changeLevel(scene, 'back');
      return true;
    default:
      return false;
  }
}

// By the place of the key: with Alt, keyboards write other letters.
function runCommand(scene: ManipulationScene, { code, altKey, shiftKey }: KeyboardEvent): boolean {
  if (code === 'KeyG' && !altKey) {
    if (shiftKey) ungroupSelected(scene);
    else groupSelected(scene);
    return true;
  }
  if (shiftKey) return false;
  if (code === 'KeyD' && !altKey) duplicateSelected(scene);
  else if (code === 'KeyC' && altKey) copyStyle(scene);
  else if (code === 'KeyV' && altKey) pasteStyle(scene);
  else return false;
  return true;
}

function isEdited({ activeElement }: Document): boolean {
  return Boolean(activeElement?.closest('[contenteditable], input, textarea, select'));
}

function isRightToLeft({ documentElement, defaultView }: Document): boolean {
  return defaultView?.getComputedStyle(documentElement).direction === 'rtl';
}
