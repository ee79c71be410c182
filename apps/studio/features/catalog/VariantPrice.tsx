import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantFieldProps } from './variant-field.ts';

/** What a variant costs. */
export function VariantPrice({ variant, name }: VariantFieldProps) {
  const { patch, field, money } = useVariant(variant);
  return (
    <MoneyField
      {...field('price')}
      {...money}
      label={name ? `Price of ${name}` : 'Price'}
      hideLabel={name !== undefined}
      value={variant.price}
      onChange={(price) => patch({ price })}
    />
  );
}
