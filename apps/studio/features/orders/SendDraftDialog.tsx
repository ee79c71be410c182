import type { Draft } from '@veranda/contracts/orders-drafts';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import { useSendDraft } from './use-draft-mutations.ts';
import type { DraftEdit } from './use-draft.ts';
import { rich, t } from './messages.ts';

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
      title={draft.sent ? t('sendTheInvoiceAgain') : t('sendInvoice')}
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
            isPending={send.isPending}
            onPress={() => send.mutate(Number(open))}
          >
            {t('send')}
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
  const cost = {
    amount: showMoney(draft.total),
    shipping: draft.requiresShipping && draft.shipping.kind === 'none' ? 'extra' : 'none',
    strong: (children: ReactNode) => <strong>{children}</strong>,
  };
  return (
    <>
      {draft.problems.map((problem) => (
        <Notice key={`${problem.field}${problem.code}`} tone="warn">
          {problem.error}
        </Notice>
      ))}
      <p>
        {draft.email === ''
          ? rich('invoiceAmount', cost)
          : rich('invoiceLink', { ...cost, email: draft.email })}
      </p>
      <Select
        label={t('linkValid')}
        options={days.map((value) => ({
          value,
          label: t('days', { count: Number(value) }),
        }))}
        value={open}
        onChange={onDays}
        description={draft.sent ? t('linkValidDescription') : t('pricesStay')}
      />
    </>
  );
}
