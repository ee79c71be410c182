import type { CustomerDetail } from '@veranda/contracts/customers';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useEraseCustomer } from './customer-queries.ts';
import { t } from './messages.ts';

interface EraseCustomerProps {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

/** Asks before a customer is taken out of the shop for good. */
export function EraseCustomer({ customer, onClose }: EraseCustomerProps) {
  const site = useSite();
  const navigate = useNavigate();
  const erase = useEraseCustomer(site.id, customer.id);
  const confirm = () =>
    erase.mutate(undefined, {
      onSuccess: () => {
        showToast({ text: t('emailDeleted', { email: customer.email }) });
        void navigate(paths.customers(site.slug));
      },
    });
  return (
    <ConfirmDialog
      title={t('deleteName', { name: customer.name || customer.email })}
      isOpen
      confirmLabel={t('delete')}
      isDestructive
      isPending={erase.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <div className="ui-stack">
        {erase.isError ? <Notice tone="danger">{messageOf(erase.error)}</Notice> : null}
        <p>{t('deleteText')}</p>
      </div>
    </ConfirmDialog>
  );
}
