import { useQuery } from '@tanstack/react-query';
import type { Domains } from '@veranda/contracts/custom-domains';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { AddDomain } from './AddDomain.tsx';
import { DomainCard } from './DomainCard.tsx';
import { domainsQuery, useDomainMutations } from './domain-queries.ts';
import { t } from './messages.ts';
import './domains.css';

/** The addresses of a site: the one that it was made with, and its owner's domains. */
export function DomainsScreen() {
  const site = useSite();
  const query = useQuery(domainsQuery(site.id));
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsFrame tab="domains">
      <div className="ui-stack">
        <p>{t('lead')}</p>
        {query.data ? (
          <>
            <div>
              <Button variant="primary" onPress={() => setAdding(true)}>
                {t('add')}
              </Button>
            </div>
            {query.data.domains.map((domain) => (
              <DomainCard key={domain.id} domain={domain} {...query.data} />
            ))}
            <OwnAddress {...query.data} />
          </>
        ) : query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonTable label={t('loading')} rows={3} />
        )}
      </div>
      {isAdding ? <AddDomain onClose={() => setAdding(false)} /> : null}
    </SettingsFrame>
  );
}

function OwnAddress({ domains, ownHost }: Domains) {
  const { setPrimary } = useDomainMutations(useSite().id);
  const isPrimary = !domains.some((domain) => domain.isPrimary);
  return (
    <section className="domain-card" aria-label={ownHost}>
      <div className="domain-head">
        <span className="domain-name">
          <strong className="ui-clip">{ownHost}</strong>
          <span className="ui-help">{isPrimary ? t('primaryNote') : t('ownAddress')}</span>
        </span>
        {isPrimary ? <Badge tone="accent">{t('primary')}</Badge> : null}
        {isPrimary ? null : (
          <Button
            size="small"
            isPending={setPrimary.isPending}
            onPress={() =>
              setPrimary.mutate(null, {
                onSuccess: () => showToast({ text: t('madePrimary', { host: ownHost }) }),
                onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
              })
            }
          >
            {t('makePrimary')}
          </Button>
        )}
      </div>
    </section>
  );
}
