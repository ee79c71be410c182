import type { PageComment } from '@veranda/contracts/page-comments';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { initialsOf } from '../../editing/initials.ts';
import { personStyle } from '../../editing/person-colours.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useAccount } from '../../use-account.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentText } from './CommentText.tsx';
import { t } from './messages.ts';
import { relativeTime } from './relative-time.ts';
import { usePageCommentRights, useThreadChanges } from './thread-queries.ts';

/** Properties that all comments of a list share. */
export interface ThreadAround {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Says it to those who only hear the page. */
  readonly say: (text: string) => void;
}

interface ThreadCommentProps extends ThreadAround {
  readonly comment: PageComment;
}

/** A comment with its author and time, and what its reader may do with it. */
export function ThreadComment({ comment, now, say }: ThreadCommentProps) {
  const [isEdited, setEdited] = useState(false);
  const name = comment.author || t('formerContributor');
  return (
    <li className="page-comment">
      <div className="page-comment-head">
        <span className="person" style={personStyle(comment.colour)} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="page-comment-author">
          <bdi>{name}</bdi>
          <span className="ui-help">
            <time dateTime={comment.writtenAt} title={formatDateTime(comment.writtenAt)}>
              {relativeTime(comment.writtenAt, now)}
            </time>
            {comment.isEdited ? ` ${t('edited')}` : null}
          </span>
        </span>
        <CommentMenu comment={comment} name={name} onEdit={() => setEdited(true)} />
      </div>
      {isEdited ? (
        <EditForm comment={comment} say={say} onEnd={() => setEdited(false)} />
      ) : (
        <CommentText text={comment.text} />
      )}
    </li>
  );
}

interface EditFormProps extends Pick<ThreadCommentProps, 'comment' | 'say'> {
  readonly onEnd: () => void;
}

function EditForm({ comment, say, onEnd }: EditFormProps) {
  const { edit } = useThreadChanges();
  return (
    <CommentForm
      place={`edit-${comment.id}`}
      label={t('editLabel')}
      hidesLabel
      placeholder=""
      submit={t('save')}
      initial={comment.text}
      takesFocus
      onSend={async ({ text }) => {
        await edit(comment.id, text);
        say(t('commentSaved'));
        onEnd();
      }}
      onCancel={onEnd}
    />
  );
}

interface CommentMenuProps {
  readonly comment: PageComment;
  readonly name: string;
  readonly onEdit: () => void;
}

function CommentMenu({ comment, name, onEdit }: CommentMenuProps) {
  const rights = usePageCommentRights();
  const onRemove = useRemoval(comment.id);
  const isOwn = comment.accountId === useAccount().id && rights.write;
  const edit: MenuAction = {
    id: 'edit',
    label: t('edit'),
    icon: <Pencil size={16} aria-hidden="true" />,
    onAction: onEdit,
  };
  const remove: MenuAction = {
    id: 'delete',
    label: t('delete'),
    icon: <Trash2 size={16} aria-hidden="true" />,
    isDanger: true,
    onAction: onRemove,
  };
  if (!isOwn && !rights.moderate) return null;
  return (
    <Menu
      label={t('commentActions', { name })}
      trigger={
        <IconButton label={t('commentActions', { name })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={isOwn ? [edit, remove] : [remove]}
    />
  );
}

// Promises, since the comment has left the list by the time that its note is shown.
function useRemoval(id: string): () => void {
  const { remove, restore } = useThreadChanges();
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  const undo = { label: t('undo'), onAction: () => void restore(id).catch(onError) };
  return () =>
    void remove(id)
      .then(() => showToast({ text: t('commentDeleted'), topic: `page-comment-${id}`, action: undo }))
      .catch(onError);
}
