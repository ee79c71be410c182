import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { useSite } from '../../shell/use-site.ts';

/** A site that nobody has bought from: what will stand here, and how to try it. */
export function NoOrders() {
  const site = useSite();
  return (
    <EmptyState
      title="No orders yet"
      actions={
        site.published ? (
          <LinkButton variant="primary" href={site.url} target="_blank" rel="noopener">
            Place a test order
          </LinkButton>
        ) : undefined
      }
    >
      When someone buys, the order appears here with everything you need to ship it.
      {site.published ? '' : ' Publish your site first so that people can buy.'}
    </EmptyState>
  );
}
