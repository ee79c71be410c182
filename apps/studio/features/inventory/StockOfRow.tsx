import type { InventoryVariant } from '@veranda/contracts/inventory';
import { Badge } from '@veranda/ui/Badge.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { StockStepper } from './StockStepper.tsx';
import { useStepsOfRow } from './use-steps-of-row.ts';
import { nameOf, t } from './messages.ts';

interface StockOfRowProps {
  readonly row: InventoryVariant;
  readonly lowStockAt: number;
}

/** The stock of a variant with one less and one more; says what is low, and what was sold while one counted. */
export function StockOfRow({ row, lowStockAt }: StockOfRowProps) {
  const site = useSite();
  const { step, sold } = useStepsOfRow(row);
  if (row.unlimited) return <span className="ui-muted">{t('unlimited')}</span>;
  const { quantity } = row;
  return (
    <span className="inventory-stock">
      {sold > 0 ? (
        <Badge tone="warn">{t('soldMeanwhile', { sold })}</Badge>
      ) : quantity === 0 ? (
        <Badge tone="danger">{t('soldOut')}</Badge>
      ) : quantity <= lowStockAt ? (
        <Badge tone="warn">{t('low')}</Badge>
      ) : null}
      {mayWrite(site, 'products') ? (
        <StockStepper title={nameOf(row)} quantity={quantity} onStep={step} />
      ) : (
        <span>{quantity}</span>
      )}
    </span>
  );
}
