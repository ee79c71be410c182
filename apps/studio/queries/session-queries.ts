import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  askForAccountReset,
  changeAccountPassword,
  logIn,
  logOut,
  resetAccountPassword,
  signUp,
  whoAmI,
} from '@veranda/contracts/accounts';
import { call, type CallInput } from '../api/client.ts';
import { deleteStoredWork } from '../documents/pending-storage.ts';
import { deleteAllLocalDrafts } from '../editing/local-drafts.ts';

const sessionKey = ['session'] as const;
/** Settings of an account that has just been signed in, until they are read. */
const nothingSet = { pictureUrl: null, timeZone: '' } as const;

/** The account that is logged in. */
export function useSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => call(whoAmI, { signal }),
    staleTime: 60_000,
  });
}

/** Signs in; every list of the account is read again. */
export function useLogIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof logIn>['body']) => call(logIn, { body }),
    onSuccess: (answer) => {
      client.setQueryData(sessionKey, (session: object | undefined) => ({
        ...nothingSet,
        ...session,
        account: answer.account,
        demoLogins: [],
      }));
      void client.invalidateQueries();
    },
  });
}

export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof signUp>['body']) => call(signUp, { body }),
    onSuccess: (answer) => {
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
      client.setQueryData(sessionKey, { account: answer.account, ...nothingSet, demoLogins: [] });
    },
  });
}

/** Signs out and forgets everything that was read. */
export function useLogOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(logOut, {}),
    onSettled: async () => {
      client.clear();
      deleteAllLocalDrafts();
      await deleteStoredWork();
      location.assign('/login');
    },
  });
}

/** Asks for a link to a new password. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof askForAccountReset>['body']) => call(askForAccountReset, { body }),
  });
}

/** Sets a new password by the link of the mail, and signs in. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof resetAccountPassword>['body']) =>
      call(resetAccountPassword, { body }),
    onSuccess: (answer) => {
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
      client.setQueryData(sessionKey, { account: answer.account, ...nothingSet, demoLogins: [] });
    },
  });
}

/** Changes the password of the signed-in account. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof changeAccountPassword>['body']) =>
      call(changeAccountPassword, { body }),
  });
}
