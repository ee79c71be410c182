import { inventoryColumns } from '@veranda/domain/inventory/inventory-preferences';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { type InventorySettings, useSaveInventorySettings } from './inventory-queries.ts';
import { t } from './messages.ts';

interface InventorySettingsDialogProps {
  readonly settings: InventorySettings;
  readonly onClose: () => void;
}

/** From when on stock is low, and which columns the panel shows: for everybody who works on the site. */
export function InventorySettingsDialog({ settings, onClose }: InventorySettingsDialogProps) {
  const site = useSite();
  const [{ lowStockAt, columns }, setValues] = useState(settings);
  const save = useSaveInventorySettings(site.id, settings);
  const canWrite = mayWrite(site, 'products');
  return (
    <FormDialog
      title={t('inventorySettings')}
      submitLabel={t('save')}
      isPending={save.isPending}
      problem={canWrite ? (save.isError ? messageOf(save.error) : null) : t('settingsNeedRight')}
      onSubmit={() => {
        if (canWrite) save.mutate({ lowStockAt, columns }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <NumberField
        label={t('lowStockThreshold')}
        description={t('lowStockThresholdText')}
        steps
        minValue={0}
        maxValue={9_999}
        isDisabled={!canWrite}
        value={lowStockAt}
        onChange={(figure) =>
          setValues({ columns, lowStockAt: Number.isNaN(figure) ? settings.lowStockAt : Math.round(figure) })
        }
      />
      <ColumnChoice
        columns={columns}
        isDisabled={!canWrite}
        onChange={(chosen) => setValues({ lowStockAt, columns: chosen })}
      />
    </FormDialog>
  );
}

interface ColumnChoiceProps extends Pick<InventorySettings, 'columns'> {
  readonly isDisabled: boolean;
  readonly onChange: (columns: InventorySettings['columns']) => void;
}

function ColumnChoice({ columns, isDisabled, onChange }: ColumnChoiceProps) {
  return (
    <fieldset className="inventory-columns" disabled={isDisabled}>
      <legend className="ui-label">{t('columns')}</legend>
      {inventoryColumns.map((column) => (
        <Checkbox
          key={column}
          isSelected={columns.includes(column)}
          isDisabled={isDisabled}
          onChange={(isShown) =>
            onChange(inventoryColumns.filter((each) => (each === column ? isShown : columns.includes(each))))
          }
        >
          {t(column)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
