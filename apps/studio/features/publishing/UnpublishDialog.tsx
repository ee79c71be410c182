import type { SiteDetail } from '@veranda/contracts/sites';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useUnpublish } from './publishing-queries.ts';

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
      title="Unpublish your site?"
      isOpen={isOpen}
      confirmLabel="Unpublish"
      isDestructive
      isPending={unpublish.isPending}
      onCancel={onClose}
      onConfirm={() =>
        unpublish.mutate(undefined, {
          onSuccess: () => {
            onClose();
            showToast({ text: 'Your site is offline. Nothing was deleted.' });
          },
        })
      }
    >
      {unpublish.isError ? <Notice tone="danger">{messageOf(unpublish.error)}</Notice> : null}
      <p>
        Nobody will be able to visit {site.host} until you publish again. Your pages, products and orders stay
        as they are.
      </p>
    </ConfirmDialog>
  );
}
