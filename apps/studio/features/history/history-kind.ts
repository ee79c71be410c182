import type { DocumentKind, DocumentKindKey } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import type { ComponentType } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';

/** What the history has to know of a kind of document: everything else of it is the same for all kinds. */
export interface HistoryKind<D> {
  readonly kind: DocumentKind<D>;
  /** Area of the rights that the documents belong to. */
  readonly area: string;
  /** Edits that make of a document what a version says; none where it says that already. */
  readonly restoreEdits: (current: D, version: D) => readonly Edit[];
  /** Shows two versions side by side, and what differs. */
  readonly Comparison: ComponentType<Comparison<D>>;
  /** Shows what others have made impossible. */
  readonly Conflicts: ComponentType<{ readonly session: DocumentSession<D> }>;
}

/** Two versions of a document, or one of them and the document as it is now. */
export interface Comparison<D> {
  readonly kind: DocumentKindKey;
  /** Id of the document. */
  readonly id: string;
  readonly before: D;
  readonly after: D;
  /** The document as it is at this moment. */
  readonly current: () => D;
  /** Names of both sides. */
  readonly titles: { readonly before: string; readonly after: string };
  /** Runs edits upon the document as it is now; null for those who may not. @returns whether they were run */
  readonly change: ((edits: readonly Edit[], label: string) => boolean) | null;
}
