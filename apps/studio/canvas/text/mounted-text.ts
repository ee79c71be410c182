import type { Editor } from '@tiptap/react';
import type { FrameClick } from '../canvas-events.ts';

/** Callbacks of the mounted text editor. */
export interface WritingWishes {
  /** Back to the block. */
  readonly onLeave: () => void;
  /** To the next text of the block, or the one before; false where there is none. */
  readonly onStep: (by: 1 | -1) => boolean;
  /** To the toolbar above the text. */
  readonly onToolbar: () => void;
  /** To the fields of a link. */
  readonly onLink: () => void;
  /** Asks for the menu of blocks, at the caret. */
  readonly onSlash: () => void;
  /** Gives a key to the studio around the frame. @returns true where it was done there */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Where one begins to write: where one has clicked, or at the end. */
export type StartAt = FrameClick | 'end';

/** A text that is open for writing in the frame. */
export interface MountedText {
  /** The editor of formatted text; null for plain words. */
  readonly editor: Editor | null;
  focus(): void;
  /** The caret in pixels of the frame. */
  caret(): DOMRect;
  close(): void;
}
