import type { PageThread } from '@veranda/contracts/page-comments';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useAccount } from '../../use-account.ts';
import { useArrangement, usePageEditorContext } from '../pages/page-editor-context.ts';
import { CommentForm } from './CommentForm.tsx';
import { LeftReplies } from './LeftReplies.tsx';
import { t } from './messages.ts';
import { anchorName, selectedAnchor } from './thread-anchor.ts';
import { usePageCommentRights, useThreadChanges, useThreads } from './thread-queries.ts';
import { ThreadList } from './ThreadList.tsx';
import { useOpenComments } from './use-open-comments.ts';
import './page-comments.css';

interface PageThreadsProps {
  /** Goes to the part of the page that a thread is on. */
  readonly onChoose: (thread: PageThread) => void;
}

/** All comments of a page in the states of a list, and the field for a new one on what is selected. */
export function PageThreads({ onChoose }: PageThreadsProps) {
  const query = useThreads();
  const rights = usePageCommentRights();
  const { said, say } = useAnnouncer();
  const { thread: chosen } = useOpenComments();
  const threads = query.data?.threads;
  useAnnouncedNews(threads, say);
  const { shown, setShown } = useShown(threads, chosen);
  return (
    <div className="page-comments">
      {rights.write ? <NewThread say={say} onStarted={() => setShown('open')} /> : null}
      {threads ? (
        <ShownThreads
          threads={threads}
          shown={shown}
          setShown={setShown}
          chosen={chosen}
          onChoose={onChoose}
          say={say}
        />
      ) : query.isError ? (
        <ErrorState
          message={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <ComingThreads />
      )}
      <LiveRegion said={said} />
    </div>
  );
}

function ComingThreads() {
  return (
    <div className="page-threads" role="status" aria-label={t('loading')}>
      <Skeleton height="96px" />
      <Skeleton height="96px" />
    </div>
  );
}

interface ShownThreadsProps extends PageThreadsProps {
  readonly threads: readonly PageThread[];
  readonly shown: 'open' | 'resolved';
  readonly setShown: (shown: 'open' | 'resolved') => void;
  readonly chosen: string | null;
  readonly say: (text: string) => void;
}

function ShownThreads({ setShown, ...list }: ShownThreadsProps) {
  const now = useClock();
  const open = list.threads.filter(({ resolvedAt }) => resolvedAt === null).length;
  return (
    <>
      <SegmentedControl
        label={t('show')}
        segments={[
          { value: 'open', label: t('open', { count: open }) },
          { value: 'resolved', label: t('resolved', { count: list.threads.length - open }) },
        ]}
        value={list.shown}
        onChange={setShown}
      />
      <LeftReplies threads={list.threads} say={list.say} />
      <ThreadList {...list} now={now} />
    </>
  );
}

interface NewThreadProps {
  readonly say: (text: string) => void;
  readonly onStarted: () => void;
}

function NewThread({ say, onStarted }: NewThreadProps) {
  const { selection, page } = usePageEditorContext();
  const document = useArrangement();
  const { start } = useThreadChanges();
  const { open } = useOpenComments();
  const anchor = selectedAnchor(selection);
  return (
    <CommentForm
      place={`new-${page.id}`}
      label={t('newComment', { name: anchorName(anchor, document) })}
      placeholder={t('placeholder')}
      submit={t('comment')}
      onSend={async (comment) => {
        await start(anchor, comment);
        say(t('commentAdded'));
        onStarted();
        open(comment.id);
      }}
    />
  );
}

// The list that has the chosen thread is shown when another one is chosen.
function useShown(threads: readonly PageThread[] | undefined, chosen: string | null) {
  const [shown, setShown] = useState<'open' | 'resolved'>('open');
  const [seen, setSeen] = useState<string | null>(null);
  const thread = threads?.find(({ id }) => id === chosen);
  if (thread && chosen !== seen) {
    setSeen(chosen);
    setShown(thread.resolvedAt === null ? 'open' : 'resolved');
  }
  return { shown, setShown };
}

// Comments that others have written since the list came up.
function useAnnouncedNews(threads: readonly PageThread[] | undefined, say: (text: string) => void): void {
  const { id: account } = useAccount();
  const seen = useRef<ReadonlySet<string> | null>(null);
  const announce = useEffectEvent(say);
  useEffect(() => {
    if (!threads) return;
    const comments = threads.flatMap((thread) => thread.comments);
    const news = comments.findLast(
      ({ id, accountId }) => accountId !== account && seen.current?.has(id) === false,
    );
    seen.current = new Set(comments.map(({ id }) => id));
    if (news) announce(t('newFrom', { name: news.author || t('formerContributor') }));
  }, [threads, account]);
}

/** Milliseconds between updates of the relative times of comments. */
const tickMs = 30_000;

function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
