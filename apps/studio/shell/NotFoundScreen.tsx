import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../paths.ts';
import { useTitle } from '../use-title.ts';

/** An address that leads nowhere, or to what is not the account's. */
export function NotFoundScreen() {
  useTitle('Not found');
  return (
    <main className="centred">
      <EmptyState
        title="There is nothing at this address"
        actions={
          <LinkButton href={paths.sites} variant="primary">
            Go to your sites
          </LinkButton>
        }
      >
        The link may be old, or it belongs to a site that you are not a member of.
      </EmptyState>
    </main>
  );
}
