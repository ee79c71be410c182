import { designEditSchemas } from '@veranda/contracts/design-edits';
import { findSettings } from '@veranda/db/sites/reader';
import { saveDesign } from '@veranda/db/sites/writer';
import { partsOfSession } from '@veranda/domain/design/custom-css';
import { designDocument, type DesignDocument, designKind } from '@veranda/domain/design/design-document';
import { refuse } from '@veranda/domain/refusal';
import type { DocumentStore } from './store-of-kind.ts';

/**
 * The design, whose document has the id of its site. Its log is written by the calls of the design alone, which know
 * what the theme offers and who may write CSS.
 */
export const designStore: DocumentStore<DesignDocument> = {
  kind: designKind,
  schemas: designEditSchemas,
  async read(tx, id) {
    const settings = id === tx.siteId ? await findSettings(tx) : undefined;
    return settings && designDocument(settings.doc.tweaks, settings.doc.customCss ?? '');
  },
  exists: async (tx, id) => id === tx.siteId,
  write: (tx, _id, { values }) => saveDesign(tx, partsOfSession(values)),
  rightProblem: () => refuse('not-allowed'),
};
