import { useDraft } from './draft-context.ts';
import { PictureSelect } from './PictureSelect.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantDraft } from './variant-matrix.ts';

export interface VariantPictureProps {
  readonly variant: VariantDraft;
  readonly name: string;
}

/** The picture that the page shows when a variant is chosen. */
export function VariantPicture({ variant, name }: VariantPictureProps) {
  const { draft } = useDraft();
  const { patch, canWrite } = useVariant(variant);
  return (
    <PictureSelect
      label={`Picture of ${name}`}
      hideLabel
      images={draft.images}
      value={variant.mainImageId ?? null}
      isDisabled={!canWrite}
      onChange={(mainImageId) => patch({ mainImageId })}
    />
  );
}
