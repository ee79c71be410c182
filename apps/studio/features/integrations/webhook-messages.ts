import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { pingTopic, webhookTopics } from '@veranda/domain/integrations/topics';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

/** A topic as text. */
export function topicLabel(topic: string): string {
  if (topic === pingTopic) return t('testMessage');
  const known = webhookTopics.find((webhookTopic) => webhookTopic === topic);
  return known === undefined ? topic : t(`topic.${known}`);
}

/** State of a webhook, in a word. */
export function statusBadge({ enabled, dead, waiting }: Webhook): { label: string; tone: BadgeTone } {
  if (!enabled) return { label: t('off'), tone: 'neutral' };
  if (dead > 0) return { label: t('failedCount', { dead }), tone: 'danger' };
  if (waiting > 0) return { label: t('pendingCount', { waiting }), tone: 'info' };
  return { label: t('on'), tone: 'ok' };
}
