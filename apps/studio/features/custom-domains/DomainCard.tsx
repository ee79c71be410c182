import type { Domains, DomainView } from '@veranda/contracts/custom-domains';
import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { DomainCertificate } from './DomainCertificate.tsx';
import { DomainRecords } from './DomainRecords.tsx';
import { useDomainMutations } from './domain-queries.ts';
import { t } from './messages.ts';

const tones: Readonly<Record<DomainView['state'], BadgeTone>> = {
  waiting: 'warn',
  securing: 'info',
  live: 'ok',
  away: 'warn',
};

interface DomainCardProps extends Domains {
  readonly domain: DomainView;
}

/** A domain with its state, what is missing, and what may be done with it. */
export function DomainCard({ domain, ownHost, addresses }: DomainCardProps) {
  const { host, state, problem, isPrimary, certificate } = domain;
  return (
    <section className="domain-card" aria-label={host}>
      <div className="domain-head">
        <span className="domain-name">
          <strong>{host}</strong>
          {isPrimary ? <span className="ui-help">{t('primaryNote')}</span> : null}
        </span>
        {isPrimary ? <Badge tone="accent">{t('primary')}</Badge> : null}
        <Badge tone={certificate?.problem ? 'warn' : tones[state]}>{t(`state:${state}`)}</Badge>
      </div>
      {problem && !(problem === 'no-certificate' && certificate?.state === 'failed') ? (
        <p role="status">{t(`problem:${problem}`)}</p>
      ) : null}
      <DomainCertificate certificate={certificate} />
      {state === 'live' || state === 'securing' ? null : (
        <DomainRecords domain={domain} ownHost={ownHost} addresses={addresses} />
      )}
      <DomainActions domain={domain} ownHost={ownHost} />
    </section>
  );
}

function DomainActions({ domain, ownHost }: Pick<DomainCardProps, 'domain' | 'ownHost'>) {
  const { id, host, state, isPrimary } = domain;
  const { check, setPrimary } = useDomainMutations(useSite().id);
  const onChecked = ({ domains }: Domains) => {
    const now = domains.find((each) => each.id === id)?.state ?? state;
    showToast({ text: t('checked', { host, state: t(`state:${now}`) }) });
  };
  return (
    <div className="ui-row">
      <Button
        size="small"
        isPending={check.isPending}
        onPress={() => check.mutate(id, { onSuccess: onChecked, onError: showFault })}
      >
        {t('check')}
      </Button>
      {state === 'live' && !isPrimary ? (
        <Button
          size="small"
          isPending={setPrimary.isPending}
          onPress={() => setPrimary.mutate(id, withToast(t('madePrimary', { host })))}
        >
          {t('makePrimary')}
        </Button>
      ) : null}
      <RemoveDomain domain={domain} ownHost={ownHost} />
    </div>
  );
}

function RemoveDomain({ domain: { id, host }, ownHost }: Pick<DomainCardProps, 'domain' | 'ownHost'>) {
  const { remove } = useDomainMutations(useSite().id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        title={t('removeTitle', { host })}
        isOpen={isAsking}
        confirmLabel={t('remove')}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(id, withToast(t('removed', { host })))}
        onCancel={() => setAsking(false)}
      >
        {t('removeText', { host, ownHost })}
      </ConfirmDialog>
    </>
  );
}

function withToast(text: string) {
  return { onSuccess: () => showToast({ text }), onError: showFault };
}

function showFault(fault: unknown): void {
  showToast({ text: messageOf(fault), isDanger: true });
}
