import type { DocumentKind } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import type { RefusedTransaction } from '@veranda/domain/documents/replica';
import { replacement } from '@veranda/domain/documents/replacement';

/** Something that its author did and that others have made impossible. */
export interface Conflict {
  /** The first of its transactions. */
  readonly id: string;
  /** Transactions that it stands for: one for every letter that was typed into a field. */
  readonly ids: readonly string[];
  readonly label: string;
  /** Code of the refusal. */
  readonly code: string;
  /** The value that two people have written; null for anything else. */
  readonly choice: ValueChoice | null;
}

interface ValueChoice {
  readonly yours: unknown;
  readonly theirs: unknown;
  /** The edit that puts a value in the place of theirs. */
  readonly put: (value: unknown) => Edit;
}

/** Conflicts to be shown, one a field: the last value of its author stands for all before it. */
export function conflictsOf<D>(
  kind: DocumentKind<D>,
  document: D,
  refused: readonly RefusedTransaction[],
): readonly Conflict[] {
  const groups = Map.groupBy(refused, ({ transaction, refusal }) =>
    refusal.code === 'edit-conflict' ? (refusal.field ?? transaction.id) : transaction.id,
  );
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    if (!last) return [];
    const { transaction, refusal } = last;
    const ids = group.map((each) => each.transaction.id);
    const choice = refusal.code === 'edit-conflict' ? choiceOf(kind, document, transaction.edits) : null;
    return [{ id: ids[0] ?? '', ids, label: transaction.label, code: refusal.code, choice }];
  });
}

// Only where the whole transaction is that one value: anything else cannot be put into theirs.
function choiceOf<D>(kind: DocumentKind<D>, document: D, edits: readonly Edit[]): ValueChoice | null {
  const [only, ...more] = edits;
  const theirs = only && more.length === 0 ? kind.replaced(document, only) : null;
  if (!only || theirs === null) return null;
  const { value: yours, was: _was, ...target } = only.args;
  return {
    yours,
    theirs: theirs.value,
    put: (value) => ({ name: only.name, args: replacement(target, { value, was: theirs.value }) }),
  };
}
