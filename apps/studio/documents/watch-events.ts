import {
  type LoggedTransaction,
  type Presence,
  type Review,
  watchDocument,
} from '@veranda/contracts/documents';
import type { PageCommentNews } from '@veranda/contracts/page-comments';
import { decodeJson, listOf, writtenRecord } from '@veranda/domain/decoders';
import { addressOf } from '../api/address.ts';
import type { DocumentAddress } from './document-transport.ts';

/** Listeners of a document's events. */
interface EventsInput<D> {
  readonly address: DocumentAddress<D>;
  /** Last transaction that is known by now. */
  readonly known: () => number;
  readonly onConnected: () => void;
  readonly onTransactions: (logged: readonly LoggedTransaction[]) => void;
  readonly onPeople: (people: readonly Presence[]) => void;
  readonly onComments: (news: PageCommentNews) => void;
  /** Its promise is over when what is known is that of the document of now. */
  readonly onReview: (review: Review) => Promise<void>;
}

/** Milliseconds to the next connection after a lost one; twice as long each time, up to the last. */
const firstRetryMs = 1000;
const maxRetryMs = 30_000;

/** Listens to a document, over lost connections, from the last transaction that is known. @returns what ends it */
export function watchEvents<D>(input: EventsInput<D>): () => void {
  const { site, kind, id } = input.address;
  const params = { site, kind: kind.key, document: id };
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let isEnded = false;
  const connect = () => {
    source = new EventSource(addressOf(watchDocument, { params, query: { from: input.known() } }));
    source.addEventListener('open', () => {
      retryMs = firstRetryMs;
      input.onConnected();
    });
    source.addEventListener('transactions', ({ data }) => input.onTransactions(logged(data)));
    source.addEventListener('presence', ({ data }) => input.onPeople(people(data)));
    source.addEventListener('comments', ({ data }) => input.onComments(comments(data)));
    source.addEventListener('review', ({ data }) => void follow(review(data)));
    source.addEventListener('error', () => {
      // The browser's own try would ask from where this connection began.
      source?.close();
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(maxRetryMs, retryMs * 2);
    });
  };
  // An accepted proposal is over: what is edited from now on is another document, with a log of its own.
  const follow = async (review: Review) => {
    if (review.state === 'accepted') source?.close();
    await input.onReview(review);
    if (review.state === 'accepted' && !isEnded) connect();
  };
  connect();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    source?.close();
  };
}

// Our own server writes them by the contract: their entries are not looked into.
const logged = (data: unknown) => decodeJson(listOf(writtenRecord<LoggedTransaction>), String(data));
const review = (data: unknown) => decodeJson(writtenRecord<Review>, String(data));
const comments = (data: unknown) => decodeJson(writtenRecord<PageCommentNews>, String(data));
const people = (data: unknown) => decodeJson(listOf(writtenRecord<Presence>), String(data));
