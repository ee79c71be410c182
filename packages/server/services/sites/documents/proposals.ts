import type { DocumentKey } from '@veranda/db/documents/reader';
import { findSeq } from '@veranda/db/documents/reader';
import { insertProposal, lockProposalOf, renewProposal } from '@veranda/db/documents/proposals';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { documentStore, readDocument } from './document-store.ts';

interface ProposalContext {
  readonly tx: SiteTransaction;
  readonly newId: () => string;
  readonly accountId: string;
}

/**
 * The proposal of a page or an item in whose place people who write drafts alone edit; begun where there is none.
 * Undefined where there is no such document.
 */
export async function proposalKey(
  { tx, newId, accountId }: ProposalContext,
  key: DocumentKey,
): Promise<DocumentKey | undefined> {
  const { kind, id: documentId } = key;
  const store = documentStore(kind);
  if (!store || (kind !== 'page' && kind !== 'item')) return undefined;
  const known = await lockProposalOf(tx, key);
  if (known && known.seq > 0n) return { kind: 'proposal', id: known.id };
  const document = await readDocument(store, tx, documentId);
  if (document === undefined) return undefined;
  const baseSeq = BigInt(await findSeq(tx, key));
  const id = known?.id ?? newId();
  if (known) await renewProposal(tx, { id, baseSeq, document });
  else await insertProposal(tx, { id, kind, documentId, accountId, baseSeq, document });
  return { kind: 'proposal', id };
}
