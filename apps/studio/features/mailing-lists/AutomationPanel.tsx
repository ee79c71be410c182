import type { AutomationHook, Connections } from '@veranda/contracts/mailing-lists-connections';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { useConnectionMutations } from '../../queries/connection-queries.ts';
import { t } from './messages.ts';

/** Automation: the addresses that receive answers; awaiting connection, or how many are connected. */
export function AutomationPanel({ automation }: { readonly automation: Connections['automation'] }) {
  const site = useSite();
  const [isAdding, setAdding] = useState(false);
  const { hooks, status } = automation;
  return (
    <Panel
      title={t('automation')}
      note={t('automationNote')}
      actions={
        <span role="status">
          <Badge tone={hooks.length > 0 ? 'ok' : 'neutral'}>{status}</Badge>
        </span>
      }
    >
      <div className="ui-stack">
        {hooks.length > 0 ? (
          <ul>
            {hooks.map((hook) => (
              <Hook key={hook.id} hook={hook} />
            ))}
          </ul>
        ) : null}
        {mayWrite(site, 'settings') ? (
          <div>
            <Button onPress={() => setAdding(true)}>
              <Plus size={16} aria-hidden="true" />
              {t('addWebhook')}
            </Button>
          </div>
        ) : null}
      </div>
      {isAdding ? <AddWebhookDialog onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}

function Hook({ hook }: { readonly hook: AutomationHook }) {
  const site = useSite();
  const { removeHook } = useConnectionMutations(site.id);
  return (
    <li className="connected connected--line">
      <span className="ui-grow connected-name">{hook.url}</span>
      {mayWrite(site, 'settings') ? (
        <IconButton
          label={t('removeUrl', { url: hook.url })}
          size="small"
          isPending={removeHook.isPending}
          onPress={() =>
            removeHook.mutate(hook.id, {
              onSuccess: () => showToast({ text: t('webhookRemoved') }),
              onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
            })
          }
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  );
}
