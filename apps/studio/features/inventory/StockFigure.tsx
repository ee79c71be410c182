import type { InventoryVariant } from '@veranda/contracts/inventory';
import { Button } from '@veranda/ui/Button.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useVariantStock } from './inventory-queries.ts';
import { useUndoMovement } from './use-stock.ts';
import { nameOf, t } from './messages.ts';

/** The stock of a variant as a figure that one sets, and whether it is counted at all. */
export function StockFigure({ row }: { readonly row: InventoryVariant }) {
  const { quantity, setTyped, isPending, problem, save } = useFigure(row);
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {row.unlimited ? null : (
        <div className="inventory-figure">
          <NumberField
            label={t('inStock')}
            steps
            minValue={0}
            maxValue={1_000_000_000}
            value={quantity}
            errorMessage={problem}
            onChange={(figure) => setTyped(Number.isNaN(figure) ? null : Math.round(figure))}
          />
          {/* Never disabled: what was typed is a figure only when the field is left, by the press itself. */}
          <Button type="submit" isPending={isPending}>
            {t('setStock')}
          </Button>
        </div>
      )}
      <UnlimitedSwitch row={row} />
    </form>
  );
}

function useFigure(row: InventoryVariant) {
  const site = useSite();
  const { set } = useVariantStock(site.id);
  const undo = useUndoMovement(site.id);
  const [typed, setTyped] = useState<number | null>(null);
  const { variantId: variant, quantity: seen } = row;
  const quantity = typed ?? seen;
  const onSuccess = (answer: { readonly quantity: number; readonly movementId: string | null }) => {
    setTyped(null);
    const { movementId } = answer;
    showToast({
      topic: `stock-${variant}`,
      text: t('quantityInStock', { title: nameOf(row), quantity: answer.quantity }),
      ...(movementId ? { action: { label: t('undo'), onAction: () => undo.mutate(movementId) } } : {}),
    });
  };
  return {
    quantity,
    setTyped: (figure: number | null) => {
      set.reset();
      setTyped(figure);
    },
    isPending: set.isPending,
    problem: set.isError ? messageOf(set.error) : undefined,
    save: () => {
      if (quantity === seen) onSuccess({ quantity, movementId: null });
      else set.mutate({ variant, quantity, seen }, { onSuccess });
    },
  };
}

function UnlimitedSwitch({ row: { variantId: variant, unlimited } }: { readonly row: InventoryVariant }) {
  const { count } = useVariantStock(useSite().id);
  return (
    <Switch
      isSelected={unlimited}
      onChange={(isUnlimited) =>
        count.mutate(
          { variant, unlimited: isUnlimited },
          { onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }) },
        )
      }
    >
      {t('unlimited')}
    </Switch>
  );
}
