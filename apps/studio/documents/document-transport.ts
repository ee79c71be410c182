import { getDocument, sendTransactions } from '@veranda/contracts/documents';
import { type DocumentKind, migrateDocument } from '@veranda/domain/documents/document-kind';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { CallFailure } from '../api/call-failure.ts';
import { call } from '../api/client.ts';
import type { BatchAnswer, DocumentTransport, SendFailure } from './document-sync.ts';

/** A document of a site, as its calls name it. */
export interface DocumentAddress<D> {
  readonly site: string;
  readonly kind: DocumentKind<D>;
  readonly id: string;
}

/** Characters of a batch that arrives though its tab is closed; browsers allow 64 KiB. */
const maxKeptAlive = 20_000;

/** The calls of a document. */
export function createDocumentTransport<D>({ site, kind, id }: DocumentAddress<D>): DocumentTransport<D> {
  const params = { site, kind: kind.key, document: id };
  return {
    async send({ base, transactions }): Promise<BatchAnswer | SendFailure> {
      try {
        const sent = transactions.map(({ id: transaction, label, edits }) => ({
          id: transaction,
          label,
          edits: [...edits],
        }));
        const body = { base, transactions: sent };
        // Browsers let go of a call that outlives its screen where it is larger.
        const keepalive = JSON.stringify(body).length < maxKeptAlive;
        const answer = await call(sendTransactions, { params, body, keepalive });
        return {
          logged: answer.logged,
          refused: answer.refused.map(({ id: refused, error }) => ({
            id: refused,
            refusal: refuse(error.code, error.field === undefined ? {} : { field: error.field }),
          })),
        };
      } catch (thrown) {
        return failureOf(thrown);
      }
    },
    async load(since) {
      const query = since === undefined ? {} : { since };
      const { seq, document, logged } = await call(getDocument, { params, query });
      const current = migrateDocument(kind, document);
      if (isRefusal(current)) throw new Error(`the document ${id} is not valid: ${current.code}`);
      return { document: current, seq, logged };
    },
  };
}

/** Reason why a call did not arrive. @throws what is no failure of a call */
export function failureOf(thrown: unknown): SendFailure {
  if (!(thrown instanceof CallFailure)) throw thrown;
  if (thrown.status === 0) return 'offline';
  if (thrown.status === 401) return 'signed-out';
  return thrown.code === 'document-ahead' ? 'ahead' : 'failed';
}
