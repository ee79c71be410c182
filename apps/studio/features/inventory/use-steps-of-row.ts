import type { InventoryVariant } from '@veranda/contracts/inventory';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { useStock } from './use-stock.ts';
import { nameOf } from './messages.ts';

/**
 * Steps of a row's stock, with how many pieces were sold between the figure that was seen and the answer: until the
 * next step.
 */
export function useStepsOfRow(row: InventoryVariant) {
  const stock = useStock(useSite().id);
  const [sold, setSold] = useState(0);
  const step = (delta: 1 | -1) => {
    setSold(0);
    stock.mutate(
      { variant: row.variantId, delta, title: nameOf(row) },
      { onSuccess: ({ quantity }) => setSold(Math.max(0, row.quantity + delta - quantity)) },
    );
  };
  return { step, sold };
}
