import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { counted } from '../../counted.ts';
import { useDraft } from './draft-context.ts';
import { MissingVariants } from './MissingVariants.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { SingleVariant } from './SingleVariant.tsx';
import { isTooLarge } from './variant-matrix.ts';
import { VariantTable } from './VariantTable.tsx';

/** Price, stock and SKU: of the product itself, or of each of its variants. */
export function VariantsPanel() {
  const { draft } = useDraft();
  const { matrix } = draft;
  const hasOptions = matrix.ordering.length > 0;
  const [single] = matrix.variants;
  return (
    <>
      {hasOptions || !single ? null : (
        <Panel title="Price and stock">
          <SingleVariant variant={single} />
        </Panel>
      )}
      <Panel
        title="Options"
        note={hasOptions ? undefined : 'Add options such as size or colour. Each combination is a variant.'}
      >
        <OptionsEditor />
        {isTooLarge(matrix) ? (
          <Notice tone="danger">
            {matrix.variants.length} variants; a product has at most {catalogLimits.variantsPerProduct}.
            Remove some values.
          </Notice>
        ) : null}
        <MissingVariants />
      </Panel>
      {hasOptions ? (
        <Panel title={counted(matrix.variants.length, 'variant')}>
          <VariantTable />
        </Panel>
      ) : null}
    </>
  );
}
