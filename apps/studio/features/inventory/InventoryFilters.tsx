import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { tellClick } from '../../api/interface-clicks.ts';
import type { Inventory } from './use-inventory.ts';
import { t } from './messages.ts';

/** Search by name or SKU, and what is low alone. */
export function InventoryFilters({
  inventory: { place, isLow, settings },
}: {
  readonly inventory: Inventory;
}) {
  const lowStockAt = settings.data?.lowStockAt;
  return (
    <div className="ui-row">
      <SearchField
        label={t('searchByNameOrSku')}
        value={place.text('search')}
        onChange={(value) => {
          if (place.text('search') === '' && value !== '') tellClick('inventory', 'search');
          place.set({ search: value });
        }}
      />
      <Switch isSelected={isLow} onChange={(low) => place.set({ low: low ? 'true' : '' })}>
        {lowStockAt === undefined ? t('lowStock') : t('lowStockOrFewer', { lowStockAt })}
      </Switch>
    </div>
  );
}
