import type { PageThread } from '@veranda/contracts/page-comments';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { useArrangement } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';
import { isAnchored } from './thread-anchor.ts';
import { ThreadCard } from './ThreadCard.tsx';
import type { ThreadAround } from './ThreadComment.tsx';
import { usePageCommentRights } from './thread-queries.ts';

interface ThreadListProps extends ThreadAround {
  readonly threads: readonly PageThread[];
  readonly shown: 'open' | 'resolved';
  readonly chosen: string | null;
  readonly onChoose: (thread: PageThread) => void;
}

/** Threads from the newest, those on deleted content after the others: they go back there when it comes back. */
export function ThreadList({ threads, shown, chosen, ...around }: ThreadListProps) {
  const document = useArrangement();
  const { write } = usePageCommentRights();
  const listed = threads
    .filter(({ resolvedAt }) => (resolvedAt === null) === (shown === 'open'))
    .toReversed();
  if (listed.length === 0) return <NoThreads shown={shown} canWrite={write} />;
  const there = listed.filter(({ anchor }) => isAnchored(anchor, document));
  const deleted = listed.filter(({ anchor }) => !isAnchored(anchor, document));
  const cards = (list: readonly PageThread[]) => (
    <ul className="page-threads">
      {list.map((thread) => (
        <ThreadCard
          key={thread.id}
          thread={thread}
          document={document}
          isChosen={thread.id === chosen}
          {...around}
        />
      ))}
    </ul>
  );
  return (
    <>
      {there.length > 0 ? cards(there) : null}
      {deleted.length > 0 ? (
        <section className="page-threads-deleted" aria-label={t('onDeleted')}>
          <h3>{t('onDeleted')}</h3>
          {cards(deleted)}
        </section>
      ) : null}
    </>
  );
}

function NoThreads({ shown, canWrite }: Pick<ThreadListProps, 'shown'> & { readonly canWrite: boolean }) {
  if (shown === 'resolved') return <EmptyState title={t('noneResolved')}>{t('noneResolvedHelp')}</EmptyState>;
  return <EmptyState title={t('noneOpen')}>{t(canWrite ? 'noneOpenHelp' : 'noneOpenReader')}</EmptyState>;
}
