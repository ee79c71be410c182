import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportOrders, fulfilOrders, getPackingSlips } from '@veranda/contracts/orders';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { addressOf } from '../../api/address.ts';
import { call } from '../../api/client.ts';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import type { Chosen } from './use-chosen-orders.ts';
import { t } from './messages.ts';

/** Actions on all selected orders at once. */
export function ChosenOrders({ chosen }: { readonly chosen: Chosen }) {
  const site = useSite();
  const fulfil = useFulfilChosen(site.id, chosen);
  const { size } = chosen.chosen;
  const ids = [...chosen.chosen].join(',');
  const params = { site: site.id };
  return (
    <div className="chosen-orders">
      <Checkbox
        isSelected={chosen.isAll}
        isIndeterminate={size > 0 && !chosen.isAll}
        onChange={chosen.chooseAll}
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

function useFulfilChosen(site: string, chosen: Chosen) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(fulfilOrders, { params: { site }, body: { ids: [...chosen.chosen] } }),
    onSuccess: ({ fulfilled, refused: [first, ...more] }) => {
      const done = t('ordersFulfilled', { fulfilled });
      const rest = first ? t('couldNotBeFulfilled', { number: more.length + 1, error: first.error }) : '';
      showToast({ text: [done, rest].filter(Boolean).join('. '), isDanger: first !== undefined });
      chosen.chooseAll(false);
      void client.invalidateQueries({ queryKey: ['site', site, 'orders'] });
    },
    onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
  });
}
