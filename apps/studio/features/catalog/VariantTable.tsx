import { countsStock } from '@veranda/domain/catalog/codes';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import type { ReactNode } from 'react';
import { useDraft } from './draft-context.ts';
import { BulkEditBar } from './BulkEditBar.tsx';
import { useRowSelection } from '../../use-row-selection.ts';
import { VariantRow } from './VariantRow.tsx';
import { fillVariants } from './variant-matrix.ts';
import { t } from './messages.ts';

/** Every variant as a row; selected rows are filled at once. */
export function VariantTable() {
  const { draft, set, canWrite } = useDraft();
  const { matrix } = draft;
  const { selected, isAll, isSome, select, selectAll } = useRowSelection(
    matrix.variants.map(({ key }) => key),
  );
  const hasStock = countsStock(draft.kind);
  return (
    <>
      {selected.size > 0 && canWrite ? (
        <BulkEditBar
          count={selected.size}
          hasStock={hasStock}
          onFill={(patch) => set({ matrix: fillVariants(matrix, selected, patch) })}
        />
      ) : null}
      <table className="variants" aria-label={t('variants')}>
        <HeaderRow heads={headsOf({ hasStock, hasImages: draft.images.length > 0 })}>
          <Checkbox isSelected={isAll} isIndeterminate={isSome} onChange={selectAll}>
            {t('chooseAllVariants')}
          </Checkbox>
        </HeaderRow>
        <tbody>
          {matrix.variants.map((variant) => (
            <VariantRow
              key={variant.key}
              variant={variant}
              hasStock={hasStock}
              isChosen={selected.has(variant.key)}
              onChoose={(isIn) => select(variant.key, isIn)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface HeaderRowProps {
  readonly heads: readonly string[];
  /** The first cell, which chooses all rows. */
  readonly children: ReactNode;
}

function HeaderRow({ heads, children }: HeaderRowProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{children}</th>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

// In the order of the cells of a row.
function headsOf({ hasStock, hasImages }: { readonly hasStock: boolean; readonly hasImages: boolean }) {
  const images = hasImages ? [t('image')] : [];
  return [
    t('variant'),
    ...images,
    t('price'),
    t('salePrice'),
    t('onSale'),
    ...(hasStock ? [t('stock')] : []),
    t('sku'),
  ];
}
