import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import type { MethodEdit } from './use-method-form.ts';

interface AmountProps {
  readonly edit: MethodEdit;
  readonly field: 'perOrder' | 'perItem' | 'fee' | 'fallback' | 'freeFrom';
  readonly label: string;
  readonly optional: boolean;
  readonly description?: string;
}

/** One amount of the form. */
export function Amount({ edit, field, label, optional, description }: AmountProps) {
  const { form, set, problemOf, currency, digits } = edit;
  return (
    <MoneyField
      label={label}
      optional={optional}
      placeholder={optional ? '' : '0'}
      description={description}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      currency={currency}
      digits={digits}
      errorMessage={problemOf(field)}
    />
  );
}
