import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@veranda/contracts/contributors';
import { call } from '../../api/client.ts';

export function membersQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'members'],
    queryFn: ({ signal }) => call(calls.listMembers, { params: { site }, signal }),
  });
}

interface RolesOf {
  readonly member: string;
  readonly roles: readonly number[];
}

/** Changes of who works on a site; the answers are everybody. */
export function useContributorMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = (answer: Awaited<ReturnType<typeof resendCall>>) =>
    client.setQueryData(membersQuery(site).queryKey, answer);
  // One's own rights may have changed with it.
  const onOwnRights = async (answer: Awaited<ReturnType<typeof resendCall>>) => {
    onSuccess(answer);
    await client.invalidateQueries({ queryKey: ['site', site, 'detail'] });
  };
  const resendCall = (invitation: string) =>
    call(calls.resendInvitation, { params: { site, invitation }, body: {} });
  const invite = useMutation({
    mutationFn: ({ email, roles }: { readonly email: string; readonly roles: readonly number[] }) =>
      call(calls.inviteMember, { params: { site }, body: { email, roles: [...roles] } }),
    onSuccess,
  });
  const resend = useMutation({ mutationFn: resendCall, onSuccess });
  const revoke = useMutation({
    mutationFn: (invitation: string) => call(calls.revokeInvitation, { params: { site, invitation } }),
    onSuccess,
  });
  const changeRoles = useMutation({
    mutationFn: ({ member, roles }: RolesOf) =>
      call(calls.changeMemberRoles, { params: { site, member }, body: { roles: [...roles] } }),
    onSuccess: onOwnRights,
  });
  const remove = useMutation({
    mutationFn: (member: string) => call(calls.removeMember, { params: { site, member } }),
    onSuccess,
  });
  const transfer = useMutation({
    mutationFn: (member: string) => call(calls.transferSite, { params: { site, member }, body: {} }),
    onSuccess: onOwnRights,
  });
  return { invite, resend, revoke, changeRoles, remove, transfer };
}

/** Ends one's own access to a site. */
export function useLeaveSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (site: string) => call(calls.leaveSite, { params: { site } }),
    onSuccess: (_, site) => {
      client.removeQueries({ queryKey: ['site', site] });
      return client.invalidateQueries({ queryKey: ['sites'] });
    },
  });
}
