import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { SubscriptionRule } from './discount-form.ts';
import type { DiscountEdit } from './use-discount-form.ts';
import { t } from './messages.ts';

const subscriptionRules = [
  { value: 'first', label: t('firstPayment') },
  { value: 'all', label: t('allPayments') },
  { value: 'exclude', label: t('notForSubscriptions') },
] as const;

/** From when, until when, how often, and from what order on. */
export function TermsFields({ edit }: { readonly edit: DiscountEdit }) {
  const { form, set, problemOf, currency, digits } = edit;
  return (
    <>
      <div className="discount-pair">
        <MoneyField
          label={t('minimumOrderAmount')}
          optional
          value={form.minimumAmount}
          onChange={(minimumAmount) => set({ minimumAmount })}
          currency={currency}
          digits={digits}
          errorMessage={problemOf('minimumAmount')}
        />
        <NumberField
          label={t('minimumNumberOfItems')}
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
        note={t('recognizedByEmailAddress')}
      >
        {t('oneUsePerCustomer')}
      </Checkbox>
      <Switch isSelected={form.active} onChange={(active) => set({ active })}>
        {t('on')}
      </Switch>
    </>
  );
}

function SubscriptionField({ edit: { form, set } }: { readonly edit: DiscountEdit }) {
  const isKept = form.subscriptions === 'all';
  return (
    <Select
      label={t('subscriptions')}
      options={subscriptionRules}
      value={form.subscriptions}
      onChange={(rule) => set({ subscriptions: rule as SubscriptionRule })}
      description={isKept ? t('subscriptionsDescription') : undefined}
    />
  );
}

function PeriodFields({ edit: { form, set, problemOf, timeZone } }: { readonly edit: DiscountEdit }) {
  return (
    <>
      <TextField
        label={t('starts')}
        optional
        type="datetime-local"
        description={zoneNote(timeZone)}
        value={form.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <TextField
        label={t('ends')}
        optional
        type="datetime-local"
        description={zoneNote(timeZone)}
        value={form.endsAt}
        onChange={(endsAt) => set({ endsAt })}
        errorMessage={problemOf('endsAt')}
      />
      <NumberField
        label={t('totalUsageLimit')}
        description={t('totalUsageLimitDescription')}
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
  return t('shopTimeZone', { timeZone: timeZone.replaceAll('_', ' ') });
}
