import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { useDraft } from './draft-context.ts';
import { MissingVariants } from './MissingVariants.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { SingleVariant } from './SingleVariant.tsx';
import { isTooLarge } from './variant-matrix.ts';
import { VariantTable } from './VariantTable.tsx';
import { t } from './messages.ts';

/** Price, stock and SKU: of the product itself, or of each of its variants. */
export function VariantsPanel() {
  const { draft } = useDraft();
  const { matrix } = draft;
  const hasOptions = matrix.ordering.length > 0;
  const [single] = matrix.variants;
  return (
    <>
      {hasOptions || !single ? null : (
        <Panel title={t('priceAndStock')}>
          <SingleVariant variant={single} />
        </Panel>
      )}
      <Panel title={t('options')} note={hasOptions ? undefined : t('optionsNote')}>
        <OptionsEditor />
        {isTooLarge(matrix) ? (
          <Notice tone="danger">
            {t('optionsText', {
              count: matrix.variants.length,
              variantsPerProduct: catalogLimits.variantsPerProduct,
            })}
          </Notice>
        ) : null}
        <MissingVariants />
      </Panel>
      {hasOptions ? (
        <Panel title={t('variantsCount', { count: matrix.variants.length })}>
          <VariantTable />
        </Panel>
      ) : null}
    </>
  );
}
