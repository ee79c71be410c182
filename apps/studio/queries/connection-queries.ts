import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Connections,
  connectAutomation,
  connectGoogleSheets,
  connectMailchimp,
  disconnectAccount,
  disconnectAutomation,
  getConnections,
  listListOptions,
} from '@veranda/contracts/mailing-lists-connections';
import { call } from '../api/client.ts';

export function connectionsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'connections'],
    queryFn: ({ signal }) => call(getConnections, { params: { site }, signal }),
  });
}

/** The lists that a form may write to: those of the site, or those of its Mailchimp account. */
export function listOptionsQuery(site: string, provider: 'own' | 'mailchimp') {
  return queryOptions({
    queryKey: ['site', site, 'list-options', provider],
    queryFn: ({ signal }) => call(listListOptions, { params: { site }, query: { provider }, signal }),
  });
}

/** Connecting and letting go; each answers with what is connected then. */
export function useConnectionMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = (answer: { readonly connections: Connections }) => {
    client.setQueryData(connectionsQuery(site).queryKey, { connections: answer.connections });
    void client.invalidateQueries({ queryKey: ['site', site, 'list-options'] });
  };
  const params = { site };
  const mailchimp = useMutation({
    mutationFn: (apiKey: string) => call(connectMailchimp, { params, body: { apiKey } }),
    onSuccess,
  });
  const google = useMutation({
    mutationFn: (body: { readonly key: string; readonly shareWith: string }) =>
      call(connectGoogleSheets, { params, body }),
    onSuccess,
  });
  const disconnect = useMutation({
    mutationFn: (provider: 'mailchimp' | 'google-sheets') =>
      call(disconnectAccount, { params: { site, provider } }),
    onSuccess,
  });
  const addHook = useMutation({
    mutationFn: (url: string) => call(connectAutomation, { params, body: { url, formId: null } }),
    onSuccess,
  });
  const removeHook = useMutation({
    mutationFn: (hook: string) => call(disconnectAutomation, { params: { site, hook } }),
    onSuccess,
  });
  return { mailchimp, google, disconnect, addHook, removeHook };
}
