import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuProps } from '@veranda/ui/Menu.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useWebhookMutations } from './integration-queries.ts';
import { NewSecret } from './NewSecret.tsx';
import { RemoveWebhook } from './RemoveWebhook.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { t } from './messages.ts';

type OpenDialog = 'edit' | 'secret' | 'remove';

/** Actions on a webhook. */
export function WebhookMenu({ webhook }: { readonly webhook: Webhook }) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const actions = useWebhookActions(webhook, setOpen);
  const close = () => setOpen(null);
  const { url } = webhook;
  const trigger = (
    <IconButton label={t('actionsForUrl', { url })} size="small">
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <Menu label={t('actionsForUrl', { url })} trigger={trigger} actions={actions} />
      {open === 'edit' ? <WebhookDialog webhook={webhook} onClose={close} /> : null}
      {open === 'secret' ? <NewSecret webhook={webhook} onClose={close} /> : null}
      {open === 'remove' ? <RemoveWebhook webhook={webhook} onClose={close} /> : null}
    </>
  );
}

function useWebhookActions(
  { id, enabled }: Webhook,
  onOpen: (dialog: OpenDialog) => void,
): MenuProps['actions'] {
  const site = useSite();
  const go = useNavigate();
  const { change, ping } = useWebhookMutations(site.id);
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const test = () =>
    ping.mutate(id, {
      onError,
      onSuccess: () => {
        showToast({ text: t('testMessageSent') });
        void go(paths.webhook(site.slug, id));
      },
    });
  return [
    { id: 'edit', label: t('edit'), onAction: () => onOpen('edit') },
    { id: 'test', label: t('sendTestMessage'), onAction: test },
    { id: 'secret', label: t('newSecret'), onAction: () => onOpen('secret') },
    {
      id: 'switch',
      label: enabled ? t('turnOff') : t('turnOn'),
      onAction: () => change.mutate({ id, enabled: !enabled }, { onError }),
    },
    'rule',
    { id: 'remove', label: t('remove'), isDanger: true, onAction: () => onOpen('remove') },
  ];
}
