import type { LoggedTransaction } from '@veranda/domain/documents/transaction';
import { sessionLost } from '../api/session-loss.ts';
import { type CommentNews, createCommentNews } from './comment-news.ts';
import { createDocumentSession, type DocumentSession } from './document-session.ts';
import { createDocumentSync, type DocumentSync } from './document-sync.ts';
import { createDocumentTransport, type DocumentAddress } from './document-transport.ts';
import { rememberOpen } from './open-documents.ts';
import type { PendingStorage, StoredWork } from './pending-storage.ts';
import { createPresence, type DocumentPresence } from './presence.ts';
import { restoreWork } from './restore-work.ts';
import { createReview, type DocumentReview } from './review.ts';
import { guardSections } from './section-locks.ts';
import { createUndoHistory } from './undo-history.ts';
import { watchEvents } from './watch-events.ts';
import { holdSlot, slotNames, takeSlot, type WorkSlot } from './work-slot.ts';

/** A document that is open in this tab: edited, saved, and watched. */
export interface OpenDocument<D> {
  readonly session: DocumentSession<D>;
  readonly sync: DocumentSync;
  readonly presence: DocumentPresence;
  readonly review: DocumentReview;
  readonly commentNews: CommentNews;
  close(): void;
}

interface OpenInput<D> {
  readonly address: DocumentAddress<D>;
  /** Id of the account. */
  readonly author: string;
  readonly storage: PendingStorage;
}

/** Opens a document with the work that this browser has kept of it. @throws what reading it threw */
export async function openDocument<D>({ address, author, storage }: OpenInput<D>): Promise<OpenDocument<D>> {
  const { kind, id } = address;
  const transport = createDocumentTransport(address);
  const beginning = slotNames(author, id);
  const found = await findWork(storage, beginning);
  try {
    const bases = found.works.map(({ base }) => base);
    const loaded = await transport.load(bases.length === 0 ? undefined : Math.min(...bases));
    const work = restoreWork(kind, found.works, loaded.logged);
    const presence = createPresence(address, crypto.randomUUID());
    const session = createDocumentSession({
      kind,
      guard: guardSections(kind, presence),
      loaded,
      author,
      newId: () => crypto.randomUUID(),
      now: () => Date.now(),
      ...work,
    });
    const isKept = await takeOver(storage, { session, found, base: loaded.seq });
    const sync = createDocumentSync({ session, transport, storage, name: found.slot.name, isKept });
    return watched({ session, sync, presence }, address, found.slot);
  } catch (thrown) {
    for (const slot of [found.slot, ...found.orphans]) slot.release();
    throw thrown;
  }
}

interface FoundWork {
  readonly slot: WorkSlot;
  /** Kept by tabs that are closed. */
  readonly orphans: readonly WorkSlot[];
  /** That of this tab first. */
  readonly works: readonly StoredWork[];
}

async function findWork(storage: PendingStorage, beginning: string): Promise<FoundWork> {
  const kept = await storage.list(beginning);
  const slot = await takeSlot(beginning, kept);
  const own = await storage.read(slot.name);
  const orphans: WorkSlot[] = [];
  const works = own ? [own] : [];
  for (const name of kept.filter((each) => each !== slot.name)) {
    const orphan = await holdSlot(name);
    const work = orphan && (await storage.read(name));
    if (orphan && work && work.pending.length > 0) {
      orphans.push(orphan);
      works.push({ ...work, history: own ? createUndoHistory() : work.history });
    } else orphan?.release();
  }
  return { slot, orphans, works };
}

/** Keeps all work under the name of this tab. @returns whether this browser keeps anything */
async function takeOver<D>(
  storage: PendingStorage,
  { session, found, base }: { session: DocumentSession<D>; found: FoundWork; base: number },
): Promise<boolean> {
  const { pending, history } = { pending: session.getState().replica.pending, ...session.getState() };
  const plain = pending.map(({ id, author, label, edits }) => ({ id, author, label, edits }));
  const isKept = await storage.write(found.slot.name, { base, pending: plain, history });
  for (const orphan of found.orphans) {
    if (isKept) await storage.delete(orphan.name);
    orphan.release();
  }
  return isKept;
}

function watched<D>(
  open: Omit<OpenDocument<D>, 'close' | 'review' | 'commentNews'>,
  address: DocumentAddress<D>,
  slot: WorkSlot,
): OpenDocument<D> {
  const { session, sync, presence } = open;
  const review = createReview();
  const commentNews = createCommentNews();
  const endEvents = watchEvents({
    address,
    known: () => session.getState().replica.confirmed.seq,
    onConnected: () => {
      if (sync.getState().status === 'offline') sync.retry();
    },
    onTransactions: (logged) => receiveOrReload(open, logged),
    onPeople: presence.receive,
    onComments: commentNews.receive,
    async onReview(received) {
      if (review.receive(received)) await sync.reload();
    },
  });
  const endRestored = sessionLost.onRestored(() => {
    sync.retry();
    presence.resume();
  });
  const forget = rememberOpen(sync);
  return {
    ...open,
    review,
    commentNews,
    close() {
      forget();
      endEvents();
      endRestored();
      sync.close();
      presence.close();
      slot.release();
    },
  };
}

function receiveOrReload<D>(
  { session, sync }: Pick<OpenDocument<D>, 'session' | 'sync'>,
  logged: readonly LoggedTransaction[],
): void {
  try {
    session.receive(logged);
  } catch (error) {
    console.warn('The news of the document have a gap; it is read again', error);
    void sync.reload();
  }
}
