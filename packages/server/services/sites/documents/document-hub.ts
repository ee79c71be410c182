import type { Review } from '@veranda/contracts/documents';
import type { PageCommentNews } from '@veranda/contracts/page-comments';
import { findReview } from '@veranda/db/documents/proposals';
import {
  type DocumentKey,
  findPresence,
  findSeq,
  findTransactions,
  type PresenceRecord,
} from '@veranda/db/documents/reader';
import { type CommentedKey, findPageCommentNews } from '@veranda/db/page-comments/reader';
import type { LoggedTransaction } from '@veranda/domain/documents/transaction';
import type { SitesDeps } from '../deps.ts';

/** A reader of a document's events. */
interface Watcher {
  readonly siteId: string;
  readonly key: DocumentKey;
  /** The document that page comments are on, which a proposal stands for; null for one without. */
  readonly commented: CommentedKey | null;
  /** Last transaction that it has received. */
  seq: number;
  /** People as it was last told of them, as JSON. */
  people: string;
  /** Review of a proposal as it was last told of it, as JSON. */
  review: string;
  /** Revision of the page comments as it was last told of them. */
  comments: string;
  readonly tell: (event: DocumentEvent) => void;
}

/** News of a document. */
type DocumentEvent =
  | { readonly kind: 'transactions'; readonly transactions: readonly LoggedTransaction[] }
  | { readonly kind: 'presence'; readonly people: readonly PresenceRecord[] }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'comments'; readonly news: PageCommentNews };

/** A document as it is now, for those who watch it. */
interface News {
  readonly transactions: readonly LoggedTransaction[];
  readonly people: readonly PresenceRecord[];
  readonly review: Review | undefined;
  readonly comments: PageCommentNews | null;
}

/** Tells this process's watchers what any process appends. */
export interface DocumentHub {
  /** Begins after transaction `from`; the function that it gives ends it. */
  watch(
    watcher: Omit<Watcher, 'people' | 'review' | 'comments' | 'seq'> & { readonly from: number },
  ): () => void;
  /** Looks at once, after an append of this process. */
  wake(): void;
}

/** Milliseconds after which appends of other processes are looked for. */
const pollMs = 400;

/** Makes the hub. It asks the database only while somebody watches: one short transaction a site and turn. */
export function createDocumentHub(deps: Pick<SitesDeps, 'db' | 'log'>): DocumentHub {
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (watchers.size === 0) return;
    timer = setTimeout(() => {
      running ??= look(deps, watchers).finally(() => {
        running = null;
        schedule(pollMs);
      });
    }, ms);
    timer.unref();
  }

  return {
    watch({ from, ...parts }) {
      const watcher = { ...parts, seq: from, people: '', review: '', comments: '' };
      watchers.add(watcher);
      schedule(0);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) clearTimeout(timer);
      };
    },
    wake: () => schedule(0),
  };
}

async function look(deps: Pick<SitesDeps, 'db' | 'log'>, watchers: ReadonlySet<Watcher>): Promise<void> {
  const bySite = Map.groupBy(watchers, ({ siteId }) => siteId);
  for (const [siteId, group] of bySite) {
    try {
      await lookAtSite(deps, siteId, group);
    } catch (error) {
      deps.log.warn({ error, siteId }, 'the news of documents could not be read; they are asked for again');
    }
  }
}

async function lookAtSite(
  { db }: Pick<SitesDeps, 'db'>,
  siteId: string,
  group: readonly Watcher[],
): Promise<void> {
  const byDocument = Map.groupBy(group, ({ key }) => `${key.kind}/${key.id}`);
  await db.forSite(
    siteId,
    async (tx) => {
      for (const readers of byDocument.values()) {
        const [{ key, commented } = unreachable] = readers;
        const seq = await findSeq(tx, key);
        const oldest = Math.min(...readers.map((reader) => reader.seq));
        const transactions = seq > oldest ? await findTransactions(tx, key, oldest) : [];
        const people = await findPresence(tx, key);
        const review = key.kind === 'proposal' ? await findReview(tx, key.id) : undefined;
        const comments = commented && (await findPageCommentNews(tx, commented));
        for (const reader of readers) tellNews(reader, { transactions, people, review, comments });
      }
    },
    { readOnly: true },
  );
}

const unreachable = { key: { kind: 'page', id: '' }, commented: null } as const;

function tellNews(reader: Watcher, { transactions, people, review, comments }: News): void {
  const news = transactions.filter(({ seq }) => seq > reader.seq);
  const last = news.at(-1);
  if (last) {
    reader.seq = last.seq;
    reader.tell({ kind: 'transactions', transactions: news });
  }
  const text = JSON.stringify(people);
  if (text !== reader.people) {
    reader.people = text;
    reader.tell({ kind: 'presence', people });
  }
  const state = review ? JSON.stringify(review) : '';
  if (review && state !== reader.review) {
    reader.review = state;
    reader.tell({ kind: 'review', review });
  }
  if (comments && comments.revision !== reader.comments) {
    reader.comments = comments.revision;
    reader.tell({ kind: 'comments', news: comments });
  }
}
