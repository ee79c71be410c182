import { useQuery } from '@tanstack/react-query';
import type { FundView } from '@veranda/contracts/donations';
import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { useState } from 'react';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { FundDialog } from './FundDialog.tsx';
import { fundsQuery } from './fund-queries.ts';
import { ListedFunds } from './ListedFunds.tsx';
import { RemoveFund } from './RemoveFund.tsx';
import './donations.css';

/** What money is given to, and how much has come in. */
export function DonationsScreen() {
  const site = useSite();
  useTitle('Donations', site.title);
  const [open, setOpen] = useState<FundView | 'new' | null>(null);
  const [leaving, setLeaving] = useState<FundView | null>(null);
  const query = useQuery(fundsQuery(site.id));
  const isReadOnly = !mayWrite(site, 'products');
  const add = isReadOnly ? undefined : (
    <Button variant="primary" onPress={() => setOpen('new')}>
      Add a fund
    </Button>
  );
  const isAny = (query.data?.funds.length ?? 0) > 0;
  return (
    <div className="ui-page">
      <PageHeader title="Donations" actions={isAny ? add : undefined} />
      <SalesTabs selected="donations">
        <ListedFunds
          query={query}
          add={add}
          isReadOnly={isReadOnly}
          onChange={setOpen}
          onRemove={setLeaving}
        />
      </SalesTabs>
      {open !== null && query.data ? (
        <FundDialog
          fund={open === 'new' ? null : open}
          currency={query.data.currency}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {leaving ? <RemoveFund fund={leaving} onClose={() => setLeaving(null)} /> : null}
    </div>
  );
}
