import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { logOut } from '@veranda/contracts/accounts';
import { acceptInvitation, joinByInvitation, readInvitation } from '@veranda/contracts/contributors';
import { call, type CallInput } from '../../api/client.ts';

/** The invitation of a link. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Accepts an invitation with the account that is logged in. */
export function useAcceptInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(acceptInvitation, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sites'] }),
  });
}

/** Accepts an invitation with a new account, and logs in. */
export function useJoinByInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof joinByInvitation>['body']) => call(joinByInvitation, { body }),
    onSuccess: (answer) => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      client.setQueryData(['session'], { account: answer.account, timeZone: '', demoLogins: [] });
    },
  });
}

/** Logs out, and opens the invitation again as somebody who is not logged in. */
export function useLogOutHere() {
  return useMutation({ mutationFn: () => call(logOut, {}), onSettled: () => location.reload() });
}
