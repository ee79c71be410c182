import { countsStock } from '@veranda/domain/catalog/codes';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { useDraft } from './draft-context.ts';
import { FillBar } from './FillBar.tsx';
import { fillVariants, type VariantDraft } from './variant-matrix.ts';

/** Every variant as a row; chosen rows are filled at once. */
export function VariantTable() {
  const { draft, set, canWrite } = useDraft();
  const { matrix } = draft;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = matrix.variants.map((variant) => variant.key);
  const inTable = new Set(all.filter((key) => chosen.has(key)));
  const hasStock = countsStock(draft.kind);
  const toggle = (key: string, isIn: boolean) => {
    const next = new Set(inTable);
    if (isIn) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  return (
    <>
      {inTable.size > 0 && canWrite ? (
        <FillBar
          count={inTable.size}
          hasStock={hasStock}
          onFill={(patch) => set({ matrix: fillVariants(matrix, inTable, patch) })}
        />
      ) : null}
      <div className="variants-wrap" role="region" aria-label="Variants">
        <table className="variants">
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  aria-label="Choose all variants"
                  isSelected={inTable.size === all.length}
                  isIndeterminate={inTable.size > 0 && inTable.size < all.length}
                  onChange={(isAll) => setChosen(new Set(isAll ? all : []))}
                />
              </th>
              <th scope="col">Variant</th>
              <th scope="col">Price</th>
              <th scope="col">Sale price</th>
              <th scope="col">On sale</th>
              {hasStock ? <th scope="col">Stock</th> : null}
              <th scope="col">SKU</th>
            </tr>
          </thead>
          <tbody>
            {matrix.variants.map((variant) => (
              <VariantRow
                key={variant.key}
                variant={variant}
                hasStock={hasStock}
                isChosen={inTable.has(variant.key)}
                onChoose={(isIn) => toggle(variant.key, isIn)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface VariantRowProps {
  readonly variant: VariantDraft;
  readonly hasStock: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isIn: boolean) => void;
}

function VariantRow({ variant, hasStock, isChosen, onChoose }: VariantRowProps) {
  const { draft, change, problemOf, currency, digits, canWrite } = useDraft();
  const name = draft.matrix.ordering.map((option) => variant.attributes[option]).join(' / ');
  const patch = (part: Partial<VariantDraft>) =>
    change((old) => ({
      ...old,
      matrix: {
        ...old.matrix,
        variants: old.matrix.variants.map((each) => (each.key === variant.key ? { ...each, ...part } : each)),
      },
    }));
  const money = { currency, digits, hideLabel: true, isReadOnly: !canWrite } as const;
  return (
    <tr>
      <td className="variant-tick">
        <Checkbox aria-label={`Choose ${name}`} isSelected={isChosen} onChange={onChoose} />
      </td>
      <th scope="row" className="variant-name">
        {name}
      </th>
      <td>
        <MoneyField
          {...money}
          id={`price-${variant.key}`}
          label={`Price of ${name}`}
          value={variant.price}
          onChange={(price) => patch({ price })}
          errorMessage={problemOf(`price-${variant.key}`)}
        />
      </td>
      <td>
        <MoneyField
          {...money}
          id={`sale-${variant.key}`}
          label={`Sale price of ${name}`}
          value={variant.salePrice}
          onChange={(salePrice) => patch({ salePrice, ...(salePrice === '' ? { onSale: false } : {}) })}
          errorMessage={problemOf(`sale-${variant.key}`)}
        />
      </td>
      <td className="variant-tick">
        <Checkbox
          aria-label={`${name} is on sale`}
          isSelected={variant.onSale}
          isDisabled={!canWrite}
          onChange={(onSale) => patch({ onSale })}
        />
      </td>
      {hasStock ? (
        <td>
          <span className="variant-stock">
            <NumberField
              label={`Stock of ${name}`}
              hideLabel
              minValue={0}
              value={variant.unlimited ? Number.NaN : variant.quantity}
              isDisabled={variant.unlimited || !canWrite}
              onChange={(quantity) => patch({ quantity: Number.isNaN(quantity) ? 0 : Math.round(quantity) })}
            />
            <Checkbox
              aria-label={`Stock of ${name} is unlimited`}
              isSelected={variant.unlimited}
              isDisabled={!canWrite}
              onChange={(unlimited) => patch({ unlimited })}
            >
              ∞
            </Checkbox>
          </span>
        </td>
      ) : null}
      <td>
        <TextField
          id={`sku-${variant.key}`}
          label={`SKU of ${name}`}
          hideLabel
          value={variant.sku}
          maxLength={60}
          isReadOnly={!canWrite}
          placeholder="given"
          onChange={(sku) => patch({ sku })}
          errorMessage={problemOf(`sku-${variant.key}`)}
        />
      </td>
    </tr>
  );
}
