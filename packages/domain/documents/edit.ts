import type { Refusal } from '../refusal.ts';

/**
 * A named change of a document (design/editor.md 3). It is plain data: kept, sent, and run again on whatever the document
 * is by then. It never says what the document was or will be, but for a value that it replaces.
 */
export interface Edit {
  /** `block.move`, `section.set` … a row of the kind's table. */
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A document after an edit, with the edits that take exactly that back, in the order in which they run. */
export interface Applied<D> {
  readonly document: D;
  readonly inverse: readonly Edit[];
}

/** Why an edit does nothing: codes of the message table. */
export type EditRefusal = Refusal<
  'edit-unknown' | 'edit-target-gone' | 'edit-conflict' | 'malformed' | 'too-many-blocks' | 'document-full'
>;

/** One named edit: pure, and the same on every machine. */
export type EditFunction<D, A> = (document: D, args: A) => Applied<D> | EditRefusal;

/** Tells an applied edit from a refused one. */
export function isApplied<D>(outcome: Applied<D> | Refusal): outcome is Applied<D> {
  return !('kind' in outcome && outcome.kind === 'refusal');
}
