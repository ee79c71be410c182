import type { PageCard } from '@veranda/contracts/pages';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { PageEditorHead } from './PageEditorHead.tsx';

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
          title="This page lists your products"
          actions={
            <LinkButton variant="primary" href={paths.products(site.slug)}>
              Go to products
            </LinkButton>
          }
        />
      ) : (
        <EmptyState title={`This page lists ${page.typeName} items`}>
          Edit its content in the items themselves.
        </EmptyState>
      )}
    </div>
  );
}
