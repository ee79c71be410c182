import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Holder } from '@veranda/domain/contributors/rights';
import type { DocumentKind } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import type { Refusal } from '@veranda/domain/refusal';
import type { TSchema } from 'typebox';

/** Storage of a kind's documents, and the reader of their edits. */
export interface DocumentStore<D> {
  readonly kind: DocumentKind<D>;
  /** Schemas of the arguments of the kind's edits, by name. */
  readonly schemas: Readonly<Record<string, TSchema>>;
  /** The document as it is stored; undefined where there is none of this id. */
  readonly read: (tx: SiteTransaction, id: string) => Promise<unknown>;
  /** True where there is one of this id: told without reading it. */
  readonly exists: (tx: SiteTransaction, id: string) => Promise<boolean>;
  readonly write: (tx: SiteTransaction, id: string, document: D) => Promise<boolean>;
  /** What is wrong with edits of a document beside what they change: a page that they name is gone. Null for nothing. */
  readonly contentProblem?: (
    tx: SiteTransaction,
    id: string,
    edits: readonly Edit[],
  ) => Promise<Refusal | null>;
  /** Why this member may not make an edit that others may make; null where they may. */
  readonly rightProblem?: (edit: Edit, member: Holder) => Refusal | null;
}
