import type { StepJson } from '@veranda/domain/documents/text-steps';
import type { Editor, JSONContent } from '@tiptap/react';
import { useEffect } from 'react';

/** A text that several people edit: read as it is now, changed by steps. */
export interface SharedText {
  read(): JSONContent;
  /** @returns what ends the listening */
  subscribe(listener: () => void): () => void;
  /** @returns false where the steps are refused; the text has not changed then */
  change(steps: readonly StepJson[]): boolean;
}

/** Sends what is typed as steps, and takes over what others write and what is undone; the caret stays in its words. */
export function useSharedText(editor: Editor | null, text: SharedText | undefined): void {
  useEffect(() => {
    if (!editor || !text) return;
    let seen: JSONContent | null = null;
    const take = () => {
      const content = text.read();
      if (content === seen || editor.isDestroyed) return;
      seen = content;
      takeContent(editor, content);
    };
    const onTransaction = ({ transaction, appendedTransactions }: TransactionEvent) => {
      const all = [transaction, ...appendedTransactions];
      if (transaction.getMeta(remote) || !all.some(({ docChanged }) => docChanged)) return;
      const steps = all.flatMap((each) => each.steps.map((step) => step.toJSON() as StepJson));
      if (text.change(steps)) return;
      seen = null;
      take();
    };
    take();
    editor.on('transaction', onTransaction);
    const unsubscribe = text.subscribe(take);
    return () => {
      editor.off('transaction', onTransaction);
      unsubscribe();
    };
  }, [editor, text]);
}

/** Marks a transaction that comes from outside: it is not sent back. */
const remote = 'remote';

interface TransactionEvent {
  readonly transaction: Editor['state']['tr'];
  readonly appendedTransactions: readonly Editor['state']['tr'][];
}

// Only what differs is replaced, so that everything else, the caret among it, stays where it is.
function takeContent(editor: Editor, content: JSONContent): void {
  const { state, view, schema } = editor;
  const target = schema.nodeFromJSON(content);
  const start = state.doc.content.findDiffStart(target.content);
  const end = state.doc.content.findDiffEnd(target.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = target.slice(start, end.b + overlap);
  const exact = state.tr.replace(start, end.a + overlap, slice);
  const whole = () => state.tr.replaceWith(0, state.doc.content.size, target.content);
  const transaction = exact.doc.eq(target) ? exact : whole();
  view.dispatch(transaction.setMeta(remote, true).setMeta('addToHistory', false));
}
