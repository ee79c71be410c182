import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  banCommenter,
  type CommentSettingsBody,
  decideComment,
  decideComments,
  getCommentSettings,
  listCommentBans,
  listComments,
  removeComments,
  replyToComment,
  restoreComments,
  saveCommentSettings,
  setCommentMails,
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
    mutationFn: (ids: string[]) => call(removeComments, { params: { site }, body: { ids } }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (ids: string[]) => call(restoreComments, { params: { site }, body: { ids } }),
    onSuccess,
  });
  const reply = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(replyToComment, { params: { site, comment: id }, body: { text } }),
    onSuccess,
  });
  const ban = useBan(site);
  return { decide, decideAll, remove, restore, reply, ban };
}

/** Takes no more comments from an address, or takes that back. */
export function useBan(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; isBanned: boolean }) =>
      call(banCommenter, { params: { site }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey(site) }),
        client.invalidateQueries({ queryKey: commentBansQuery(site).queryKey }),
      ]),
  });
}

/** Addresses from which no comments are taken. */
export function commentBansQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'comment-bans'],
    queryFn: ({ signal }) => call(listCommentBans, { params: { site }, signal }),
  });
}

/** Says whether whoever is signed in gets mails about comments. */
export function useCommentMails(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (areOn: boolean) => call(setCommentMails, { params: { site }, body: { areOn } }),
    onSuccess: () => client.invalidateQueries({ queryKey: commentSettingsQuery(site).queryKey }),
  });
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
