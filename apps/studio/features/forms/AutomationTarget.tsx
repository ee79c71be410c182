import { useQuery } from '@tanstack/react-query';
import { Badge } from '@veranda/ui/Badge.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { connectionsQuery } from '../../queries/connection-queries.ts';
import { t } from './messages.ts';

/** Number of webhooks that receive answers, and a link to them. */
export function AutomationTarget() {
  const site = useSite();
  const { data } = useQuery(connectionsQuery(site.id));
  const automation = data?.connections.automation;
  return (
    <div className="ui-row">
      {automation ? (
        <Badge tone={automation.hooks.length > 0 ? 'ok' : 'neutral'}>{automation.status}</Badge>
      ) : null}
      <TextLink href={paths.connections(site.slug)}>{t('webhooksOfThisSite')}</TextLink>
    </div>
  );
}
