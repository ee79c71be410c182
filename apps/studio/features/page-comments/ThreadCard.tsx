import { useMutation } from '@tanstack/react-query';
import type { PageThread } from '@veranda/contracts/page-comments';
import type { PageDocument } from '@veranda/domain/pages/document';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Check, LocateFixed, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { CommentForm } from './CommentForm.tsx';
import { t } from './messages.ts';
import { relativeTime } from './relative-time.ts';
import { anchorName, isAnchored } from './thread-anchor.ts';
import { type ThreadAround, ThreadComment } from './ThreadComment.tsx';
import { usePageCommentRights, useThreadChanges } from './thread-queries.ts';
import { replyPlace } from './use-comment-draft.ts';

interface ThreadCardProps extends ThreadAround {
  readonly thread: PageThread;
  readonly document: PageDocument;
  /** True for the one that was chosen on the page or in the list. */
  readonly isChosen: boolean;
  /** Goes to the part of the page that it is on. */
  readonly onChoose: (thread: PageThread) => void;
}

/** A thread: the part that it is on, its comments, and the field for a reply. */
export function ThreadCard({ thread, document, isChosen, onChoose, ...around }: ThreadCardProps) {
  const rights = usePageCommentRights();
  const card = useShownWhen(isChosen);
  return (
    <li ref={card} className="page-thread" aria-current={isChosen || undefined} data-thread={thread.id}>
      <div className="page-thread-head">
        <ThreadPlace thread={thread} document={document} onChoose={onChoose} />
        {rights.write ? <ResolveButton thread={thread} say={around.say} /> : null}
      </div>
      <ol className="page-thread-comments">
        {thread.comments.map((comment) => (
          <ThreadComment key={comment.id} comment={comment} {...around} />
        ))}
      </ol>
      {thread.resolvedAt === null ? null : <ResolvedNote thread={thread} now={around.now} />}
      {rights.write && thread.resolvedAt === null ? <ReplyForm thread={thread} say={around.say} /> : null}
    </li>
  );
}

function ThreadPlace({
  thread,
  document,
  onChoose,
}: Pick<ThreadCardProps, 'thread' | 'document' | 'onChoose'>) {
  const name = anchorName(thread.anchor, document);
  if (thread.anchor.kind === 'page' || !isAnchored(thread.anchor, document))
    return <span className="page-thread-place">{name}</span>;
  return (
    <Button size="small" variant="quiet" aria-label={t('goTo', { name })} onPress={() => onChoose(thread)}>
      <LocateFixed size={14} aria-hidden="true" />
      <span>{name}</span>
    </Button>
  );
}

function ReplyForm({ thread, say }: Pick<ThreadCardProps, 'thread' | 'say'>) {
  const { page } = usePageEditorContext();
  const { reply } = useThreadChanges();
  return (
    <CommentForm
      place={replyPlace(page.id, thread.id)}
      label={t('replyLabel', { name: thread.comments[0]?.author || t('formerContributor') })}
      hidesLabel
      placeholder={t('replyPlaceholder')}
      submit={t('reply')}
      onSend={async (comment) => {
        await reply(thread.id, comment);
        say(t('replyAdded'));
      }}
    />
  );
}

function ResolveButton({ thread, say }: Pick<ThreadCardProps, 'thread' | 'say'>) {
  const { resolve } = useThreadChanges();
  const isResolved = thread.resolvedAt !== null;
  const change = useMutation({
    mutationFn: (to: boolean) => resolve(thread.id, to),
    onSuccess: (_, to) => say(to ? t('threadResolved') : t('threadReopened')),
    onError: (fault) => void showToast({ text: messageOf(fault), isDanger: true }),
  });
  const Icon = isResolved ? RotateCcw : Check;
  return (
    <Button
      size="small"
      variant="quiet"
      isPending={change.isPending}
      onPress={() => change.mutate(!isResolved)}
    >
      <Icon size={16} aria-hidden="true" />
      {t(isResolved ? 'reopen' : 'resolve')}
    </Button>
  );
}

function ResolvedNote({
  thread: { resolvedAt, resolvedBy: name },
  now,
}: Pick<ThreadCardProps, 'thread' | 'now'>) {
  const time = relativeTime(resolvedAt ?? '', now);
  return (
    <p className="ui-help">{name ? t('resolvedByAndTime', { name, time }) : t('resolvedAtTime', { time })}</p>
  );
}

function useShownWhen(isChosen: boolean) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return card;
}
