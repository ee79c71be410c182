import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { t } from './messages.ts';
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
      title={t('yourSiteIsLive')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <LinkButton variant="primary" href={url} target="_blank" rel="noopener">
          {t('openSite')}
        </LinkButton>
      }
    >
      <p role="status">{t('visitorsSeeVersionNow', { number: revision.number })}</p>
      <div className="address-line">
        <code className="ui-clip">{url}</code>
        <CopyButton text={url} />
      </div>
    </Dialog>
  );
}
