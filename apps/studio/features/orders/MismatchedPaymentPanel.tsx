import type { MismatchedPayment } from '@veranda/contracts/mismatched-payments';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useHandleMismatch } from './mismatch-queries.ts';
import { mismatchAdvice, providerName, providerPage, refusedSentence } from './mismatch-words.ts';

/** One payment of another price: what is known of it, what to do, and that it was done. */
export function MismatchedPaymentPanel({ payment }: { readonly payment: MismatchedPayment }) {
  const site = useSite();
  const refusal = refusedSentence(payment);
  const handle = useHandleMismatch(site.id);
  const mark = () =>
    handle.mutate(payment.id, {
      onSuccess: () => showToast({ text: 'Payment marked as handled' }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <Panel
      title={`Payment ${payment.reference}`}
      actions={
        payment.handledAt === null ? <Badge tone="warn">To review</Badge> : <Badge tone="ok">Handled</Badge>
      }
    >
      <div className="ui-stack">
        <MismatchFacts payment={payment} />
        {refusal === '' ? null : <Notice tone="warn">{refusal}</Notice>}
        {payment.handledAt === null
          ? mismatchAdvice(payment).map((sentence) => <p key={sentence}>{sentence}</p>)
          : null}
        {payment.handledAt !== null ? (
          <p className="ui-help">
            Marked as handled by {payment.handledBy} · {formatDateTime(payment.handledAt)}
          </p>
        ) : mayWrite(site, 'orders') ? (
          <div>
            <Button
              aria-label={`Mark as handled: payment ${payment.reference}`}
              onPress={mark}
              isPending={handle.isPending}
            >
              Mark as handled
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

function MismatchFacts({ payment }: { readonly payment: MismatchedPayment }) {
  const page = providerPage(payment);
  return (
    <dl className="mismatch-facts">
      <dt>When</dt>
      <dd>{formatDateTime(payment.at)}</dd>
      <dt>Amount of the order</dt>
      <dd>{payment.expected}</dd>
      <dt>Amount at {providerName(payment)}</dt>
      <dd>
        <strong>{payment.reported || 'Not recorded'}</strong>
      </dd>
      <dt>Reference at {providerName(payment)}</dt>
      <dd className="mismatch-reference">
        {page === null ? (
          payment.reference
        ) : (
          <TextLink href={page} target="_blank">
            {payment.reference}
          </TextLink>
        )}
      </dd>
      <dt>Buyer</dt>
      <dd className="mismatch-reference">
        <TextLink href={`mailto:${payment.email}`}>{payment.email}</TextLink>
      </dd>
    </dl>
  );
}
