import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { useVariant, type VariantFieldProps } from './use-variant.ts';
import { t } from './messages.ts';

/** Price of a variant. */
export function VariantPrice({ variant, name }: VariantFieldProps) {
  const { patch, field, money } = useVariant(variant);
  return (
    <MoneyField
      {...field('price')}
      {...money}
      label={name ? t('priceOfName', { name }) : t('price')}
      hideLabel={name !== undefined}
      value={variant.price}
      onChange={(price) => patch({ price })}
    />
  );
}
