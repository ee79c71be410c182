import type { OrderDetail } from '@veranda/contracts/orders';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { chosenLines, unitsToSend } from './line-units.ts';
import { useOrderChanges } from './order-changes.ts';
import { t } from './messages.ts';

const blank = { carrier: '', trackingNumber: '', trackingUrl: '', notify: true };

/** A parcel that is being recorded. */
export function useShip(order: OrderDetail, onSent: () => void) {
  const { ship } = useOrderChanges(useSite().id, order.id);
  const [units, setUnits] = useState(() => unitsToSend(order));
  const [facts, setFacts] = useState(blank);
  const [isEmpty, setEmpty] = useState(false);
  const set = (patch: Partial<typeof blank>) => setFacts((old) => ({ ...old, ...patch }));
  const send = () => {
    const lines = chosenLines(units);
    setEmpty(lines.length === 0);
    if (lines.length === 0 || ship.isPending) return;
    const body = { ...facts, trackingUrl: facts.trackingUrl.trim(), lines };
    ship.mutate(body, {
      onSuccess: ({ order: now }) => {
        showToast({
          text:
            now.status === 'fulfilled'
              ? t('orderNumberFulfilled', { number: now.number })
              : t('shipmentRecorded'),
        });
        onSent();
      },
    });
  };
  const failure = ship.error instanceof CallFailure ? ship.error : null;
  const urlProblem = failure?.field === 'trackingUrl' ? failure.message : undefined;
  const problem = isEmpty
    ? t('chooseItemsToShip')
    : ship.isError && !urlProblem
      ? messageOf(ship.error)
      : null;
  return { units, setUnits, facts, set, send, problem, urlProblem, isPending: ship.isPending };
}
