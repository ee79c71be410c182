import { Notice } from '@veranda/ui/Notice.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import type { DraftEdit } from './use-draft.ts';

/** Notices of a draft order that limit what can be changed: a payment is in progress, or the invoice was sent. */
export function DraftNotices({ edit }: { readonly edit: DraftEdit }) {
  const { draft } = edit;
  const { sent } = draft;
  return (
    <>
      {draft.state === 'paying' ? (
        <Notice tone="info">
          The customer is paying this invoice right now. You can’t change it in the meantime.
        </Notice>
      ) : null}
      {sent && draft.state !== 'paying' ? (
        <Notice tone={draft.state === 'expired' ? 'warn' : 'info'}>
          {`Sent to ${sent.to}, ${formatDateTime(sent.at)}. `}
          {draft.state === 'expired'
            ? 'Its link has expired. Send the invoice again so that it can be paid.'
            : `The link can be paid until ${formatDateTime(sent.expiresAt)}.`}
          {sent.total.value === draft.total.value
            ? ''
            : ` It showed ${showMoney(sent.total)}. The link now shows ${showMoney(draft.total)}.`}
        </Notice>
      ) : null}
    </>
  );
}
