import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { Badge } from '@veranda/ui/Badge.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { statusBadge, topicLabel } from './webhook-messages.ts';
import { WebhookMenu } from './WebhookMenu.tsx';

/** A webhook in the list: where it goes, its topics and its state. */
export function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const site = useSite();
  const { label, tone } = statusBadge(webhook);
  return (
    <li className="webhook-row">
      <span className="integration-name ui-grow">
        <TextLink href={paths.webhook(site.slug, webhook.id)}>{webhook.url}</TextLink>
        <span className="ui-help">{webhook.topics.map(topicLabel).join(', ')}</span>
      </span>
      <Badge tone={tone}>{label}</Badge>
      {mayWrite(site, 'people') ? <WebhookMenu webhook={webhook} /> : null}
    </li>
  );
}
