import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { useDraft } from './draft-context.ts';
import { VariantOnSale } from './VariantOnSale.tsx';
import { VariantImage } from './VariantImage.tsx';
import { VariantPrice } from './VariantPrice.tsx';
import { VariantSalePrice } from './VariantSalePrice.tsx';
import { VariantSku } from './VariantSku.tsx';
import { VariantStock } from './VariantStock.tsx';
import type { VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

interface VariantRowProps {
  readonly variant: VariantDraft;
  readonly hasStock: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isIn: boolean) => void;
}

/** A variant among others: its values name it, its fields are in a row. */
export function VariantRow({ variant, hasStock, isChosen, onChoose }: VariantRowProps) {
  const { draft } = useDraft();
  const name = draft.matrix.ordering.map((option) => variant.attributes[option]).join(' / ');
  const field = { variant, name };
  return (
    <tr>
      <td>
        <Checkbox aria-label={t('chooseName', { name })} isSelected={isChosen} onChange={onChoose} />
      </td>
      <th scope="row" className="variant-name">
        {name}
      </th>
      {draft.images.length > 0 ? (
        <td className="variant-image">
          <VariantImage {...field} />
        </td>
      ) : null}
      <td data-label="Price">
        <VariantPrice {...field} />
      </td>
      <td data-label="Sale price">
        <VariantSalePrice {...field} />
      </td>
      <td className="variant-sale" data-label="On sale">
        <VariantOnSale {...field} />
      </td>
      {hasStock ? (
        <td data-label="Stock">
          <VariantStock {...field} />
        </td>
      ) : null}
      <td data-label="SKU">
        <VariantSku {...field} />
      </td>
    </tr>
  );
}
