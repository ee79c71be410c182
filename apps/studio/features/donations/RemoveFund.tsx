import type { FundView } from '@veranda/contracts/donations';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRemoveFund } from './fund-queries.ts';

export interface RemoveFundProps {
  readonly fund: FundView;
  readonly onClose: () => void;
}

/** Asks before a fund is taken away. */
export function RemoveFund({ fund, onClose }: RemoveFundProps) {
  const remove = useRemoveFund(useSite().id);
  return (
    <ConfirmDialog
      title={`Remove ${fund.name}?`}
      isOpen
      confirmLabel="Remove"
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(fund.id, {
          onSuccess: () => {
            showToast({ text: `${fund.name} removed` });
            onClose();
          },
        })
      }
    >
      <div className="ui-stack">
        {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
        <p>
          Its page will be deleted, and blocks that show it will be empty. Past donations stay in your orders.
        </p>
      </div>
    </ConfirmDialog>
  );
}
