import { Notice } from '@veranda/ui/Notice.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import type { Draft } from '@veranda/contracts/orders-drafts';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

/**
 * Notices of a draft order that limit what can be changed: a payment is in progress, or the invoice was sent.
 */
export function DraftNotices({ edit }: { readonly edit: DraftEdit }) {
  const { draft } = edit;
  const { sent } = draft;
  return (
    <>
      {draft.state === 'paying' ? <Notice tone="info">{t('customerIsPaying')}</Notice> : null}
      {sent && draft.state !== 'paying' ? (
        <Notice tone={draft.state === 'expired' ? 'warn' : 'info'}>
          {sentMessages(draft, sent).join(' ')}
        </Notice>
      ) : null}
    </>
  );
}

function sentMessages(draft: Draft, sent: NonNullable<Draft['sent']>): readonly string[] {
  return [
    t('sentTo', { to: sent.to, date: formatDateTime(sent.at) }),
    draft.state === 'expired'
      ? t('linkExpired')
      : t('payableUntil', { date: formatDateTime(sent.expiresAt) }),
    ...(sent.total.value === draft.total.value
      ? []
      : [t('totalsDiffer', { sent: showMoney(sent.total), now: showMoney(draft.total) })]),
  ];
}
