import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { pingTopic, webhookTopics } from '@veranda/domain/integrations/topics';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';

/** A topic in words. */
export function topicText(topic: string): string {
  if (topic === pingTopic) return 'Test message';
  return webhookTopics.find((one) => one.topic === topic)?.label ?? topic;
}

/** How a webhook stands, in a word. */
export function standingOf({ enabled, dead, waiting }: Webhook): { label: string; tone: BadgeTone } {
  if (!enabled) return { label: 'Off', tone: 'neutral' };
  if (dead > 0) return { label: `${String(dead)} failed`, tone: 'danger' };
  if (waiting > 0) return { label: `${String(waiting)} pending`, tone: 'info' };
  return { label: 'On', tone: 'ok' };
}
