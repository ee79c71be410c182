import { TextField } from '@veranda/ui/TextField.tsx';
import { useVariant, type VariantFieldProps } from './use-variant.ts';
import { t } from './messages.ts';

/** The seller's own number of a variant. */
export function VariantSku({ variant, name }: VariantFieldProps) {
  const { patch, field } = useVariant(variant);
  return (
    <TextField
      {...field('sku')}
      label={name ? t('skuOfName', { name }) : t('sku')}
      hideLabel={name !== undefined}
      value={variant.sku}
      maxLength={60}
      placeholder={name === undefined ? '' : t('automatic')}
      description={name === undefined ? t('skuHelp') : undefined}
      onChange={(sku) => patch({ sku })}
    />
  );
}
