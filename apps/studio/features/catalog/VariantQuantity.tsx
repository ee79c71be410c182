import { NumberField } from '@veranda/ui/NumberField.tsx';
import { useVariant, type VariantFieldProps } from './use-variant.ts';
import { t } from './messages.ts';

/** Stock of a variant, as a field; empty while they are not counted. */
export function VariantQuantity({ variant, name }: VariantFieldProps) {
  const { patch, canWrite } = useVariant(variant);
  return (
    <NumberField
      label={name ? t('stockOfName', { name }) : t('inStock')}
      hideLabel={name !== undefined}
      steps={name === undefined}
      minValue={0}
      value={variant.unlimited ? Number.NaN : variant.quantity}
      isDisabled={variant.unlimited || !canWrite}
      onChange={(quantity) => patch({ quantity: Number.isNaN(quantity) ? 0 : Math.round(quantity) })}
    />
  );
}
