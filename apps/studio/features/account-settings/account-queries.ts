import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@veranda/contracts/account-settings';
import { call, type CallInput } from '../../api/client.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(calls.getAccount, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(calls.listSessions, { signal }),
});

export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'],
  queryFn: ({ signal }) => call(calls.getAccountDeletion, { signal }),
});

/** Changes of the account; the answers are the account. */
export function useAccountMutations() {
  const client = useQueryClient();
  const onSuccess = (answer: calls.AccountSettings) => {
    client.setQueryData(accountQuery.queryKey, answer);
    void client.invalidateQueries({ queryKey: ['session'] });
  };
  const profile = useMutation({
    mutationFn: (body: CallInput<typeof calls.saveProfile>['body']) => call(calls.saveProfile, { body }),
    onSuccess,
  });
  const savePicture = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return call(calls.savePicture, { body } as CallInput<typeof calls.savePicture>);
    },
    onSuccess,
  });
  const deletePicture = useMutation({ mutationFn: () => call(calls.deletePicture, {}), onSuccess });
  const changeEmail = useMutation({
    mutationFn: (email: string) => call(calls.askForEmailChange, { body: { email } }),
    onSuccess,
  });
  const cancelChange = useMutation({ mutationFn: () => call(calls.cancelEmailChange, {}), onSuccess });
  const resend = useMutation({ mutationFn: () => call(calls.resendWelcome, { body: {} }) });
  return { profile, savePicture, deletePicture, changeEmail, cancelChange, resend };
}

/** Turning two-factor authentication on and off. */
export function useTwoFactorMutations() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true });
  const start = useMutation({ mutationFn: () => call(calls.startTwoFactor, { body: {} }) });
  const turnOn = useMutation({
    mutationFn: (code: string) => call(calls.turnOnTwoFactor, { body: { code } }),
    onSuccess: refetch,
  });
  const turnOff = useMutation({
    mutationFn: (code: string) => call(calls.turnOffTwoFactor, { body: { code } }),
    onSuccess: (answer) => client.setQueryData(accountQuery.queryKey, answer),
  });
  const renew = useMutation({
    mutationFn: (code: string) => call(calls.renewRecoveryCodes, { body: { code } }),
    onSuccess: refetch,
  });
  return { start, turnOn, turnOff, renew };
}

/** Ending sessions; the answers are those that are left. */
export function useSessionMutations() {
  const client = useQueryClient();
  const onSuccess = (answer: Awaited<ReturnType<typeof endOther>>) =>
    client.setQueryData(sessionsQuery.queryKey, answer);
  const endOther = () => call(calls.endOtherSessions, {});
  const endOthers = useMutation({ mutationFn: endOther, onSuccess });
  const end = useMutation({
    mutationFn: (session: string) => call(calls.endSession, { params: { session } }),
    onSuccess,
  });
  return { end, endOthers };
}

/** Deletes the account, and leaves the studio. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (email: string) => call(calls.deleteAccount, { body: { email } }),
    onSuccess: () => location.assign('/'),
  });
}

/** Confirms an address by the token of a link. */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => call(calls.confirmEmail, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
