import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { formatDay } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useConnectionMutations } from '../../queries/connection-queries.ts';
import { t } from './messages.ts';

interface ConnectedAccountProps {
  readonly provider: 'mailchimp' | 'google-sheets';
  readonly account: { readonly name: string; readonly connectedAt: string };
  /** Question before it is disconnected. */
  readonly question: { readonly title: string; readonly text: string };
}

/** An account that is connected, and the way to let it go. */
export function ConnectedAccount({ provider, account, question }: ConnectedAccountProps) {
  const site = useSite();
  const { disconnect } = useConnectionMutations(site.id);
  const [asks, setAsks] = useState(false);
  return (
    <div className="connected">
      <Badge tone="ok">{t('connected')}</Badge>
      <span className="ui-grow">
        <strong className="connected-name">{account.name}</strong>
        <span className="ui-help"> {t('sinceDate', { date: formatDay(account.connectedAt) })}</span>
      </span>
      {mayWrite(site, 'settings') ? (
        <Button size="small" onPress={() => setAsks(true)}>
          {t('disconnect')}
        </Button>
      ) : null}
      <ConfirmDialog
        title={question.title}
        isOpen={asks}
        confirmLabel={t('disconnect')}
        isDestructive
        isPending={disconnect.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => disconnect.mutate(provider, { onSuccess: () => setAsks(false) })}
      >
        {disconnect.isError ? <Notice tone="danger">{messageOf(disconnect.error)}</Notice> : null}
        <p>{question.text}</p>
      </ConfirmDialog>
    </div>
  );
}
