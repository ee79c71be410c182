import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { SubscriptionRule } from './discount-form.ts';
import type { DiscountEdit } from './use-discount-form.ts';

const subscriptionRules = [
  { value: 'first', label: 'First payment' },
  { value: 'all', label: 'All payments' },
  { value: 'exclude', label: 'Not for subscriptions' },
] as const;

/** From when, until when, how often, and from what order on. */
export function TermsFields({ edit }: { readonly edit: DiscountEdit }) {
  const { form, set, problemOf, currency, digits } = edit;
  return (
    <>
      <div className="discount-pair">
        <MoneyField
          label="Minimum order amount"
          optional
          value={form.minimumAmount}
          onChange={(minimumAmount) => set({ minimumAmount })}
          currency={currency}
          digits={digits}
          errorMessage={problemOf('minimumAmount')}
        />
        <NumberField
          label="Minimum number of items"
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
        note="Recognized by e-mail address"
      >
        One use per customer
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
      label="Subscriptions"
      options={subscriptionRules}
      value={form.subscriptions}
      onChange={(rule) => set({ subscriptions: rule as SubscriptionRule })}
      description={isKept ? 'Subscribers keep it even after it has ended or is used up.' : undefined}
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
        label="Total usage limit"
        description="Leave empty for no limit."
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
  return `Shop time zone: ${timeZone.replaceAll('_', ' ')}`;
}
