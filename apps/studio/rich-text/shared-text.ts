import type { StepJson } from '@veranda/domain/documents/text-steps';
import type { JSONContent } from '@tiptap/react';

/** Ends of what is chosen in a text, as positions of its document; equal for a caret. */
export interface TextSelectionEnds {
  readonly anchor: number;
  readonly head: number;
}

/** Steps by which a text has changed, and what of it was chosen. */
interface TextChange {
  readonly steps: readonly StepJson[];
  /** True for letters that come and go: those that follow one another at once are one step of undo. */
  readonly isTyping: boolean;
  readonly before: TextSelectionEnds;
  readonly after: TextSelectionEnds;
}

/** A text that several people edit: read as it is now, changed by steps. */
export interface SharedText {
  read(): JSONContent;
  /** The part that the last undo or redo asks to choose; a new object each time, null for none. */
  restored(): TextSelectionEnds | null;
  /** @returns what ends the listening */
  subscribe(listener: () => void): () => void;
  /** @returns false where the steps are refused; the text has not changed then */
  change(change: TextChange): boolean;
}

/** Words without any form that several people edit. */
export interface PlainText {
  read(): string;
  /** @returns what ends the listening */
  subscribe(listener: () => void): () => void;
  /** @returns false where the words are refused; the text has not changed then */
  change(text: string): boolean;
}
