import type { Subscriber } from '@veranda/contracts/lists';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';

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
      title="Suppress this address?"
      isOpen
      confirmLabel="Suppress"
      isDestructive
      isPending={change.isPending}
      onCancel={onClose}
      onConfirm={() =>
        change.mutate(
          { id: person.id, event: 'suppress' },
          {
            onSuccess: () => {
              showToast({ text: `${person.email} suppressed` });
              onClose();
            },
          },
        )
      }
    >
      {change.isError ? <Notice tone="danger">{messageOf(change.error)}</Notice> : null}
      <p>
        No list of this site writes to {person.email} again, even if it is entered into a form. You can undo
        this later.
      </p>
    </ConfirmDialog>
  );
}
