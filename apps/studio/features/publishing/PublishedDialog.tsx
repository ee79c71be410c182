import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import '../sites/sites.css';

interface PublishedDialogProps {
  readonly publication: { readonly url: string; readonly revision: { readonly number: number } };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says that visitors see the site now, and where. */
export function PublishedDialog({ publication, isOpen, onClose }: PublishedDialogProps) {
  const { url, revision } = publication;
  return (
    <Dialog
      title="Your site is live"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <LinkButton variant="primary" href={url} target="_blank" rel="noopener">
          Open site
        </LinkButton>
      }
    >
      <p role="status">Visitors see version {revision.number} now.</p>
      <div className="address-line">
        <code className="ui-clip">{url}</code>
        <CopyButton text={url} />
      </div>
    </Dialog>
  );
}
