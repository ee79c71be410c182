import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { t } from './messages.ts';
import { viewAddress } from '../../visit-address.ts';

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
      title={t('nothingToPublish')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <LinkButton href={viewAddress(site, site.url)} target="_blank" rel="noopener">
            {t('viewSite')}
          </LinkButton>
          <Button variant="primary" onPress={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p>
        {site.publishedRevision
          ? t('nothingChangedVersion', { number: site.publishedRevision.number })
          : t('nothingChanged')}
      </p>
      <p>{t('nothingToPublishText')}</p>
    </Dialog>
  );
}
