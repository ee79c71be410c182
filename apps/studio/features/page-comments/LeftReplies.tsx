import type { PageThread } from '@veranda/contracts/page-comments';
import { useEffect, useEffectEvent, useState } from 'react';
import { useArrangement, usePageEditorContext } from '../pages/page-editor-context.ts';
import { CommentForm } from './CommentForm.tsx';
import { t } from './messages.ts';
import { anchorName, selectedAnchor } from './thread-anchor.ts';
import { useThreadChanges } from './thread-queries.ts';
import { begunReplies, replyPlace } from './use-comment-draft.ts';

interface LeftRepliesProps {
  readonly threads: readonly PageThread[];
  readonly say: (text: string) => void;
}

/** Replies that had been begun in a thread when somebody deleted or resolved it: nothing that is typed is lost. */
export function LeftReplies({ threads, say }: LeftRepliesProps) {
  const { page } = usePageEditorContext();
  const [, setChanges] = useState(0);
  const open = new Set(threads.flatMap(({ id, resolvedAt }) => (resolvedAt === null ? [id] : [])));
  const left = begunReplies(page.id).filter((thread) => !open.has(thread));
  return left.map((id) => (
    <LeftReply
      key={id}
      id={id}
      isResolved={threads.some((thread) => thread.id === id)}
      say={say}
      onDone={() => setChanges((count) => count + 1)}
    />
  ));
}

interface LeftReplyProps extends Pick<LeftRepliesProps, 'say'> {
  /** Id of the thread. */
  readonly id: string;
  /** True where the thread is there, and a reply opens it again. */
  readonly isResolved: boolean;
  readonly onDone: () => void;
}

function LeftReply({ id, isResolved, say, onDone }: LeftReplyProps) {
  const { page, selection } = usePageEditorContext();
  const document = useArrangement();
  const { reply, start } = useThreadChanges();
  const anchor = selectedAnchor(selection);
  const label = t(isResolved ? 'leftResolved' : 'leftDeleted');
  const announce = useEffectEvent(say);
  useEffect(() => announce(label), [label]);
  return (
    <section className="page-thread page-thread-left" aria-label={label}>
      <p className="page-thread-left-reason">{label}</p>
      <CommentForm
        place={replyPlace(page.id, id)}
        label={isResolved ? t('leftReply') : t('newComment', { name: anchorName(anchor, document) })}
        placeholder={t('replyPlaceholder')}
        submit={t(isResolved ? 'reply' : 'comment')}
        takesFocus={wasTypedIn(id)}
        onSend={async (comment) => {
          await (isResolved ? reply(id, comment) : start(anchor, comment));
          say(t(isResolved ? 'replyAdded' : 'commentAdded'));
          onDone();
        }}
        onCancel={onDone}
      />
    </section>
  );
}

// The field of the thread has the focus until it is gone.
function wasTypedIn(thread: string): boolean {
  return Boolean(document.activeElement?.closest(`[data-thread="${CSS.escape(thread)}"]`));
}
