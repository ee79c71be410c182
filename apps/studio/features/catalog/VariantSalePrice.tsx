import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantFieldProps } from './variant-field.ts';

/** What a variant costs while it is on sale; emptied, the sale is over. */
export function VariantSalePrice({ variant, name }: VariantFieldProps) {
  const { patch, field, money } = useVariant(variant);
  return (
    <MoneyField
      {...field('sale')}
      {...money}
      label={name ? `Sale price of ${name}` : 'Sale price'}
      hideLabel={name !== undefined}
      optional={name === undefined}
      value={variant.salePrice}
      onChange={(salePrice) => patch({ salePrice, ...(salePrice === '' ? { onSale: false } : {}) })}
    />
  );
}
