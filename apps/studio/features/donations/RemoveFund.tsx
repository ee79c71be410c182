import type { FundView } from '@veranda/contracts/donations';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRemoveFund } from './fund-queries.ts';
import { t } from './messages.ts';

interface RemoveFundProps {
  readonly fund: FundView;
  readonly onClose: () => void;
}

/** Asks before a fund is deleted. */
export function RemoveFund({ fund, onClose }: RemoveFundProps) {
  const remove = useRemoveFund(useSite().id);
  return (
    <ConfirmDialog
      title={t('removeNameQuestion', { name: fund.name })}
      isOpen
      confirmLabel={t('remove')}
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(fund.id, {
          onSuccess: () => {
            showToast({ text: t('nameRemoved', { name: fund.name }) });
            onClose();
          },
        })
      }
    >
      <div className="ui-stack">
        {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
        <p>{t('removeText')}</p>
      </div>
    </ConfirmDialog>
  );
}
