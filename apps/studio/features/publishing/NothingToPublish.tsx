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
        You have not changed anything since you last published
        {site.publishedRevision ? ` (version ${String(site.publishedRevision.number)})` : ''}. Visitors see
        everything.
      </p>
      <p>
        Products, prices, stock and shop settings go live as soon as you save them. You don’t need to publish
        them.
      </p>
    </Dialog>
  );
}
