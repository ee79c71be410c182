import type { SiteDetail } from '@veranda/contracts/sites';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useUnpublish } from './publishing-queries.ts';
import { t } from './messages.ts';

interface UnpublishDialogProps {
  readonly site: SiteDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the site goes off the net. */
export function UnpublishDialog({ site, isOpen, onClose }: UnpublishDialogProps) {
  const unpublish = useUnpublish(site.id);
  return (
    <ConfirmDialog
      title={t('unpublishYourSite')}
      isOpen={isOpen}
      confirmLabel={t('unpublish')}
      isDestructive
      isPending={unpublish.isPending}
      onCancel={onClose}
      onConfirm={() =>
        unpublish.mutate(undefined, {
          onSuccess: () => {
            onClose();
            showToast({ text: t('yourSiteIsOffline') });
          },
        })
      }
    >
      {unpublish.isError ? <Notice tone="danger">{messageOf(unpublish.error)}</Notice> : null}
      <p>{t('unpublishYourSiteText', { host: site.host })}</p>
    </ConfirmDialog>
  );
}
