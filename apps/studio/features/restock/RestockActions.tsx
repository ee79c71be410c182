import { exportRestock } from '@veranda/contracts/restock';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import type { Restock } from './use-restock.ts';
import { t } from './messages.ts';

/** Taking the list out, and notifying all who wait for what is back in stock. */
export function RestockActions({ restock }: { readonly restock: Restock }) {
  const site = useSite();
  const [asks, setAsks] = useState(false);
  const { list, waiting, isSending, tellAll } = restock;
  if (list.length === 0) return null;
  return (
    <>
      <LinkButton href={addressOf(exportRestock, { params: { site: site.id } })} download>
        <Download size={16} aria-hidden="true" />
        {t('exportAsCsv')}
      </LinkButton>
      {mayWrite(site, 'restock') && waiting > 0 ? (
        <Button variant="primary" onPress={() => setAsks(true)} isPending={isSending}>
          {t('notifyAllWaiting', { waiting })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asks}
        onCancel={() => setAsks(false)}
        title={t('notifyPeople', { count: waiting })}
        confirmLabel={t('sendEmails')}
        onConfirm={() => {
          setAsks(false);
          tellAll();
        }}
      >
        {t('notifyThatItIsBackText')}
      </ConfirmDialog>
    </>
  );
}
