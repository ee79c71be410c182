import type { Draft } from '@veranda/contracts/orders-drafts';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import type { DraftActProps } from './SendDraftDialog.tsx';
import { usePlaceDraft } from './use-draft-mutations.ts';
import { rich, t } from './messages.ts';

/** Makes the draft an order without the checkout: it was paid in person, or its money is awaited. */
export function PlaceDraftDialog({ edit, onClose }: DraftActProps) {
  const { draft, saving } = edit;
  const [paid, setPaid] = useState(true);
  const [method, setMethod] = useState(t('cash'));
  const place = usePlaceDraft(edit);
  const isReady = !saving.isDirty && edit.wait === null && method.trim() !== '';
  return (
    <Dialog
      title={t('createOrder')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isPending={place.isPending}
            onPress={() => place.mutate({ paid, method: method.trim() })}
          >
            {paid ? t('markAsPaid') : t('placeUnpaid')}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        {place.isError ? <Notice tone="danger">{messageOf(place.error)}</Notice> : null}
        <PlacingFacts draft={draft} />
        <PaidField paid={paid} onChange={setPaid} />
        <TextField label={t('payment')} maxLength={100} value={method} onChange={setMethod} />
      </div>
    </Dialog>
  );
}

function PlacingFacts({ draft }: { readonly draft: Draft }) {
  return (
    <p>
      {rich('placesOrder', {
        amount: showMoney(draft.total),
        strong: (children) => <strong>{children}</strong>,
      })}{' '}
      {draft.email === '' ? null : t('confirmationSent', { email: draft.email })}
    </p>
  );
}

interface PaidFieldProps {
  readonly paid: boolean;
  readonly onChange: (paid: boolean) => void;
}

function PaidField({ paid, onChange }: PaidFieldProps) {
  return (
    <SegmentedControl
      label={t('payment')}
      value={paid ? 'paid' : 'awaited'}
      onChange={(value) => onChange(value === 'paid')}
      segments={[
        { value: 'paid', label: t('received') },
        { value: 'awaited', label: t('notReceivedYet') },
      ]}
    />
  );
}
