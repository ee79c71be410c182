import { useDraft } from './draft-context.ts';
import { ImageSelect } from './ImageSelect.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

interface VariantImageProps {
  readonly variant: VariantDraft;
  readonly name: string;
}

/** The image that the page shows when a variant is chosen. */
export function VariantImage({ variant, name }: VariantImageProps) {
  const { draft } = useDraft();
  const { patch, canWrite } = useVariant(variant);
  return (
    <ImageSelect
      label={t('imageOfName', { name })}
      hideLabel
      images={draft.images}
      value={variant.mainImageId ?? null}
      isDisabled={!canWrite}
      onChange={(mainImageId) => patch({ mainImageId })}
    />
  );
}
