import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { DiscountEdit } from './use-discount-form.ts';

/** From when, until when, how often, and from what order on. */
export function TermsFields({ edit }: { readonly edit: DiscountEdit }) {
  const { form, set, problemOf, currency, digits } = edit;
  return (
    <>
      <div className="discount-pair">
        <MoneyField
          label="From an amount of"
          optional
          value={form.minimumAmount}
          onChange={(minimumAmount) => set({ minimumAmount })}
          currency={currency}
          digits={digits}
          errorMessage={problemOf('minimumAmount')}
        />
        <NumberField
          label="From this many items"
          minValue={0}
          maxValue={9999}
          value={form.minimumQuantity}
          onChange={(minimumQuantity) => set({ minimumQuantity })}
        />
        <PeriodFields edit={edit} />
      </div>
      <Checkbox
        isSelected={form.oncePerCustomer}
        onChange={(oncePerCustomer) => set({ oncePerCustomer })}
        note="By their e-mail address"
      >
        Once for each customer
      </Checkbox>
      <Switch isSelected={form.active} onChange={(active) => set({ active })}>
        On
      </Switch>
    </>
  );
}

function PeriodFields({ edit: { form, set, problemOf } }: { readonly edit: DiscountEdit }) {
  return (
    <>
      <TextField
        label="Starts"
        optional
        type="datetime-local"
        value={form.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <TextField
        label="Ends"
        optional
        type="datetime-local"
        value={form.endsAt}
        onChange={(endsAt) => set({ endsAt })}
        errorMessage={problemOf('endsAt')}
      />
      <NumberField
        label="Orders that may have it"
        description="Empty for any number."
        minValue={1}
        maxValue={1_000_000}
        value={form.limit}
        onChange={(limit) => set({ limit })}
        errorMessage={problemOf('limit')}
      />
    </>
  );
}
