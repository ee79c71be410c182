import type { InventoryRow } from '@veranda/contracts/inventory';
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
export function StockFigure({ row }: { readonly row: InventoryRow }) {
  const site = useSite();
  const { set, count } = useVariantStock(site.id);
  const undo = useUndoMovement(site.id);
  const [typed, setTyped] = useState<number | null>(null);
  const { variantId: variant, quantity: seen, unlimited } = row;
  const quantity = typed ?? seen;
  const save = () =>
    set.mutate(
      { variant, quantity, seen },
      {
        onSuccess: (answer) => {
          setTyped(null);
          const { movementId } = answer;
          showToast({
            topic: `stock-${variant}`,
            text: t('quantityInStock', { title: nameOf(row), quantity: answer.quantity }),
            ...(movementId ? { action: { label: t('undo'), onAction: () => undo.mutate(movementId) } } : {}),
          });
        },
      },
    );
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (quantity !== seen) save();
      }}
    >
      {unlimited ? null : (
        <div className="inventory-figure">
          <NumberField
            label={t('inStock')}
            steps
            minValue={0}
            maxValue={1_000_000_000}
            value={quantity}
            errorMessage={set.isError ? messageOf(set.error) : undefined}
            onChange={(figure) => {
              set.reset();
              setTyped(Number.isNaN(figure) ? null : Math.round(figure));
            }}
          />
          <Button type="submit" isPending={set.isPending} isDisabled={quantity === seen}>
            {t('setStock')}
          </Button>
        </div>
      )}
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
    </form>
  );
}
