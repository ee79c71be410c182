import type { ProductView } from '@veranda/contracts/catalog';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { useTitle } from '../../use-title.ts';
import { BasicsPanel } from './BasicsPanel.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { DraftContext } from './draft-context.ts';
import { ImagesPanel } from './ImagesPanel.tsx';
import { ListingPanel } from './ListingPanel.tsx';
import { OrganisePanel } from './OrganisePanel.tsx';
import type { ProductDraft } from './product-draft.ts';
import { useProductForm } from './use-product-form.ts';
import { VariantsPanel } from './VariantsPanel.tsx';

export interface ProductFormProps {
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
  const { draft, isDirty, failure } = form;
  useTitle(draft.title || 'New product', site.title);
  const canWrite = mayWrite(site, 'products');
  return (
    <DraftContext value={{ ...form, currency, digits, collection, canWrite }}>
      <form
        className="ui-page"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <PageHeader
          title={product ? product.title : 'New product'}
          back={{ href: paths.products(site.slug), label: 'Products' }}
          actions={
            product ? (
              <>
                {canWrite ? (
                  <Button variant="danger-quiet" onPress={() => setAsks(true)}>
                    Delete
                  </Button>
                ) : null}
                {site.published && product.state === 'published' ? (
                  <LinkButton variant="quiet" href={product.url} target="_blank" rel="noopener">
                    View
                    <ExternalLink size={14} aria-hidden="true" />
                  </LinkButton>
                ) : null}
              </>
            ) : undefined
          }
        />
        {failure ? (
          <Notice
            tone="danger"
            action={
              isRefusal(failure, 'product-changed') ? (
                <Button size="small" onPress={form.reload}>
                  Reload
                </Button>
              ) : undefined
            }
          >
            {messageOf(failure)}
          </Notice>
        ) : null}
        <div className="editor-grid">
          <div className="ui-stack ui-stack--loose">
            <BasicsPanel />
            <ImagesPanel />
            <VariantsPanel />
          </div>
          <div className="ui-stack ui-stack--loose">
            <OrganisePanel />
            <ListingPanel />
          </div>
        </div>
        {canWrite ? (
          <SaveBar
            isDirty={isDirty || !product}
            isSaving={form.isSaving}
            saveLabel={product ? 'Save' : 'Add product'}
            onDiscard={form.discard}
          />
        ) : null}
        <UnsavedGuard isDirty={isDirty && !form.isDone} onSave={form.save} isSaving={form.isSaving} />
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
