import type { SiteDetail } from '@veranda/contracts/sites';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { t } from './messages.ts';
import { QrCode } from './QrCode.tsx';
import { SharedLink } from './SharedLink.tsx';
import '../sites/sites.css';
import './publishing.css';
import { viewAddress } from '../../visit-address.ts';

interface PublishedDialogProps {
  readonly site: SiteDetail;
  readonly publication: { readonly url: string; readonly revision: { readonly number: number } };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says that visitors see the site now, and where: its address, the code of it, and a link to it as others see it. */
export function PublishedDialog({ site, publication, isOpen, onClose }: PublishedDialogProps) {
  const { url, revision } = publication;
  return (
    <Dialog
      title={site.isClosed ? t('yourSiteIsPublished') : t('yourSiteIsLive')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <LinkButton variant="primary" href={viewAddress(site, url)} target="_blank" rel="noopener">
          {t('openSite')}
        </LinkButton>
      }
    >
      <p role="status">{t(publishedText(site), { number: revision.number })}</p>
      <div className="address-line">
        <code className="ui-clip">{url}</code>
        <CopyButton text={url} />
      </div>
      <QrCode url={url} />
      <SharedLink site={site} />
    </Dialog>
  );
}

const closedTexts = {
  public: 'trialOverVersion',
  password: 'passwordVersion',
  private: 'privateVersion',
} as const;

function publishedText({ isClosed, availability }: SiteDetail) {
  return isClosed ? closedTexts[availability] : 'visitorsSeeVersionNow';
}
