import type { Edit } from '@veranda/domain/documents/edit';
import type { StepJson } from '@veranda/domain/documents/text-steps';
import { emptyText, type RichText } from '@veranda/domain/rich-text/rich-text';
import type { JSONContent } from '@tiptap/react';
import type { ChangeOptions, DocumentSession } from '../documents/document-session.ts';
import type { SharedText } from '../rich-text/shared-text.ts';

/** A rich text of a document: where it is, and how it is edited. */
interface TextPlace<D> {
  /** The text as it is now; undefined where its record is gone. */
  readonly read: (document: D) => RichText | undefined;
  /** Null where the steps cannot be run. */
  readonly edit: (steps: readonly StepJson[]) => Edit | null;
  /** Its key is the address of the text: letters that follow one another at once are one step. */
  readonly options: ChangeOptions & { readonly coalesceKey: string };
}

/** A rich text of a session's document, which its editor and everybody else change by steps. */
export function sessionText<D>(
  session: DocumentSession<D>,
  { read, edit, options }: TextPlace<D>,
): SharedText {
  // The text of a record that somebody has just removed stays until its field is gone.
  let last: RichText = emptyText;
  const field = options.coalesceKey;
  return {
    read() {
      last = read(session.getState().document) ?? last;
      return last as unknown as JSONContent;
    },
    restored() {
      const caret = session.getState().restored?.caret;
      return caret?.field === field ? caret : null;
    },
    subscribe: session.subscribe,
    change({ steps, isTyping, before, after }) {
      const change = edit(steps);
      if (!change) return false;
      const carets = { before: { field, ...before }, after: { field, ...after } };
      return session.change([change], { ...options, coalesceKey: isTyping ? field : '', carets }) === null;
    },
  };
}
