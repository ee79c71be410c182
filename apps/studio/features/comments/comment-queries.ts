import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CommentSettingsBody,
  decideComment,
  decideComments,
  getCommentSettings,
  listComments,
  removeComment,
  restoreComment,
  saveCommentSettings,
} from '@veranda/contracts/comments';
import type { CommentStatus } from '@veranda/domain/comments/comment';
import { call, type CallInput } from '../../api/client.ts';

type Query = CallInput<typeof listComments>['query'];

const listKey = (site: string) => ['site', site, 'comments'];

export function commentsQuery(site: string, query: Query) {
  return queryOptions({
    queryKey: [...listKey(site), query],
    queryFn: ({ signal }) => call(listComments, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Mutations of comments; every list of them is read again. */
export function useCommentMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: listKey(site) });
  const decide = useMutation({
    mutationFn: ({ id, status }: { id: string; status: CommentStatus }) =>
      call(decideComment, { params: { site, comment: id }, body: { status } }),
    onSuccess,
  });
  const decideAll = useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: CommentStatus }) =>
      call(decideComments, { params: { site }, body: { ids, status } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (comment: string) => call(removeComment, { params: { site, comment } }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (comment: string) => call(restoreComment, { params: { site, comment }, body: {} }),
    onSuccess,
  });
  return { decide, decideAll, remove, restore };
}

/** Settings of the site for comments; each holds at once. */
export function commentSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'comment-settings'],
    queryFn: ({ signal }) => call(getCommentSettings, { params: { site }, signal }),
  });
}

export function useCommentSettings(site: string) {
  const client = useQueryClient();
  const key = commentSettingsQuery(site).queryKey;
  return useMutation({
    mutationFn: (change: Partial<CommentSettingsBody>) => {
      const known = client.getQueryData(key);
      if (!known) throw new Error('a setting is changed before the settings are read');
      const settings = { ...known.settings, ...change };
      return call(saveCommentSettings, { params: { site }, body: { settings, version: known.version } });
    },
    onSuccess: (answer) => client.setQueryData(key, answer),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
