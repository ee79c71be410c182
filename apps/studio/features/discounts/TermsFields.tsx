import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { SubscriptionRule } from './discount-form.ts';
import type { DiscountEdit } from './use-discount-form.ts';

const subscriptionRules = [
  { value: 'first', label: 'For the first payment' },
  { value: 'all', label: 'For all payments' },
  { value: 'exclude', label: 'Not for subscriptions' },
] as const;

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
      <SubscriptionField edit={edit} />
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

function SubscriptionField({ edit: { form, set } }: { readonly edit: DiscountEdit }) {
  const isKept = form.subscriptions === 'all';
  return (
    <Select
      label="With subscriptions"
      options={subscriptionRules}
      value={form.subscriptions}
      onChange={(rule) => set({ subscriptions: rule as SubscriptionRule })}
      description={isKept ? 'Who subscribes keeps it, also when it has ended or is used up.' : undefined}
    />
  );
}

function PeriodFields({ edit: { form, set, problemOf, timeZone } }: { readonly edit: DiscountEdit }) {
  return (
    <>
      <TextField
        label="Starts"
        optional
        type="datetime-local"
        description={zoneNote(timeZone)}
        value={form.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <TextField
        label="Ends"
        optional
        type="datetime-local"
        description={zoneNote(timeZone)}
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

function zoneNote(timeZone: string): string {
  return `Clock of the shop, ${timeZone.replaceAll('_', ' ')}`;
}
