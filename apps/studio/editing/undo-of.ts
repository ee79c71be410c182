import type { Edit } from '@veranda/domain/documents/edit';
import { runEdits } from '@veranda/domain/documents/transaction';
import { isRefusal } from '@veranda/domain/refusal';
import type { DocumentSession } from '../documents/document-session.ts';

/**
 * The way back from edits that are about to be made: the last step taken back, or, where others have followed, one
 * more step of this name.
 */
export function undoOf<D>(session: DocumentSession<D>, edits: readonly Edit[], label: string): () => void {
  const { document, history, replica } = session.getState();
  const outcome = runEdits(replica.kind, document, edits);
  if (isRefusal(outcome)) return () => undefined;
  const [before] = history.undo;
  return () => {
    const [, next] = session.getState().history.undo;
    if (next === before) session.undo();
    else session.change(outcome.inverse, { label });
  };
}
