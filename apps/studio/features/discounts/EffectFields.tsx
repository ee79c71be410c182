import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { EffectKind } from './discount-form.ts';
import { ScopeField } from './ScopeField.tsx';
import type { DiscountEdit } from './use-discount-form.ts';

const kinds = [
  { value: 'percent', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount off the order' },
  { value: 'free-shipping', label: 'Free shipping' },
  { value: 'buy-x-get-y', label: 'Buy X, get Y' },
] as const;

/** What a discount takes off, and of which items. */
export function EffectFields({ edit }: { readonly edit: DiscountEdit }) {
  const { form, set, problemOf } = edit;
  return (
    <>
      <div className="discount-pair">
        <Select
          label="Value"
          options={kinds}
          value={form.kind}
          onChange={(kind) => set({ kind: kind as EffectKind })}
        />
        <HowMuch edit={edit} />
      </div>
      <ScopeField
        label={form.kind === 'buy-x-get-y' ? 'Customer buys' : 'Applies to'}
        scope={form.scope}
        onChange={(scope) => set({ scope })}
        errorMessage={problemOf('scope')}
      />
      {form.kind === 'buy-x-get-y' ? (
        <ScopeField
          label="Customer gets"
          scope={form.of}
          onChange={(of) => set({ of })}
          errorMessage={problemOf('of')}
        />
      ) : null}
    </>
  );
}

function HowMuch({ edit }: { readonly edit: DiscountEdit }) {
  const { form, set, problemOf, currency, digits } = edit;
  const percent = (
    <NumberField
      label="Percent off"
      minValue={1}
      maxValue={100}
      value={form.percent}
      onChange={(value) => set({ percent: value })}
    />
  );
  if (form.kind === 'percent') return percent;
  if (form.kind === 'fixed')
    return (
      <MoneyField
        label="Amount off"
        value={form.amount}
        onChange={(amount) => set({ amount })}
        currency={currency}
        digits={digits}
        errorMessage={problemOf('effect.amount')}
      />
    );
  if (form.kind === 'free-shipping') return null;
  const counts = { minValue: 1, maxValue: 9999 };
  return (
    <div className="discount-three">
      <NumberField label="Buy" {...counts} value={form.buy} onChange={(buy) => set({ buy })} />
      <NumberField label="Get" {...counts} value={form.get} onChange={(get) => set({ get })} />
      {percent}
    </div>
  );
}
