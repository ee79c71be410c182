import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { connectSso, getSso, disconnectSso, type SsoSettings } from '@veranda/contracts/members-sso';
import { showToast } from '@veranda/ui/toast-queue';
import { call, type CallInput } from '../../api/client.ts';
import { t } from './messages.ts';

export function ssoQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'sso'],
    queryFn: ({ signal }) => call(getSso, { params: { site }, signal }),
    // A form is on it: it must not change while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
}

/** Mutations of a site's single sign-on; each answers with how it is then. */
export function useSsoMutations(site: string) {
  const client = useQueryClient();
  const keep = (answer: SsoSettings) => client.setQueryData(ssoQuery(site).queryKey, answer);
  const connect = useMutation({
    mutationFn: (body: CallInput<typeof connectSso>['body']) => call(connectSso, { params: { site }, body }),
    onSuccess: (answer) => {
      keep(answer);
      showToast({ text: t('singleSignText') });
    },
  });
  const leave = useMutation({
    mutationFn: () => call(disconnectSso, { params: { site } }),
    onSuccess: (answer) => {
      keep(answer);
      showToast({ text: t('singleSignOnIsOff') });
    },
  });
  return { connect, leave };
}
