import { type Refusal, refuse } from '../refusal.ts';
import type { DocumentKind } from './document-kind.ts';
import { type Applied, type Edit, type EditFunction, isApplied } from './edit.ts';

/** One or several edits that happen as a whole, with who made them and how it is named to people. */
export interface Transaction {
  /** Made by whoever wrote it; a transaction with a known id is not run again. */
  readonly id: string;
  /** Account of the author; empty for the platform. */
  readonly author: string;
  /** Told in undo, history and to others: `Moved image`. */
  readonly label: string;
  readonly edits: readonly Edit[];
}

/** A transaction that the server has put in order. */
export interface LoggedTransaction extends Transaction {
  /** Whole number from 1 that grows by one with every transaction of the document. */
  readonly seq: number;
}

/** Runs the edits one upon the other, all or none of them; the inverse takes back all of them. */
export function runEdits<D>(
  kind: DocumentKind<D>,
  document: D,
  edits: readonly Edit[],
): Applied<D> | Refusal {
  let current = document;
  const inverse: Edit[] = [];
  for (const [index, edit] of edits.entries()) {
    if (!Object.hasOwn(kind.edits, edit.name))
      return refuse('edit-unknown', { field: `edits.${index}.name`, params: { name: edit.name } });
    // Safe: arguments are checked by the schema of the name before they come here.
    const run = kind.edits[edit.name] as EditFunction<D, unknown>;
    const outcome = run(current, edit.args);
    if (!isApplied(outcome)) return outcome;
    current = outcome.document;
    inverse.unshift(...outcome.inverse);
  }
  return { document: current, inverse };
}
