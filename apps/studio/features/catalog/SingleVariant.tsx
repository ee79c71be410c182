import { countsStock } from '@veranda/domain/catalog/codes';
import { Switch } from '@veranda/ui/Switch.tsx';
import { useDraft } from './draft-context.ts';
import { useVariant } from './use-variant.ts';
import { VariantPrice } from './VariantPrice.tsx';
import { VariantQuantity } from './VariantQuantity.tsx';
import { VariantSalePrice } from './VariantSalePrice.tsx';
import { VariantSku } from './VariantSku.tsx';
import type { VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

/** The one variant of a product without options. */
export function SingleVariant({ variant }: { readonly variant: VariantDraft }) {
  const { draft } = useDraft();
  const { patch, canWrite } = useVariant(variant);
  return (
    <>
      <div className="ui-columns">
        <VariantPrice variant={variant} />
        <VariantSalePrice variant={variant} />
      </div>
      <Switch isSelected={variant.onSale} isDisabled={!canWrite} onChange={(onSale) => patch({ onSale })}>
        {t('onSale')}
      </Switch>
      {countsStock(draft.kind) ? (
        <div className="ui-columns">
          <div className="ui-stack ui-stack--tight">
            <Switch
              isSelected={!variant.unlimited}
              isDisabled={!canWrite}
              onChange={(counted) => patch({ unlimited: !counted })}
              note={t('trackQuantityHelp')}
            >
              {t('trackQuantity')}
            </Switch>
          </div>
          {variant.unlimited ? null : <VariantQuantity variant={variant} />}
        </div>
      ) : null}
      <VariantSku variant={variant} />
    </>
  );
}
