import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { useVariant } from './use-variant.ts';
import { VariantQuantity } from './VariantQuantity.tsx';
import type { VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

interface VariantStockProps {
  readonly variant: VariantDraft;
  readonly name: string;
}

/** Stock of a variant in a row, or a note that it is not counted. */
export function VariantStock({ variant, name }: VariantStockProps) {
  const { patch, canWrite } = useVariant(variant);
  return (
    <span className="variant-stock">
      <VariantQuantity variant={variant} name={name} />
      <Checkbox
        aria-label={t('stockOfIsUnlimited', { name })}
        isSelected={variant.unlimited}
        isDisabled={!canWrite}
        onChange={(unlimited) => patch({ unlimited })}
      >
        {t('unlimited')}
      </Checkbox>
    </span>
  );
}
