import type { Comment } from '@veranda/contracts/comments';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { CommentActions } from './CommentActions.tsx';
import { rich, t } from './messages.ts';

interface CommentItemProps {
  readonly comment: Comment;
  /** Null where nothing may be done about comments. */
  readonly selection: RowSelection | null;
}

/** A comment with what is done about it. */
export function CommentItem({ comment, selection }: CommentItemProps) {
  const { author } = comment;
  return (
    <li className="comment">
      <p className="comment-author">
        {selection ? (
          <Checkbox
            aria-label={t('selectComment', { author })}
            isSelected={selection.selected.has(comment.id)}
            onChange={(isIn) => selection.select(comment.id, isIn)}
          />
        ) : null}
        {t('authorAndDate', { author, date: formatDateTime(comment.writtenAt) })}
        <CommentBadges comment={comment} />
      </p>
      {comment.parentAuthor === null ? null : (
        <p className="ui-help">{t('inReplyTo', { author: comment.parentAuthor })}</p>
      )}
      <p className="comment-text">{comment.text}</p>
      <p className="ui-help">
        <TextLink href={`mailto:${comment.email}`}>{comment.email}</TextLink>
      </p>
      <p className="ui-help">
        {rich('onItem', {
          title: comment.itemTitle,
          link: (children) => (
            <TextLink href={comment.itemUrl} target="_blank" rel="noopener">
              {children}
            </TextLink>
          ),
        })}
      </p>
      <CommentActions comment={comment} />
    </li>
  );
}

function CommentBadges({ comment: { isStaff, isBanned, reports } }: { readonly comment: Comment }) {
  return (
    <>
      {isStaff ? <Badge>{t('staff')}</Badge> : null}
      {reports > 0 ? <Badge tone="warn">{t('reportCount', { count: reports })}</Badge> : null}
      {isBanned ? <Badge tone="danger">{t('isBanned')}</Badge> : null}
    </>
  );
}
