import { exportInventory } from '@veranda/contracts/inventory';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Download, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { tellClick } from '../../api/interface-clicks.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { InventoryFilters } from './InventoryFilters.tsx';
import { InventorySettingsDialog } from './InventorySettingsDialog.tsx';
import { ListedInventory } from './ListedInventory.tsx';
import { type Inventory, useInventory } from './use-inventory.ts';
import { t } from './messages.ts';
import './inventory.css';

/** The stock of every variant of a site (administration §2, inventory panel). */
export function InventoryScreen() {
  const site = useSite();
  useTitle(t('inventory'), site.title);
  const inventory = useInventory();
  const { variants } = inventory;
  return (
    <div className="ui-page">
      <PageHeader title={t('inventory')} actions={<InventoryActions inventory={inventory} />} />
      {inventory.isFirstUse ? null : <InventoryFilters inventory={inventory} />}
      {variants.isError && variants.data ? (
        <FailureNotice failure={variants.error} onRetry={() => void variants.refetch()} />
      ) : null}
      <ListedInventory inventory={inventory} />
    </div>
  );
}

/** The inventory as a file, and the settings of the panel. */
function InventoryActions({ inventory: { variants, settings, asked } }: { readonly inventory: Inventory }) {
  const site = useSite();
  const [isSetting, setIsSetting] = useState(false);
  const file = addressOf(exportInventory, { params: { site: site.id }, query: asked });
  return (
    <>
      <Button onPress={() => location.assign(file)} isDisabled={(variants.data?.total ?? 0) === 0}>
        <Download size={16} aria-hidden="true" />
        {t('exportAsCsv')}
      </Button>
      <IconButton
        label={t('inventorySettings')}
        variant="secondary"
        isDisabled={!settings.data}
        onPress={() => {
          tellClick('inventory', 'settings');
          setIsSetting(true);
        }}
      >
        <Settings2 size={16} aria-hidden="true" />
      </IconButton>
      {isSetting && settings.data ? (
        <InventorySettingsDialog settings={settings.data} onClose={() => setIsSetting(false)} />
      ) : null}
    </>
  );
}
