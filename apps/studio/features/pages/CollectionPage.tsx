import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { PageSummary } from '@veranda/contracts/pages';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { PageEditorHead } from './PageEditorHead.tsx';
import { t } from './messages.ts';

/** A page that has no sections of its own: one that lists items shows where these are edited. */
export function CollectionPage({ page }: { readonly page: PageSummary }) {
  const site = useSite();
  return (
    <div className="ui-page ui-page--narrow">
      <PageEditorHead page={page} />
      {page.type === collectionTypes.products ? (
        <EmptyState
          title={t('thisPageListsYourProducts')}
          actions={
            <LinkButton variant="primary" href={paths.products(site.slug)}>
              {t('goToProducts')}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          title={t('thisPageListsItems', { typeName: page.typeName })}
          actions={
            <LinkButton variant="primary" href={paths.collection(site.slug, page.id)}>
              {t('goToItems')}
            </LinkButton>
          }
        >
          {t('thisPageListsItemsText')}
        </EmptyState>
      )}
    </div>
  );
}
