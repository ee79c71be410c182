import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Plus } from 'lucide-react';
import { FailureNotice } from '../../FailureNotice.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { ListedProducts } from './ListedProducts.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductsMenu } from './ProductsMenu.tsx';
import { useProductList } from './use-product-list.ts';
import { t } from './messages.ts';
import './catalog.css';

/** The products of a site: found, counted, shown and hidden. */
export function ProductsScreen() {
  const site = useSite();
  useTitle(t('products'), site.title);
  const list = useProductList();
  const { products, target } = list;
  return (
    <div className="ui-page">
      <PageHeader
        title={t('products')}
        actions={
          <>
            <ProductsMenu store={list.store} />
            {mayWrite(site, 'products') && target ? (
              <LinkButton variant="primary" href={paths.newProduct(site.slug, target.id)}>
                <Plus size={16} aria-hidden="true" />
                {t('addProduct')}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {list.isFirstUse ? null : <ProductFilters list={list} />}
      {products.isError && products.data ? (
        <FailureNotice failure={products.error} onRetry={() => void products.refetch()} />
      ) : null}
      <ListedProducts list={list} />
    </div>
  );
}
