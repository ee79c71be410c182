import type { DocumentKey } from '@veranda/db/documents/reader';
import {
  changeDocumentVersion,
  findDocumentVersion,
  findLastAuthor,
  findNewestVersion,
  insertDocumentVersion,
  restartVersionClock,
  type VersionRecord,
} from '@veranda/db/documents/versions';
import { lockDocument } from '@veranda/db/documents/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type KeptVersion, keepingOf } from '@veranda/domain/documents/version-keeping';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { documentStore, readDocument } from './document-store.ts';

interface RecordContext {
  readonly tx: SiteTransaction;
  readonly newId: () => string;
  readonly key: DocumentKey;
}

/** A version to be kept, and the account that it is told of; null for the platform. */
interface WantedVersion extends KeptVersion {
  readonly accountId: string | null;
}

/** A version with the document that it keeps. */
interface VersionContent extends WantedVersion {
  readonly document: unknown;
  readonly seq: number;
}

/**
 * Keeps a document as it is now: for a publication, under a name, or for a moment that its author asks for. A
 * document that the newest version says already is not kept twice. @returns the version that stands for it
 */
export async function recordVersion(
  context: RecordContext,
  wanted: WantedVersion,
): Promise<VersionRecord | Refusal> {
  const { tx, key } = context;
  const store = documentStore(key.kind);
  // Before it is registered: nothing is left behind of what is not there.
  if (!store || !(await store.exists(tx, key.id))) return refuse('unknown-document');
  const { seq } = await lockDocument(tx, key);
  const document = await readDocument(store, tx, key.id);
  if (document === undefined) return refuse('unknown-document');
  return keepVersion(context, { ...wanted, document, seq });
}

/** The same for a locked document that has been read. */
async function keepVersion(
  { tx, newId, key }: RecordContext,
  { document, seq, accountId, ...wanted }: VersionContent,
): Promise<VersionRecord> {
  const newest = await findNewestVersion(tx, key, document);
  const keeping = keepingOf(newest, wanted);
  const id = keeping === 'insert' || !newest ? newId() : newest.id;
  if (keeping === 'insert') await insertDocumentVersion(tx, key, { id, ...wanted, document, seq, accountId });
  else if (keeping === 'change') await changeDocumentVersion(tx, key, { id, ...wanted, accountId });
  await restartVersionClock(tx, key);
  const version = await findDocumentVersion(tx, key, id);
  if (!version) throw new Error('a version that was just kept is missing');
  return version;
}

/** Keeps what the last ten minutes of work have made, before the work goes on. */
export async function keepAutomatically(
  context: RecordContext,
  content: Pick<VersionContent, 'document' | 'seq'>,
): Promise<void> {
  const accountId = await findLastAuthor(context.tx, context.key);
  await keepVersion(context, { reason: 'automatic', name: '', accountId, ...content });
}
