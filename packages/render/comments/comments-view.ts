import { commentLimits } from '@veranda/domain/comments/comment';
import { postedText } from '@veranda/domain/forms/kinds/field-kind';
import { itemPath } from '@veranda/domain/pages/item-path';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { embedContext } from '../embeds/embed-context.ts';
import { answeredKey, commentsKey, type ShownComment } from '../context/catalog-view.ts';
import type { Session } from '../context/session.ts';
import { commentsPage, type ShownItem } from '../context/target.ts';
import { commentFields, commentStates } from '../context/comment-fields.ts';
import { commentFormId, commentNoteId, commentsId } from '../context/comment-ids.ts';
import { commentTextHtml } from './comment-text.ts';

/**
 * Comments on an item with the form for another one; null where neither is shown (administration §4): the site
 * has none, or the item takes none and has none. `title` is a heading of the owner's, '' for the number of comments.
 */
export function commentsView(session: Session, target: ShownItem, title = '') {
  const { item, collection, commentsFrom: from, reply } = target;
  const { strings, catalog } = session;
  const { enabled, disqusShortname } = catalog.commentSettings;
  if (enabled && disqusShortname !== '') return disqusView(session, target, title);
  const { commentState, publicCommentCount: count } = commentFields(session, item, collection);
  const isOpen = commentState === commentStates.on;
  if (!enabled || (!isOpen && count === 0)) return null;
  const address = itemPath(collection, item, session.snapshot.website.timeZone);
  const need = { itemId: item.id, from, reply };
  return {
    id: commentsId(item.id),
    itemId: item.id,
    reportFormId: `${commentFormId(item.id)}-report`,
    reportedId: commentNoteId(item.id, 'reported'),
    count,
    title: title || (count === 0 ? (strings['commentsTitle'] ?? '') : countText(strings, count)),
    countText: title !== '' && count > 0 ? countText(strings, count) : '',
    threads: threadsOf(session, catalog.comments.get(commentsKey(need)) ?? [], {
      isOpen,
      from,
      address,
      formId: commentFormId(item.id),
    }),
    pagination: paginationOf({ count, from, address, id: commentsId(item.id) }),
    isOpen,
    form: isOpen ? formView(session, target, address) : null,
    disqus: null,
  };
}

// Nothing is fetched from there before a visitor asks for it, as of everything that is embedded.
function disqusView(session: Session, { item, collection }: ShownItem, title: string) {
  if (commentFields(session, item, collection).commentState !== commentStates.on) return null;
  const path = itemPath(collection, item, session.snapshot.website.timeZone);
  const query = new Map([
    ['base', 'default'],
    ['f', session.catalog.commentSettings.disqusShortname],
    ['t_i', item.id],
    ['t_u', session.origin + path],
    ['t_t', item.title],
  ]);
  const values = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  const page = `https://disqus.com/embed/comments/?${values.join('&')}`;
  return {
    id: commentsId(item.id),
    title: title || (session.strings['commentsTitle'] ?? ''),
    disqus: embedContext(session, {
      target: { page, frame: page, title: 'Disqus' },
      label: '',
      height: 640,
      isFramed: true,
    }),
  };
}

interface ThreadOptions {
  readonly isOpen: boolean;
  readonly from: number;
  readonly address: string;
  readonly formId: string;
}

interface CommentView extends Pick<ShownComment, 'id' | 'author' | 'isStaff' | 'writtenAt'> {
  readonly html: string;
  /** Address at which it is answered; '' where no comments are taken. */
  readonly replyUrl: string;
  readonly replyLabel: string;
  readonly reportLabel: string;
}

interface ThreadView {
  /** Null for replies whose first comment is on the page before. */
  readonly first: CommentView | null;
  readonly inReplyText: string;
  readonly replies: CommentView[];
}

// Replies stand after the comment that they answer.
function threadsOf(
  session: Session,
  comments: readonly ShownComment[],
  options: ThreadOptions,
): readonly ThreadView[] {
  const threads: ThreadView[] = [];
  for (const comment of comments) {
    const view = commentView(session, comment, options);
    const { parentAuthor } = comment;
    const thread = threads.at(-1);
    if (parentAuthor === null) threads.push({ first: view, inReplyText: '', replies: [] });
    else if (thread) thread.replies.push(view);
    else
      threads.push({
        first: null,
        inReplyText: named(session, 'commentInReplyText', parentAuthor),
        replies: [view],
      });
  }
  return threads;
}

function commentView(
  session: Session,
  { id, author, text, isStaff, writtenAt }: ShownComment,
  { isOpen, from, address, formId }: ThreadOptions,
): CommentView {
  const offset = from > 0 ? `offset=${String(from)}&` : '';
  return {
    id,
    author,
    isStaff,
    writtenAt,
    html: commentTextHtml(text),
    replyUrl: isOpen ? `${address}?${offset}reply=${id}#${formId}` : '',
    replyLabel: named(session, 'commentReplyLabel', author),
    reportLabel: named(session, 'commentReportLabel', author),
  };
}

function named({ strings }: Pick<Session, 'strings'>, key: string, author: string): string {
  return fillPlaceholders(strings[key] ?? '', { author });
}

function countText(strings: Session['strings'], count: number): string {
  const text = strings[count === 1 ? 'commentsCountOne' : 'commentsCountText'] ?? '';
  return fillPlaceholders(text, { count: String(count) });
}

function formView(session: Session, { item, reply, commentsFrom }: ShownItem, address: string) {
  const { id: itemId } = item;
  const { strings, catalog } = session;
  const formId = commentFormId(itemId);
  const refused = session.posted?.formId === formId ? session.posted : undefined;
  const field = (name: 'author' | 'email' | 'text') => ({
    id: `${formId}-${name}`,
    value: refused ? postedText(refused.typed, name) : '',
    error: refused?.errors[name] ?? '',
    limit: commentLimits[name],
  });
  const [answered] = catalog.comments.get(answeredKey({ itemId, reply })) ?? [];
  return {
    id: formId,
    itemId,
    title: answered
      ? named(session, 'commentReplyLabel', answered.author)
      : (strings['commentFormTitle'] ?? ''),
    sendText: strings[answered ? 'commentSendReplyText' : 'commentSendText'] ?? '',
    parentId: answered?.id ?? '',
    cancelUrl: `${address}${commentsFrom > 0 ? `?offset=${String(commentsFrom)}` : ''}#${commentsId(itemId)}`,
    pendingId: commentNoteId(itemId, 'pending'),
    approvedId: commentNoteId(itemId, 'approved'),
    message: refused?.message ?? '',
    author: field('author'),
    email: field('email'),
    text: field('text'),
    wantsReplies: refused !== undefined && postedText(refused.typed, 'wantsReplies') !== '',
  };
}

function paginationOf({
  count,
  from,
  address,
  id,
}: {
  readonly count: number;
  readonly from: number;
  readonly address: string;
  readonly id: string;
}) {
  const to = (offset: number): string => `${address}${offset > 0 ? `?offset=${String(offset)}` : ''}#${id}`;
  const pageCount = Math.max(1, Math.ceil(count / commentsPage));
  const last = (pageCount - 1) * commentsPage;
  return {
    prevPageUrl: from > 0 ? to(Math.min(from - commentsPage, last)) : null,
    nextPageUrl: from < last ? to(from + commentsPage) : null,
    pageNumber: Math.min(from, last) / commentsPage + 1,
    pageCount,
  };
}
