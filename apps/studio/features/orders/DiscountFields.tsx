import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { TypedDiscount } from './draft-form.ts';
import { t } from './messages.ts';

interface DiscountFieldsProps {
  readonly label: string;
  readonly value: TypedDiscount;
  readonly onChange: (value: TypedDiscount) => void;
  readonly errorMessage?: string | undefined;
}

/** Nothing, a whole percentage, or an amount off. */
export function DiscountFields({ label, value, onChange, errorMessage }: DiscountFieldsProps) {
  return (
    <div className="ui-stack ui-stack--tight">
      <span className="ui-label">{label}</span>
      <div className="draft-discount">
        <SegmentedControl
          label={label}
          value={value.kind}
          onChange={(kind) => onChange({ kind, value: '' })}
          segments={[
            { value: 'none', label: t('none') },
            { value: 'percent', label: t('percent') },
            { value: 'fixed', label: t('amount') },
          ]}
        />
        <Off label={label} value={value} onChange={onChange} errorMessage={errorMessage} />
      </div>
    </div>
  );
}

function Off({ label, value, onChange, errorMessage }: DiscountFieldsProps) {
  const { currency } = useSite();
  const put = (text: string) => onChange({ ...value, value: text });
  const shared = { hideLabel: true, value: value.value, errorMessage } as const;
  if (value.kind === 'none') return null;
  if (value.kind === 'percent')
    return (
      <TextField
        {...shared}
        label={t('labelPercent', { label })}
        inputMode="numeric"
        suffix="%"
        maxLength={3}
        onChange={(text) => put(text.trim())}
      />
    );
  return (
    <MoneyField
      {...shared}
      label={t('labelAmount', { label })}
      currency={currency}
      digits={isCurrency(currency) ? digitsOf(currency) : 2}
      onChange={put}
    />
  );
}
