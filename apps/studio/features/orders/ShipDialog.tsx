import type { OrderDetail } from '@veranda/contracts/orders';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { LineUnitsField } from './LineUnitsField.tsx';
import { leftToSend } from './line-units.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { useShip } from './use-ship.ts';
import { t } from './messages.ts';

/** Records a parcel: what is in it, how it travels, and whether the buyer is notified. */
export function ShipDialog({ order, onClose }: OrderDialogProps) {
  const parcel = useShip(order, onClose);
  return (
    <FormDialog
      title={t('shipItems')}
      submitLabel={t('markAsShipped')}
      isPending={parcel.isPending}
      problem={parcel.problem}
      onSubmit={parcel.send}
      onClose={onClose}
    >
      <LineUnitsField
        label={t('itemsInThisShipment')}
        lines={order.lines}
        most={leftToSend}
        units={parcel.units}
        onChange={parcel.setUnits}
      />
      <ParcelFields parcel={parcel} order={order} />
    </FormDialog>
  );
}

const line = { optional: true, maxLength: 100 } as const;

interface ParcelFieldsProps {
  readonly parcel: ReturnType<typeof useShip>;
  readonly order: OrderDetail;
}

function ParcelFields({ parcel, order }: ParcelFieldsProps) {
  const { facts, set } = parcel;
  return (
    <>
      <div className="field-pair">
        <TextField
          label={t('carrier')}
          {...line}
          value={facts.carrier}
          onChange={(carrier) => set({ carrier })}
        />
        <TextField
          label={t('trackingNumber')}
          {...line}
          value={facts.trackingNumber}
          onChange={(trackingNumber) => set({ trackingNumber })}
        />
      </div>
      <TextField
        label={t('trackingLink')}
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={500}
        value={facts.trackingUrl}
        onChange={(trackingUrl) => set({ trackingUrl })}
        errorMessage={parcel.urlProblem}
      />
      <Checkbox
        isSelected={facts.notify}
        onChange={(notify) => set({ notify })}
        note={t('trackingEmailNote', { email: order.email })}
      >
        {t('notifyTheCustomer')}
      </Checkbox>
    </>
  );
}
