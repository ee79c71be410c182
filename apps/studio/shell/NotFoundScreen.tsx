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
        title="Page not found"
        actions={
          <LinkButton href={paths.sites} variant="primary">
            Go to your sites
          </LinkButton>
        }
      >
        The link may be out of date, or you don’t have access to this site.
      </EmptyState>
    </main>
  );
}
