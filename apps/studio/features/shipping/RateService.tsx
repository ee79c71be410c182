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
import { t } from './messages.ts';

interface RateServiceProps {
  readonly kind: RateKind;
}

/** The service that is asked: a fake, nobody, or one of the owner's. */
export function RateService({ kind }: RateServiceProps) {
  const query = useQuery(accountsQuery(useSite().id));
  if (query.isPending) return <Skeleton height="72px" />;
  if (query.isError && !query.data) return <Notice tone="danger">{messageOf(query.error)}</Notice>;
  const account = query.data[kind];
  return account ? (
    <Connected kind={kind} account={account} />
  ) : (
    <NotConnected kind={kind} hasTestService={query.data.hasTestServices} />
  );
}

interface ConnectedProps extends RateServiceProps {
  readonly account: NonNullable<RateAccounts['carrier']>;
}

function Connected({ kind, account }: ConnectedProps) {
  const site = useSite();
  return (
    <>
      <div className="rate-service">
        <strong>{hostOf(account.url)}</strong>
        <Badge tone="ok">{t('connected')}</Badge>
      </div>
      <p className="ui-help">
        {t('connectedBy', { connectedBy: account.connectedBy, date: formatDateTime(account.connectedAt) })}
      </p>
      {mayWrite(site, 'people') ? <Disconnect kind={kind} /> : null}
    </>
  );
}

function Disconnect({ kind }: RateServiceProps) {
  const { leave } = useRateMutations(useSite().id, kind);
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    leave.mutate(undefined, {
      onSuccess: () => showToast({ text: t('disconnected', { kind }) }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <>
      <div>
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t('disconnect')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('disconnectQuestion', { kind })}
        isOpen={isAsking}
        confirmLabel={t('disconnect')}
        isDestructive
        isPending={leave.isPending}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        {t('disconnectTheText')}
      </ConfirmDialog>
    </>
  );
}

function NotConnected({ kind, hasTestService }: RateServiceProps & { readonly hasTestService: boolean }) {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="rate-service">
        <strong>{hasTestService ? t('exampleService', { kind }) : t('noneConnected', { kind })}</strong>
        {hasTestService ? <Badge tone="warn">{t('example')}</Badge> : null}
      </div>
      <p className="ui-help">{hasTestService ? t('exampleServiceText') : t('noServiceText')}</p>
      {!mayWrite(site, 'people') ? (
        <p className="ui-help">{t('serviceNeedsRight')}</p>
      ) : isOpen ? (
        <RateServiceForm kind={kind} close={() => setOpen(false)} />
      ) : (
        <div>
          <Button onPress={() => setOpen(true)}>{t('connectAService')}</Button>
        </div>
      )}
    </>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
