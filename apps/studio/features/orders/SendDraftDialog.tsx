import type { Draft } from '@veranda/contracts/orders-drafts';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import { useSendDraft } from './use-draft-mutations.ts';
import type { DraftEdit } from './use-draft.ts';

export interface DraftActProps {
  readonly edit: DraftEdit;
  readonly onClose: () => void;
}

const days = ['1', '3', '7', '14', '30', '60', '90'];

/** Sends the invoice: to whom, for how much, and how long it may be paid. */
export function SendDraftDialog({ edit, onClose }: DraftActProps) {
  const { draft, saving } = edit;
  const [open, setOpen] = useState('14');
  const send = useSendDraft(edit, onClose);
  const isReady = !saving.isDirty && edit.wait === null && draft.problems.length === 0;
  return (
    <Dialog
      title={draft.sent ? 'Send the invoice again' : 'Send invoice'}
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
            isPending={send.isPending}
            onPress={() => send.mutate(Number(open))}
          >
            Send
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        {send.isError ? <Notice tone="danger">{messageOf(send.error)}</Notice> : null}
        <SendingFacts draft={draft} days={open} onDays={setOpen} />
      </div>
    </Dialog>
  );
}

interface SendingFactsProps {
  readonly draft: Draft;
  readonly days: string;
  readonly onDays: (days: string) => void;
}

function SendingFacts({ draft, days: open, onDays }: SendingFactsProps) {
  return (
    <>
      {draft.problems.map((problem) => (
        <Notice key={`${problem.field}${problem.code}`} tone="warn">
          {problem.error}
        </Notice>
      ))}
      <p>
        {draft.email === '' ? '' : `${draft.email} will get an e-mail with a link to view and pay `}
        <strong>{showMoney(draft.total)}</strong>
        {draft.requiresShipping && draft.shipping.kind === 'none' ? ' plus shipping' : ''}.
      </p>
      <Select
        label="Link valid for"
        options={days.map((value) => ({ value, label: value === '1' ? '1 day' : `${value} days` }))}
        value={open}
        onChange={onDays}
        description={
          draft.sent
            ? 'The link sent earlier will stop working.'
            : 'Prices stay as they are now, even if the catalog changes later.'
        }
      />
    </>
  );
}
