import type { StoreView } from '@veranda/contracts/catalog-stores';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useCreateStore } from './product-queries.ts';

/** A site without products: what to do first, and a store page where there is none. */
export function FirstProduct({ store }: { readonly store: StoreView | undefined }) {
  const site = useSite();
  const create = useCreateStore(site.id);
  const canWrite = mayWrite(site, 'products');
  if (!canWrite)
    return <EmptyState title="No products yet">Your role can view products but not add them.</EmptyState>;
  return (
    <EmptyState
      title={store ? 'Add your first product' : 'Open a shop'}
      actions={
        store ? (
          <>
            <LinkButton variant="primary" href={paths.newProduct(site.slug, store.id)}>
              Add product
            </LinkButton>
            <LinkButton href={paths.importProducts(site.slug)}>Import from CSV</LinkButton>
          </>
        ) : (
          <Button
            variant="primary"
            isPending={create.isPending}
            onPress={() =>
              create.mutate('Shop', {
                onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
              })
            }
          >
            Add a store page
          </Button>
        )
      }
    >
      {store
        ? 'All you need is a photo, a name and a price. You can also import all your products from another shop’s export.'
        : 'A store page lists your products. Each product also gets its own page.'}
    </EmptyState>
  );
}
