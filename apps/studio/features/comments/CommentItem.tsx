import type { Comment } from '@veranda/contracts/comments';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { CommentActions } from './CommentActions.tsx';
import { rich, t } from './messages.ts';

/** A comment with what is done about it. */
export function CommentItem({ comment }: { readonly comment: Comment }) {
  return (
    <li className="comment">
      <p className="comment-author">
        {t('authorAndDate', { author: comment.author, date: formatDateTime(comment.writtenAt) })}
      </p>
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
