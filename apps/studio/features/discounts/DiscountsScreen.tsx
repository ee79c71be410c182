import { useQuery } from '@tanstack/react-query';
import type { Discount } from '@veranda/contracts/discounts';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { DiscountTable } from './DiscountTable.tsx';
import { discountsQuery } from './discount-queries.ts';
import { RemoveDiscount } from './RemoveDiscount.tsx';
import './discounts.css';

/** Discounts of a site: by code or given by themselves. */
export function DiscountsScreen() {
  const site = useSite();
  useTitle('Discounts', site.title);
  const [open, setOpen] = useState<Discount | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Discount | null>(null);
  const query = useQuery(discountsQuery(site.id));
  const isReadOnly = !mayWrite(site, 'discounts');
  const add = isReadOnly ? undefined : (
    <Button variant="primary" onPress={() => setOpen('new')}>
      Add a discount
    </Button>
  );
  const isAny = (query.data?.discounts.length ?? 0) > 0;
  return (
    <div className="ui-page">
      <PageHeader title="Discounts" actions={isAny ? add : undefined} />
      <SalesTabs selected="discounts">
        {query.isPending ? (
          <SkeletonTable label="Loading discounts" />
        ) : query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : isAny ? (
          <DiscountTable {...query.data} isReadOnly={isReadOnly} onChange={setOpen} onRemove={setLeaving} />
        ) : (
          <EmptyState title="No discounts yet" actions={add}>
            A code to hand out, or a discount that is given by itself.
          </EmptyState>
        )}
      </SalesTabs>
      {open !== null && query.data ? (
        <DiscountDialog
          {...query.data}
          discount={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {leaving ? <RemoveDiscount discount={leaving} onClose={() => setLeaving(null)} /> : null}
    </div>
  );
}
