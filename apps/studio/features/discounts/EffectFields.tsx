import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { EffectKind } from './discount-form.ts';
import { ScopeField } from './ScopeField.tsx';
import type { DiscountEdit } from './use-discount-form.ts';
import { t } from './messages.ts';

const kinds = [
  { value: 'percent', label: t('percentage') },
  { value: 'fixed', label: t('fixedAmountOffTheOrder') },
  { value: 'free-shipping', label: t('freeShipping') },
  { value: 'buy-x-get-y', label: t('buyXGetY') },
] as const;

/** Fields of a discount's effect and of its items. */
export function EffectFields({ edit }: { readonly edit: DiscountEdit }) {
  const { form, set, problemOf } = edit;
  return (
    <>
      <div className="discount-pair">
        <Select
          label={t('value')}
          options={kinds}
          value={form.kind}
          onChange={(kind) => set({ kind: kind as EffectKind })}
        />
        <HowMuch edit={edit} />
      </div>
      <ScopeField
        label={form.kind === 'buy-x-get-y' ? t('customerBuys') : t('appliesTo')}
        scope={form.scope}
        onChange={(scope) => set({ scope })}
        errorMessage={problemOf('scope')}
      />
      {form.kind === 'buy-x-get-y' ? (
        <ScopeField
          label={t('customerGets')}
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
      label={t('percentOff')}
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
        label={t('amountOff')}
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
      <NumberField label={t('buy')} {...counts} value={form.buy} onChange={(buy) => set({ buy })} />
      <NumberField label={t('get')} {...counts} value={form.get} onChange={(get) => set({ get })} />
      {percent}
    </div>
  );
}
