import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  editPageComment,
  listPageThreads,
  type PageThread,
  removePageComment,
  replyInPageThread,
  resolvePageThread,
  restorePageComment,
  startPageThread,
} from '@veranda/contracts/page-comments';
import { type CommentedKind, pageCommentRights } from '@veranda/domain/page-comments/page-comment';
import { useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';

interface CommentedDocument {
  readonly site: string;
  readonly kind: CommentedKind;
  readonly document: string;
}

function threadsQuery(params: CommentedDocument) {
  return queryOptions({
    queryKey: ['site', params.site, 'page-comments', params.kind, params.document],
    queryFn: ({ signal }) => call(listPageThreads, { params, signal }),
  });
}

function useCommentedDocument(): CommentedDocument {
  const { page } = usePageEditorContext();
  return { site: useSite().id, kind: page.kind, document: page.id };
}

/** The threads of the page around, read again with every news of them. */
export function useThreads() {
  const { commentNews } = usePageEditorContext();
  const revision = useStore(commentNews)?.revision;
  const seen = useRef(revision);
  const client = useQueryClient();
  const { site, kind, document } = useCommentedDocument();
  const options = threadsQuery({ site, kind, document });
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    const { queryKey } = threadsQuery({ site, kind, document });
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [client, revision, site, kind, document]);
  return useQuery(options);
}

/** Rights of the member to the comments of the page around; the server checks them again. */
export function usePageCommentRights() {
  const { rights } = useSite();
  const { page } = usePageEditorContext();
  return pageCommentRights(page.kind, (area) => rights[area] ?? 'none');
}

/** A comment as it is sent: with the same id as long as it has not arrived. */
export interface SentComment {
  readonly id: string;
  readonly text: string;
}

/** Changes of the comments of the page around; each is in the list when its promise is over. */
export function useThreadChanges() {
  const params = useCommentedDocument();
  const client = useQueryClient();
  const { queryKey } = threadsQuery(params);
  const take = async (answer: Promise<{ readonly thread: PageThread }>): Promise<void> => {
    const { thread } = await answer;
    client.setQueryData(queryKey, (known) => known && { threads: withThread(known.threads, thread) });
  };
  return {
    start: (anchor: PageThread['anchor'], { id, text }: SentComment) =>
      take(call(startPageThread, { params, body: { id, anchor, text } })),
    reply: (thread: string, { id, text }: SentComment) =>
      take(call(replyInPageThread, { params: { ...params, thread }, body: { id, text } })),
    resolve: (thread: string, isResolved: boolean) =>
      take(call(resolvePageThread, { params: { ...params, thread }, body: { isResolved } })),
    edit: (comment: string, text: string) =>
      take(call(editPageComment, { params: { ...params, comment }, body: { text } })),
    remove: (comment: string) => take(call(removePageComment, { params: { ...params, comment } })),
    restore: (comment: string) =>
      take(call(restorePageComment, { params: { ...params, comment }, body: {} })),
  };
}

// In their order; a thread without comments is in no list.
function withThread(threads: readonly PageThread[], thread: PageThread): PageThread[] {
  return [...threads.filter(({ id }) => id !== thread.id), thread]
    .filter(({ comments }) => comments.length > 0)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
