import {
  type ContentImport,
  findContentImport,
  findContentImports,
  type ImportFile,
  insertContentImport,
  lockContentImports,
  updateContentImport,
} from '@veranda/db/content-import/imports';
import { forgetEntryData } from '@veranda/db/content-import/entries';
import { findUpload } from '@veranda/db/media/uploads';
import { findPage } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { ImportOptions } from '@veranda/domain/content-import/import-options';
import { type ImportEvent, isWorking, nextImportState } from '@veranda/domain/content-import/import-states';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { makeCollection } from './make-collection.ts';

type BeginDeps = Pick<Deps, 'db' | 'newId' | 'reservedSlugs'>;

/** Topics of the messages by which imports go on in the background. */
export const importTopics = {
  read: 'content-import-read',
  run: 'content-import-run',
  undo: 'content-import-undo',
} as const;

/** Begins an import of files that have arrived: they are read in the background, and nothing is imported yet. */
export async function beginImport(
  deps: BeginDeps,
  siteId: string,
  uploadIds: readonly string[],
): Promise<ContentImport | Refusal> {
  const id = deps.newId();
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    await lockContentImports(tx);
    const latest = await findContentImports(tx, 50);
    if (latest.some(({ status }) => isWorking(status))) return refuse('content-import-running');
    const files: ImportFile[] = [];
    for (const [index, uploadId] of uploadIds.entries()) {
      const upload = await findUpload(tx, uploadId);
      const field = `uploads.${String(index)}`;
      if (!upload) return refuse('upload-not-found', { field });
      if (upload.received < upload.bytes) return refuse('upload-incomplete', { field });
      files.push({ uploadId, name: upload.fileName, bytes: upload.bytes });
    }
    await insertContentImport(tx, { id, files });
    await goOn(deps, tx, { topic: importTopics.read, id, slice: 0 });
    return existing(tx, id);
  });
}

/** Starts what was read: entries become pages, items, pictures and comments, in the background. */
export async function startImport(
  deps: BeginDeps,
  siteId: string,
  { id, options }: { readonly id: string; readonly options: ImportOptions },
): Promise<ContentImport | Refusal> {
  return changeState(deps, siteId, {
    id,
    event: 'start',
    change: async (tx) => {
      const { collectionId } = options;
      if (collectionId !== null && !(await takesItems(tx, collectionId)))
        return refuse('unknown-page', { field: 'collectionId' });
      const chosen =
        collectionId === null
          ? { ...options, collectionId: await makeCollection(deps, tx), madeCollection: true }
          : options;
      await updateContentImport(tx, id, { options: chosen });
      return importTopics.run;
    },
  });
}

async function takesItems(tx: SiteTransaction, id: string): Promise<boolean> {
  const page = await findPage(tx, id);
  return (
    page !== undefined &&
    page.deletedAt === null &&
    !isSinglePage(page.type) &&
    page.type !== collectionTypes.products
  );
}

/** Cancels an import: what it has brought stays, and can be taken back. */
export async function cancelImport(
  deps: BeginDeps,
  siteId: string,
  id: string,
): Promise<ContentImport | Refusal> {
  return changeState(deps, siteId, {
    id,
    event: 'cancel',
    change: async (tx) => {
      await forgetEntryData(tx, id);
      return null;
    },
  });
}

/** Takes back what an import has brought, in the background: it goes to the trash. */
export async function undoImport(
  deps: BeginDeps,
  siteId: string,
  id: string,
): Promise<ContentImport | Refusal> {
  return changeState(deps, siteId, { id, event: 'undo', change: async () => importTopics.undo });
}

interface StateChange {
  readonly id: string;
  readonly event: ImportEvent;
  /** Gives the topic of the message that goes on with it; null for none. */
  readonly change: (tx: SiteTransaction) => Promise<string | null | Refusal>;
}

async function changeState(
  deps: BeginDeps,
  siteId: string,
  { id, event, change }: StateChange,
): Promise<ContentImport | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    await lockContentImports(tx);
    const found = await findContentImport(tx, id, { isHeld: true });
    if (!found) return refuse('content-import-not-found');
    const status = nextImportState(found.status, event);
    if (status === null) return refuse('content-import-state', { params: { state: found.status } });
    if (event !== 'cancel') {
      const latest = await findContentImports(tx, 50);
      if (latest.some((each) => isWorking(each.status))) return refuse('content-import-running');
    }
    const topic = await change(tx);
    if (isRefusal(topic)) return topic;
    await updateContentImport(tx, id, { status });
    if (topic !== null) await goOn(deps, tx, { topic, id, slice: found.slice });
    return existing(tx, id);
  });
}

/** Leaves the message by which an import goes on with its next slice. */
export async function goOn(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { topic, id, slice }: { readonly topic: string; readonly id: string; readonly slice: number },
): Promise<void> {
  await updateContentImport(tx, id, { slice: slice + 1 });
  await addToOutbox(tx, {
    id: deps.newId(),
    topic,
    dedupeKey: `content-import.${id}.${String(slice + 1)}`,
    payload: { importId: id },
  });
}

async function existing(tx: SiteTransaction, id: string): Promise<ContentImport> {
  const found = await findContentImport(tx, id);
  if (!found) throw new Error('an import that was just written is missing');
  return found;
}
