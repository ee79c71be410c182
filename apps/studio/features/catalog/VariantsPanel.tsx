import { Notice } from '@veranda/ui/Notice.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { useDraft } from './draft-context.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { SingleVariant } from './SingleVariant.tsx';
import { completeMatrix, isTooLarge, missingCombinations } from './variant-matrix.ts';
import { VariantTable } from './VariantTable.tsx';

/** Price, stock and SKU: of the product itself, or of each of its variants. */
export function VariantsPanel() {
  const { draft, set, canWrite } = useDraft();
  const { matrix } = draft;
  const hasOptions = matrix.ordering.length > 0;
  const missing = hasOptions ? missingCombinations(matrix).length : 0;
  return (
    <>
      {hasOptions ? null : (
        <Panel title="Price and stock">
          <SingleVariant />
        </Panel>
      )}
      <Panel
        title="Options"
        note={hasOptions ? undefined : 'Sizes, colours: what a buyer chooses. Each combination is a variant.'}
      >
        <OptionsEditor />
        {isTooLarge(matrix) ? (
          <Notice tone="danger">
            {matrix.variants.length} variants; a product has at most {catalogLimits.variantsPerProduct}. Take
            values away.
          </Notice>
        ) : null}
        {missing > 0 && canWrite ? (
          <Notice
            action={
              <Button
                size="small"
                onPress={() => set({ matrix: completeMatrix(matrix, () => crypto.randomUUID()) })}
              >
                Add them
              </Button>
            }
          >
            {missing === 1 ? 'One combination does' : `${String(missing)} combinations do`} not exist as a
            variant.
          </Notice>
        ) : null}
      </Panel>
      {hasOptions ? (
        <Panel
          title={matrix.variants.length === 1 ? '1 variant' : `${String(matrix.variants.length)} variants`}
        >
          <VariantTable />
        </Panel>
      ) : null}
    </>
  );
}
