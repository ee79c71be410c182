import type { Edit } from '@veranda/domain/documents/edit';
import type { RefusedTransaction } from '@veranda/domain/documents/replica';
import type { PageDocument } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';

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
export function conflictsOf(
  document: PageDocument,
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
    const choice = refusal.code === 'edit-conflict' ? choiceOf(document, transaction.edits) : null;
    return [{ id: ids[0] ?? '', ids, label: transaction.label, code: refusal.code, choice }];
  });
}

interface Target {
  readonly theirs: unknown;
  readonly put: (value: unknown) => Edit;
}

// Only where the whole transaction is that one value: anything else cannot be put into theirs.
function choiceOf(document: PageDocument, edits: readonly Edit[]): ValueChoice | null {
  const [only, ...more] = edits;
  const target = only && more.length === 0 ? targetOf(document, only) : null;
  return target && only ? { yours: only.args['value'], ...target } : null;
}

function targetOf({ blocks, sections }: PageDocument, { name, args }: Edit): Target | null {
  const { id, path, name: property } = args as Readonly<Record<string, string>>;
  const block = blocks[id ?? ''];
  const section = sections[id ?? ''] as Readonly<Record<string, unknown>> | undefined;
  if (name === 'block.setValue' && block && path) {
    const theirs = block.value[path];
    return { theirs, put: (value) => edit('block.setValue', { id: block.id, path, value, was: theirs }) };
  }
  if (name === 'block.setStyle' && block && property) {
    const theirs = block.style[property];
    return {
      theirs,
      put: (value) => edit('block.setStyle', { id: block.id, name: property, value, was: theirs }),
    };
  }
  if (name === 'section.set' && section && path) {
    const theirs = section[path];
    return { theirs, put: (value) => ({ name, args: { id, path, value, was: theirs } }) };
  }
  return null;
}
