import type { ProductView } from '@veranda/contracts/catalog';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { useState } from 'react';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { DraftContext } from './draft-context.ts';
import { ProductSaveBar } from './ProductSaveBar.tsx';
import { ProductHeader } from './ProductHeader.tsx';
import { ProductPanels } from './ProductPanels.tsx';
import type { ProductDraft } from './product-draft.ts';
import { useProductForm } from './use-product-form.ts';
import { t } from './messages.ts';

interface ProductFormProps {
  readonly initial: ProductDraft;
  readonly collection: string;
  /** Null for one that does not exist yet. */
  readonly product: ProductView | null;
}

/** The form of a product: what it is, how it looks, what it costs, where it stands. */
export function ProductForm({ initial, collection, product }: ProductFormProps) {
  const site = useSite();
  const [asks, setAsks] = useState(false);
  const currency = product?.currency ?? site.currency;
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const form = useProductForm({ initial, collection, product, digits });
  useTitle(form.draft.title || t('newProduct'), site.title);
  const canWrite = mayWrite(site, 'products');
  return (
    <DraftContext value={{ ...form, currency, digits, collection, product, canWrite }}>
      <form
        className="ui-page"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <ProductHeader product={product} onDelete={() => setAsks(true)} />
        {form.recoveredDraft.isFound ? <RecoveredDraft {...form.recoveredDraft} /> : null}
        <ProductPanels product={product?.id ?? null} />
        <ProductSaveBar form={form} isNew={!product} />
      </form>
      {product ? (
        <DeleteProduct
          product={product}
          isOpen={asks}
          onClose={() => setAsks(false)}
          onDeleted={form.leave}
        />
      ) : null}
    </DraftContext>
  );
}
