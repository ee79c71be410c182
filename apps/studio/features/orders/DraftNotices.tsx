import { Notice } from '@veranda/ui/Notice.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import type { DraftEdit } from './use-draft.ts';

/** What is to be known before anything is changed: it is being paid, or was sent. */
export function DraftNotices({ edit }: { readonly edit: DraftEdit }) {
  const { draft } = edit;
  const { sent } = draft;
  return (
    <>
      {draft.state === 'paying' ? (
        <Notice tone="info">The customer is paying this right now. It cannot be changed meanwhile.</Notice>
      ) : null}
      {sent && draft.state !== 'paying' ? (
        <Notice tone={draft.state === 'expired' ? 'warn' : 'info'}>
          {`Sent to ${sent.to}, ${formatDateTime(sent.at)}. `}
          {draft.state === 'expired'
            ? 'Its link has ended: send it again to let it be paid.'
            : `The link can be paid until ${formatDateTime(sent.expiresAt)}.`}
          {sent.total.value === draft.total.value
            ? ''
            : ` It said ${showMoney(sent.total)}; who opens it now sees ${showMoney(draft.total)}.`}
        </Notice>
      ) : null}
    </>
  );
}
