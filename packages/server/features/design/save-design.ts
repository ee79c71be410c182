import type { saveDesign } from '@veranda/contracts/design';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { findSeq } from '@veranda/db/documents/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { partsOfSession } from '@veranda/domain/design/custom-css';
import type { DesignChange, DesignValues } from '@veranda/domain/design/design-values';
import { designEdit } from '@veranda/domain/design/design-document';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { designStepsEnglish } from '@veranda/messages/studio/design-steps/compiled';
import { createTranslator } from '@veranda/messages/translator';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { appendEdits } from '../../services/sites/documents/append-edits.ts';
import { designStore } from '../../services/sites/documents/design-store.ts';
import { readDocument } from '../../services/sites/documents/document-store.ts';
import { recordVersion } from '../../services/sites/documents/record-version.ts';

const t = createTranslator(designStepsEnglish);

/** Changes of a design, and the account that saves them. */
interface SavedChanges {
  readonly siteId: string;
  readonly label: Parameters<typeof t>[0];
  readonly accountId: string;
  readonly changes: readonly DesignChange[];
}

/**
 * Saves changes as one step of the log of the design, with a version. Refused as a whole where one of the values is
 * another by now than its author has seen: two people may change different ones, and nobody undoes what somebody else
 * has chosen without knowing it.
 */
export function saveChanges(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  { siteId, label, accountId, changes }: SavedChanges,
): Promise<EndpointOutput<typeof saveDesign> | Refusal> {
  const key = { kind: 'design', id: siteId } as const;
  return transactionWithRefusal(db, siteId, async (tx) => {
    const step = { label: t(label), accountId, editsOf: () => changes.map(designEdit) };
    const problem = await appendEdits({ tx, newId, store: designStore, key }, step);
    if (problem) return problem.code === 'edit-conflict' ? refuse('version-conflict') : problem;
    const version = await recordVersion({ tx, newId, key }, { reason: 'automatic', name: '', accountId });
    if (isRefusal(version)) return version;
    const { tweaks, customCss } = partsOfSession(await valuesOf(tx));
    return { values: { ...tweaks }, customCss, seq: await findSeq(tx, key) };
  });
}

async function valuesOf(tx: SiteTransaction): Promise<DesignValues> {
  const document = await readDocument(designStore, tx, tx.siteId);
  if (!document) throw new Error('the site of the transaction has no settings');
  return document.values;
}
