import { findProposalDocument, saveProposalDocument } from '@veranda/db/documents/proposals';
import { saveItemSections, savePageSections } from '@veranda/db/documents/writer';
import { findStoredForm, formExists } from '@veranda/db/forms/reader';
import { saveDraft } from '@veranda/db/forms/writer';
import { findItem, findPage, itemExists, pageExists } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Holder, may } from '@veranda/domain/contributors/rights';
import {
  type DocumentKind,
  type DocumentKindKey,
  migrateDocument,
} from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import { type FormDraft, partsOfDraft } from '@veranda/domain/forms/form-draft';
import { formKind } from '@veranda/domain/forms/form-kind';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { PageDocument } from '@veranda/domain/pages/document';
import { itemKind, pageKind, proposalKind } from '@veranda/domain/pages/page-kind';
import { formEditSchemas } from '@veranda/contracts/form-edits';
import { pageEditSchemas } from '@veranda/contracts/page-edits';
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
  /** Why this member may not make an edit that others may make; null where they may. */
  readonly rightProblem?: (edit: Edit, member: Holder) => Refusal | null;
}

const emptyPage: PageDocument = { schema: 1, sections: {}, blocks: {} };

const pages: DocumentStore<PageDocument> = {
  kind: pageKind,
  schemas: pageEditSchemas,
  async read(tx, id) {
    const page = await findPage(tx, id);
    return page && (page.doc.document ?? emptyPage);
  },
  exists: pageExists,
  write: savePageSections,
};

const items: DocumentStore<PageDocument> = {
  kind: itemKind,
  schemas: pageEditSchemas,
  async read(tx, id) {
    const item = await findItem(tx, id);
    return item && (item.doc.document ?? emptyPage);
  },
  exists: itemExists,
  write: saveItemSections,
};

const forms: DocumentStore<FormDraft> = {
  kind: formKind,
  schemas: formEditSchemas,
  async read(tx, id) {
    const form = await findStoredForm(tx, id);
    return form && { ...form.doc, name: form.name };
  },
  exists: formExists,
  write(tx, id, draft) {
    const { name, document } = partsOfDraft(draft);
    return saveDraft(tx, { id, name, doc: document });
  },
  // Markup that runs after a form is sent is the owner's own code.
  rightProblem: ({ name, args }, member) =>
    name === 'form.set' && args['path'] === 'advanced.html' && !may(member, 'custom-code', 'write')
      ? refuse('form-code-not-allowed', { field: 'advanced.html' })
      : null,
};

const proposals: DocumentStore<PageDocument> = {
  kind: proposalKind,
  schemas: pageEditSchemas,
  read: findProposalDocument,
  exists: async (tx, id) => (await findProposalDocument(tx, id)) !== undefined,
  write: saveProposalDocument,
};

const stores: Partial<Record<DocumentKindKey, object>> = {
  page: pages,
  item: items,
  form: forms,
  proposal: proposals,
};

/** The store of a kind of document; null for a kind that is not stored. */
export function documentStore(kind: DocumentKindKey): DocumentStore<unknown> | null {
  // Safe: a store gives its documents to its own kind alone, whatever their type is.
  return (stores[kind] as DocumentStore<unknown> | undefined) ?? null;
}

/**
 * A document in the current schema of its kind; undefined where there is none. @throws when what is stored is
 * none
 */
export async function readDocument<D>(
  { kind, read }: DocumentStore<D>,
  tx: SiteTransaction,
  id: string,
): Promise<D | undefined> {
  const stored = await read(tx, id);
  if (stored === undefined) return undefined;
  const document = migrateDocument(kind, stored);
  if (isRefusal(document))
    throw new Error(`the stored ${kind.key} ${id} is not valid: ${document.field ?? document.code}`);
  return document;
}
