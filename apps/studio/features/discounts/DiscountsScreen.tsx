import type { Discount } from '@veranda/contracts/discounts';
import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { useState } from 'react';
import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { ListedDiscounts } from './ListedDiscounts.tsx';
import { RemoveDiscount } from './RemoveDiscount.tsx';
import { type DiscountList, useDiscountList } from './use-discount-list.ts';
import { t } from './messages.ts';
import './discounts.css';

/** Discounts of a site: by code or given automatically. */
export function DiscountsScreen() {
  const site = useSite();
  useTitle(t('discounts'), site.title);
  const [leaving, setLeaving] = useState<Discount | null>(null);
  const list = useDiscountList(site.id);
  const { discounts, isFirstUse } = list;
  const { entry, open, close } = useOpenEntry('edit', discounts.data?.discounts);
  const isReadOnly = !mayWrite(site, 'discounts');
  const add = isReadOnly ? undefined : (
    <Button variant="primary" onPress={() => open('new')}>
      {t('addADiscount')}
    </Button>
  );
  return (
    <div className="ui-page">
      <PageHeader title={t('discounts')} actions={discounts.data && !isFirstUse ? add : undefined} />
      <SalesTabs selected="discounts">
        <div className="ui-stack">
          <DiscountSearch list={list} />
          <ListedDiscounts
            list={list}
            isReadOnly={isReadOnly}
            add={add}
            onChange={({ id }) => open(id)}
            onRemove={setLeaving}
          />
        </div>
      </SalesTabs>
      {entry !== null && discounts.data && !isReadOnly ? (
        <DiscountDialog {...discounts.data} discount={entry === 'new' ? null : entry} onClose={close} />
      ) : null}
      {leaving ? <RemoveDiscount discount={leaving} onClose={() => setLeaving(null)} /> : null}
    </div>
  );
}

function DiscountSearch({ list: { discounts, place, isFirstUse } }: { readonly list: DiscountList }) {
  return (
    <>
      {isFirstUse ? null : (
        <SearchField
          label={t('searchByCodeOrName')}
          value={place.text('search')}
          onChange={(search) => place.set({ search })}
        />
      )}
      {discounts.isError && discounts.data ? (
        <FailureNotice failure={discounts.error} onRetry={() => void discounts.refetch()} />
      ) : null}
    </>
  );
}
