import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiKey, listApiKeys, revokeApiKey } from '@veranda/contracts/integrations';
import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@veranda/contracts/integrations-webhooks';
import { call, type CallInput } from '../../api/client.ts';

/** Seconds after which deliveries are looked at again: they progress automatically. */
const lookAgain = 5;

export function apiKeysQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'api-keys'],
    queryFn: ({ signal }) => call(listApiKeys, { params: { site }, signal }),
  });
}

/** Making a key and ending one. */
export function useApiKeyMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['site', site, 'api-keys'] });
  const create = useMutation({
    mutationFn: (body: CallInput<typeof createApiKey>['body']) =>
      call(createApiKey, { params: { site }, body }),
    onSuccess,
  });
  const revoke = useMutation({
    mutationFn: (key: string) => call(revokeApiKey, { params: { site, key } }),
    onSuccess,
  });
  return { create, revoke };
}

export function webhooksQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'webhooks', 'list'],
    queryFn: ({ signal }) => call(listWebhooks, { params: { site }, signal }),
  });
}

export function webhookDeliveriesQuery(
  site: string,
  webhook: string,
  query: CallInput<typeof listWebhookDeliveries>['query'],
) {
  return queryOptions({
    queryKey: ['site', site, 'webhooks', 'deliveries', webhook, query],
    queryFn: ({ signal }) => call(listWebhookDeliveries, { params: { site, webhook }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain * 1000,
  });
}

/** Making a webhook, and what is done with one. */
export function useWebhookMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['site', site, 'webhooks'] });
  const of = (webhook: string) => ({ params: { site, webhook } });
  const create = useMutation({
    mutationFn: (body: CallInput<typeof createWebhook>['body']) =>
      call(createWebhook, { params: { site }, body }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: CallInput<typeof changeWebhook>['body'] & { id: string }) =>
      call(changeWebhook, { ...of(id), body }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => call(removeWebhook, of(id)), onSuccess });
  const rotate = useMutation({ mutationFn: (id: string) => call(rotateWebhookSecret, of(id)), onSuccess });
  const ping = useMutation({ mutationFn: (id: string) => call(testWebhook, of(id)), onSuccess });
  const replay = useMutation({
    mutationFn: (delivery: string) => call(replayWebhookDelivery, { params: { site, delivery } }),
    onSuccess,
  });
  return { create, change, remove, rotate, ping, replay };
}
