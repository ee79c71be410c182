import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import type { WebhookTopic } from '@veranda/domain/integrations/topics';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useWebhookMutations } from './integration-queries.ts';
import { t } from './messages.ts';

export type WebhookForm = ReturnType<typeof useWebhookForm>;

/** A webhook that is being written. */
export function useWebhookForm(webhook: Webhook | null, onClose: () => void) {
  const { create, change } = useWebhookMutations(useSite().id);
  const [url, setUrl] = useState(webhook?.url ?? '');
  // Safe: the contract lists the topics.
  const [topics, setTopics] = useState((webhook?.topics ?? ['order.create']) as WebhookTopic[]);
  const choose = (topic: WebhookTopic, isOn: boolean) =>
    setTopics((old) => (isOn ? [...old, topic] : old.filter((otherTopic) => otherTopic !== topic)));
  const act = webhook ? change : create;
  const send = () => {
    if (!webhook) return create.mutate({ url: url.trim(), topics });
    return change.mutate(
      { id: webhook.id, url: url.trim(), topics },
      {
        onSuccess: () => {
          showToast({ text: t('webhookSaved') });
          onClose();
        },
      },
    );
  };
  const field = act.error instanceof CallFailure ? act.error.field : undefined;
  const fault = act.isError ? messageOf(act.error) : undefined;
  return {
    url,
    setUrl,
    topics,
    choose,
    send,
    isPending: act.isPending,
    secret: create.data?.secret ?? null,
    urlProblem: field === 'url' ? fault : undefined,
    topicsProblem: field === 'topics' ? fault : undefined,
    problem: field === 'url' || field === 'topics' ? undefined : fault,
  };
}
