import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

interface VariantOnSaleProps {
  readonly variant: VariantDraft;
  readonly name: string;
}

/** Switch of a variant's sale. */
export function VariantOnSale({ variant, name }: VariantOnSaleProps) {
  const { patch, canWrite } = useVariant(variant);
  return (
    <Checkbox
      aria-label={t('nameIsOnSale', { name })}
      isSelected={variant.onSale}
      isDisabled={!canWrite}
      onChange={(onSale) => patch({ onSale })}
    />
  );
}
