import { useQuery } from '@tanstack/react-query';
import type { FundView } from '@veranda/contracts/donations';
import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { useState } from 'react';
import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { FundDialog } from './FundDialog.tsx';
import { fundsQuery } from './fund-queries.ts';
import { ListedFunds } from './ListedFunds.tsx';
import { RemoveFund } from './RemoveFund.tsx';
import { t } from './messages.ts';
import './donations.css';

/** Funds that take donations, with what was raised. */
export function DonationsScreen() {
  const site = useSite();
  useTitle(t('donations'), site.title);
  const [leaving, setLeaving] = useState<FundView | null>(null);
  const query = useQuery(fundsQuery(site.id));
  const { entry, open, close } = useOpenEntry('edit', query.data?.funds);
  const isReadOnly = !mayWrite(site, 'products');
  const add = isReadOnly ? undefined : (
    <Button variant="primary" onPress={() => open('new')}>
      {t('addAFund')}
    </Button>
  );
  const isAny = (query.data?.funds.length ?? 0) > 0;
  return (
    <div className="ui-page">
      <PageHeader title={t('donations')} actions={isAny ? add : undefined} />
      <SalesTabs selected="donations">
        <ListedFunds
          query={query}
          add={add}
          isReadOnly={isReadOnly}
          onChange={({ id }) => open(id)}
          onRemove={setLeaving}
        />
      </SalesTabs>
      {entry !== null && query.data && !isReadOnly ? (
        <FundDialog fund={entry === 'new' ? null : entry} currency={query.data.currency} onClose={close} />
      ) : null}
      {leaving ? <RemoveFund fund={leaving} onClose={() => setLeaving(null)} /> : null}
    </div>
  );
}
