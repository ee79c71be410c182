import { countsStock } from '@veranda/domain/catalog/codes';
import { MoneyField } from '@veranda/ui/MoneyField.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useDraft } from './draft-context.ts';
import type { VariantDraft } from './variant-matrix.ts';

/** The one variant of a product without options. */
export function SingleVariant() {
  const { draft, set, problemOf, currency, digits, canWrite } = useDraft();
  const variant = draft.matrix.variants[0];
  if (!variant) return null;
  const patch = (part: Partial<VariantDraft>) =>
    set({ matrix: { ...draft.matrix, variants: [{ ...variant, ...part }] } });
  return (
    <>
      <div className="ui-columns">
        <MoneyField
          id={`price-${variant.key}`}
          label="Price"
          value={variant.price}
          onChange={(price) => patch({ price })}
          currency={currency}
          digits={digits}
          isReadOnly={!canWrite}
          errorMessage={problemOf(`price-${variant.key}`)}
        />
        <MoneyField
          id={`sale-${variant.key}`}
          label="Sale price"
          optional
          value={variant.salePrice}
          onChange={(salePrice) => patch({ salePrice, ...(salePrice === '' ? { onSale: false } : {}) })}
          currency={currency}
          digits={digits}
          isReadOnly={!canWrite}
          errorMessage={problemOf(`sale-${variant.key}`)}
        />
      </div>
      <Switch isSelected={variant.onSale} isDisabled={!canWrite} onChange={(onSale) => patch({ onSale })}>
        On sale
      </Switch>
      {countsStock(draft.kind) ? (
        <div className="ui-columns">
          <div className="ui-stack ui-stack--tight">
            <Switch
              isSelected={!variant.unlimited}
              isDisabled={!canWrite}
              onChange={(counted) => patch({ unlimited: !counted })}
              note="Otherwise it never sells out."
            >
              Count the stock
            </Switch>
          </div>
          {variant.unlimited ? null : (
            <NumberField
              label="In stock"
              steps
              minValue={0}
              value={variant.quantity}
              isDisabled={!canWrite}
              onChange={(quantity) => patch({ quantity: Number.isNaN(quantity) ? 0 : Math.round(quantity) })}
            />
          )}
        </div>
      ) : null}
      <TextField
        id={`sku-${variant.key}`}
        label="SKU"
        value={variant.sku}
        onChange={(sku) => patch({ sku })}
        maxLength={60}
        isReadOnly={!canWrite}
        description="Your own number for it; one is given when it is empty."
        errorMessage={problemOf(`sku-${variant.key}`)}
      />
    </>
  );
}
