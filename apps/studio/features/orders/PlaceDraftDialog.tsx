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

/** Makes the draft an order without the checkout: it was paid in person, or its money is awaited. */
export function PlaceDraftDialog({ edit, onClose }: DraftActProps) {
  const { draft, saving } = edit;
  const [paid, setPaid] = useState(true);
  const [method, setMethod] = useState('Cash');
  const place = usePlaceDraft(edit);
  const isReady = !saving.isDirty && edit.wait === null && method.trim() !== '';
  return (
    <Dialog
      title="Create order"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isPending={place.isPending}
            onPress={() => place.mutate({ paid, method: method.trim() })}
          >
            {paid ? 'Mark as paid' : 'Place unpaid'}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        {place.isError ? <Notice tone="danger">{messageOf(place.error)}</Notice> : null}
        <PlacingFacts draft={draft} />
        <WhetherPaid paid={paid} onChange={setPaid} />
        <TextField label="Payment" maxLength={100} value={method} onChange={setMethod} />
      </div>
    </Dialog>
  );
}

function PlacingFacts({ draft }: { readonly draft: Draft }) {
  return (
    <p>
      This places the order for <strong>{showMoney(draft.total)}</strong>and reduces your stock.
      {draft.email === '' ? '' : ` A confirmation will be sent to ${draft.email}.`}
    </p>
  );
}

interface WhetherPaidProps {
  readonly paid: boolean;
  readonly onChange: (paid: boolean) => void;
}

function WhetherPaid({ paid, onChange }: WhetherPaidProps) {
  return (
    <SegmentedControl
      label="Payment"
      value={paid ? 'paid' : 'awaited'}
      onChange={(value) => onChange(value === 'paid')}
      segments={[
        { value: 'paid', label: 'Received' },
        { value: 'awaited', label: 'Not received yet' },
      ]}
    />
  );
}
