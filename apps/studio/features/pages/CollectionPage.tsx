import type { PageCard } from '@veranda/contracts/pages';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { PageEditorHead } from './PageEditorHead.tsx';
import { t } from './messages.ts';

/** Collection type of a store (administration §3). */
const storeType = 13;

/** A page that lists items has no sections of its own: it says where its words stand. */
export function CollectionPage({ page }: { readonly page: PageCard }) {
  const site = useSite();
  return (
    <div className="ui-page ui-page--narrow">
      <PageEditorHead page={page} />
      {page.type === storeType ? (
        <EmptyState
          title={t('thisPageListsYourProducts')}
          actions={
            <LinkButton variant="primary" href={paths.products(site.slug)}>
              {t('goToProducts')}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState title={t('thisPageListsItems', { typeName: page.typeName })}>
          {t('thisPageListsItemsText')}
        </EmptyState>
      )}
    </div>
  );
}
