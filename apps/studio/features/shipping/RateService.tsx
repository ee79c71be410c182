import { useQuery } from '@tanstack/react-query';
import type { RateAccounts, RateKind } from '@veranda/contracts/carrier-accounts';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { RateServiceForm } from './RateServiceForm.tsx';
import { accountsQuery, useRateMutations } from './rules-queries.ts';

export interface RateServiceProps {
  readonly kind: RateKind;
  /** What it is called: "carrier". */
  readonly what: string;
}

/** The service that is asked: a stand-in, nobody, or one of the owner's. */
export function RateService({ kind, what }: RateServiceProps) {
  const query = useQuery(accountsQuery(useSite().id));
  if (query.isPending) return <Skeleton height="72px" />;
  if (query.isError && !query.data) return <Notice tone="danger">{messageOf(query.error)}</Notice>;
  const account = query.data[kind];
  return account ? (
    <Connected kind={kind} what={what} account={account} />
  ) : (
    <NotConnected kind={kind} what={what} hasStandIn={query.data.hasStandIns} />
  );
}

function Connected({
  kind,
  what,
  account,
}: RateServiceProps & { readonly account: NonNullable<RateAccounts['carrier']> }) {
  const site = useSite();
  const { leave } = useRateMutations(site.id, kind);
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    leave.mutate(undefined, {
      onSuccess: () => showToast({ text: `The ${what} was disconnected` }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <>
      <div className="rate-service">
        <strong>{hostOf(account.url)}</strong>
        <Badge tone="ok">Connected</Badge>
      </div>
      <p className="ui-help">
        Connected by {account.connectedBy}, {formatDateTime(account.connectedAt)}. The key is stored encrypted
        and never shown again.
      </p>
      {mayWrite(site, 'people') ? (
        <div>
          <Button variant="secondary" onPress={() => setAsking(true)}>
            Disconnect
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        title={`Disconnect the ${what}?`}
        isOpen={isAsking}
        confirmLabel="Disconnect"
        isDestructive
        isPending={leave.isPending}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        It will no longer be used. Existing orders stay as they are.
      </ConfirmDialog>
    </>
  );
}

function NotConnected({ kind, what, hasStandIn }: RateServiceProps & { readonly hasStandIn: boolean }) {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="rate-service">
        <strong>{hasStandIn ? `Example ${what}` : `No ${what} is connected`}</strong>
        {hasStandIn ? <Badge tone="warn">Example</Badge> : null}
      </div>
      <p className="ui-help">
        {hasStandIn
          ? 'It returns sample data for trying out the shop. Connect a service before you sell.'
          : 'No service is used. Your fallback settings apply.'}
      </p>
      {!mayWrite(site, 'people') ? (
        <p className="ui-help">Only people who can manage API keys can connect a service.</p>
      ) : isOpen ? (
        <RateServiceForm kind={kind} what={what} close={() => setOpen(false)} />
      ) : (
        <div>
          <Button onPress={() => setOpen(true)}>Connect a service</Button>
        </div>
      )}
    </>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
