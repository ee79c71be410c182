import type { StoreView } from '@veranda/contracts/catalog-stores';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useCreateStore } from './product-queries.ts';
import { t } from './messages.ts';

/** A site without products: what to do first, and a store page where there is none. */
export function FirstProduct({ store }: { readonly store: StoreView | undefined }) {
  const site = useSite();
  const create = useCreateStore(site.id);
  const canWrite = mayWrite(site, 'products');
  if (!canWrite) return <EmptyState title={t('noProductsYet')}>{t('noProductsYetText')}</EmptyState>;
  return (
    <EmptyState
      title={store ? t('addYourFirstProduct') : t('openAShop')}
      actions={
        store ? (
          <>
            <LinkButton variant="primary" href={paths.newProduct(site.slug, store.id)}>
              {t('addProduct')}
            </LinkButton>
            <LinkButton href={paths.importProducts(site.slug)}>{t('importFromCsv')}</LinkButton>
          </>
        ) : (
          <Button
            variant="primary"
            isPending={create.isPending}
            onPress={() =>
              create.mutate(t('shop'), {
                onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
              })
            }
          >
            {t('addAStorePage')}
          </Button>
        )
      }
    >
      {store ? t('firstProductText') : t('firstStorePageText')}
    </EmptyState>
  );
}
