import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { useVariant, type VariantFieldProps } from './use-variant.ts';
import { t } from './messages.ts';

/** Price of a variant while it is on sale; emptied, the sale is over. */
export function VariantSalePrice({ variant, name }: VariantFieldProps) {
  const { patch, field, money } = useVariant(variant);
  return (
    <MoneyField
      {...field('sale')}
      {...money}
      label={name ? t('salePriceOfName', { name }) : t('salePrice')}
      hideLabel={name !== undefined}
      optional={name === undefined}
      value={variant.salePrice}
      onChange={(salePrice) => patch({ salePrice, ...(salePrice === '' ? { onSale: false } : {}) })}
    />
  );
}
