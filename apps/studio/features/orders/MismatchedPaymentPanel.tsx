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
import { mismatchAdvice, providerName, providerPage, refusalMessage } from './mismatch-messages.ts';
import { t } from './messages.ts';

/** One payment of another price: what is known of it, what to do, and that it was done. */
export function MismatchedPaymentPanel({ payment }: { readonly payment: MismatchedPayment }) {
  const refusal = refusalMessage(payment);
  return (
    <Panel
      title={t('paymentReference', { reference: payment.reference })}
      actions={
        payment.handledAt === null ? (
          <Badge tone="warn">{t('toReview')}</Badge>
        ) : (
          <Badge tone="ok">{t('handled')}</Badge>
        )
      }
    >
      <div className="ui-stack">
        <MismatchFacts payment={payment} />
        {refusal === '' ? null : <Notice tone="warn">{refusal}</Notice>}
        {payment.handledAt === null
          ? mismatchAdvice(payment).map((sentence) => <p key={sentence}>{sentence}</p>)
          : null}
        <MismatchHandling payment={payment} />
      </div>
    </Panel>
  );
}

function MismatchHandling({ payment }: { readonly payment: MismatchedPayment }) {
  const site = useSite();
  const handle = useHandleMismatch(site.id);
  const mark = () =>
    handle.mutate(payment.id, {
      onSuccess: () => showToast({ text: t('paymentMarkedAsHandled') }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  if (payment.handledAt !== null)
    return (
      <p className="ui-help">
        {t('paymentText', { handledBy: payment.handledBy, date: formatDateTime(payment.handledAt) })}
      </p>
    );
  if (!mayWrite(site, 'orders')) return null;
  return (
    <div>
      <Button
        aria-label={t('markAsHandledPayment', { reference: payment.reference })}
        onPress={mark}
        isPending={handle.isPending}
      >
        {t('markAsHandled')}
      </Button>
    </div>
  );
}

function MismatchFacts({ payment }: { readonly payment: MismatchedPayment }) {
  const page = providerPage(payment);
  return (
    <dl className="mismatch-facts">
      <dt>{t('when')}</dt>
      <dd>{formatDateTime(payment.at)}</dd>
      <dt>{t('amountOfTheOrder')}</dt>
      <dd>{payment.expected}</dd>
      <dt>{t('amountAtProviderName', { providerName: providerName(payment) })}</dt>
      <dd>
        <strong>{payment.reported || t('notRecorded')}</strong>
      </dd>
      <dt>{t('referenceAtProviderName', { providerName: providerName(payment) })}</dt>
      <dd className="mismatch-reference">
        {page === null ? (
          payment.reference
        ) : (
          <TextLink href={page} target="_blank">
            {payment.reference}
          </TextLink>
        )}
      </dd>
      <dt>{t('buyer')}</dt>
      <dd className="mismatch-reference">
        <TextLink href={`mailto:${payment.email}`}>{payment.email}</TextLink>
      </dd>
    </dl>
  );
}
