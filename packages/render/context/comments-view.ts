import { commentLimits } from '@veranda/domain/comments/comment';
import { postedText } from '@veranda/domain/forms/kinds/field-kind';
import { itemPath } from '@veranda/domain/pages/item-path';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { commentsKey } from './catalog-view.ts';
import type { Session } from './session.ts';
import { commentsPage, type ShownItem } from './target.ts';
import { commentFields, commentStates } from './comment-fields.ts';
import { commentFormId, commentNoteId, commentsId } from './comment-ids.ts';

/**
 * Comments on an item with the form for another one; null where neither is shown (administration §4): the site
 * has none, or the item takes none and has none. `title` is a heading of the owner's, '' for the number of comments.
 */
export function commentsView(
  session: Session,
  { item, collection, commentsFrom: from }: ShownItem,
  title = '',
) {
  const { commentState, publicCommentCount: count } = commentFields(session, item, collection);
  const isOpen = commentState === commentStates.on;
  const { commentSettings } = session.catalog;
  if (!commentSettings.enabled || (!isOpen && count === 0)) return null;
  const { strings } = session;
  const path = itemPath(collection, item, session.snapshot.website.timeZone);
  return {
    id: commentsId(item.id),
    count,
    title: title || (count === 0 ? (strings['commentsTitle'] ?? '') : countText(strings, count)),
    countText: title !== '' && count > 0 ? countText(strings, count) : '',
    list: session.catalog.comments.get(commentsKey({ itemId: item.id, from })) ?? [],
    pagination: paginationOf({ count, from, address: path, id: commentsId(item.id) }),
    isOpen,
    form: isOpen ? formView(session, item) : null,
  };
}

function countText(strings: Session['strings'], count: number): string {
  const text = strings[count === 1 ? 'commentsCountOne' : 'commentsCountText'] ?? '';
  return fillPlaceholders(text, { count: String(count) });
}

function formView(session: Session, { id: itemId }: SnapshotItem) {
  const formId = commentFormId(itemId);
  const refused = session.posted?.formId === formId ? session.posted : undefined;
  const field = (name: 'author' | 'email' | 'text') => ({
    id: `${formId}-${name}`,
    value: refused ? postedText(refused.typed, name) : '',
    error: refused?.errors[name] ?? '',
    limit: commentLimits[name],
  });
  return {
    id: formId,
    itemId,
    pendingId: commentNoteId(itemId, 'pending'),
    approvedId: commentNoteId(itemId, 'approved'),
    message: refused?.message ?? '',
    author: field('author'),
    email: field('email'),
    text: field('text'),
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
