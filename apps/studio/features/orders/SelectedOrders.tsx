import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportOrders, fulfilOrders, getPackingSlips } from '@veranda/contracts/orders';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { addressOf } from '../../api/address.ts';
import { call } from '../../api/client.ts';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { t } from './messages.ts';

/** Actions on all selected orders at once. */
export function SelectedOrders({ selection }: { readonly selection: RowSelection }) {
  const site = useSite();
  const fulfil = useFulfilSelected(site.id, selection);
  const { size } = selection.selected;
  const ids = [...selection.selected].join(',');
  const params = { site: site.id };
  return (
    <div className="selected-orders">
      <Checkbox
        isSelected={selection.isAll}
        isIndeterminate={size > 0 && !selection.isAll}
        onChange={selection.selectAll}
      >
        {size === 0 ? t('selectAllOnThisPage') : t('selectedCount', { size })}
      </Checkbox>
      {size === 0 ? null : (
        <span className="ui-row">
          {mayWrite(site, 'orders') ? (
            <Button size="small" isPending={fulfil.isPending} onPress={() => fulfil.mutate()}>
              {t('markAsFulfilled')}
            </Button>
          ) : null}
          <Button
            size="small"
            onPress={() => location.assign(addressOf(getPackingSlips, { params, query: { ids } }))}
          >
            {t('packingSlips')}
          </Button>
          <Button
            size="small"
            onPress={() => location.assign(addressOf(exportOrders, { params, query: { ids } }))}
          >
            {t('exportAsCsv')}
          </Button>
        </span>
      )}
    </div>
  );
}

function useFulfilSelected(site: string, selection: RowSelection) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(fulfilOrders, { params: { site }, body: { ids: [...selection.selected] } }),
    onSuccess: ({ fulfilled, refused: [first, ...more] }) => {
      const done = t('ordersFulfilled', { fulfilled });
      const rest = first ? t('couldNotBeFulfilled', { number: more.length + 1, error: first.error }) : '';
      showToast({ text: [done, rest].filter(Boolean).join('. '), isDanger: first !== undefined });
      selection.selectAll(false);
      void client.invalidateQueries({ queryKey: ['site', site, 'orders'] });
    },
    onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
  });
}
