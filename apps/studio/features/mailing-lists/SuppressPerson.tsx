import type { Subscriber } from '@veranda/contracts/mailing-lists';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';
import { t } from './messages.ts';

/** Asks before an address is never written to again. */
export function SuppressPerson({
  person,
  onClose,
}: {
  readonly person: Subscriber;
  readonly onClose: () => void;
}) {
  const site = useSite();
  const { change } = useListMutations(site.id);
  return (
    <ConfirmDialog
      title={t('suppressThisAddress')}
      isOpen
      confirmLabel={t('suppress')}
      isDestructive
      isPending={change.isPending}
      onCancel={onClose}
      onConfirm={() =>
        change.mutate(
          { id: person.id, event: 'suppress' },
          {
            onSuccess: () => {
              showToast({ text: t('emailSuppressed', { email: person.email }) });
              onClose();
            },
          },
        )
      }
    >
      {change.isError ? <Notice tone="danger">{messageOf(change.error)}</Notice> : null}
      <p>{t('suppressThisAddressText', { email: person.email })}</p>
    </ConfirmDialog>
  );
}
