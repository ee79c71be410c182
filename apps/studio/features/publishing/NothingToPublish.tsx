import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';

/** Says that visitors see all of the site already. */
export function NothingToPublish({
  site,
  onClose,
}: {
  readonly site: SiteDetail;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title="Nothing to publish"
      isOpen
      onClose={onClose}
      footer={
        <>
          <LinkButton href={site.url} target="_blank" rel="noopener">
            View site
          </LinkButton>
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>
        You have changed nothing since you last published
        {site.publishedRevision ? ` (version ${String(site.publishedRevision.number)})` : ''}: visitors see
        all of it.
      </p>
      <p>
        Products, prices, stock and shop settings need no publishing: they are live as soon as you save them.
      </p>
    </Dialog>
  );
}
