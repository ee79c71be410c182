import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { FailureNotice } from '../../FailureNotice.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { FormFilter } from './FormFilter.tsx';
import { ListedDeliveries } from './ListedDeliveries.tsx';
import { MailingListsFrame } from './MailingListsFrame.tsx';
import { ReplayAll } from './ReplayAll.tsx';
import { useDeliveryList } from './use-delivery-list.ts';
import { t } from './messages.ts';

/** Deliveries of answers to their targets: listed, and tried again. */
export function DeliveriesScreen() {
  const site = useSite();
  const list = useDeliveryList();
  const { deliveries, place, state, dead } = list;
  const canReplay = dead > 0 && mayWrite(site, 'forms');
  return (
    <MailingListsFrame tab="deliveries" actions={canReplay ? <ReplayAll count={dead} /> : undefined}>
      {list.isFirstUse || !deliveries.data ? null : (
        <div className="ui-row">
          <FormFilter list={list} />
          <SegmentedControl
            label={t('status')}
            value={state ?? 'all'}
            segments={list.segments}
            onChange={(value) => place.set({ state: value === 'all' ? '' : value })}
          />
        </div>
      )}
      {deliveries.isError && deliveries.data ? (
        <FailureNotice failure={deliveries.error} onRetry={() => void deliveries.refetch()} />
      ) : null}
      <ListedDeliveries list={list} />
    </MailingListsFrame>
  );
}
