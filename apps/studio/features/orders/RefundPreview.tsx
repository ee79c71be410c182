import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@veranda/contracts/orders';
import { decodeJson, nullable, writtenRecord } from '@veranda/domain/decoders';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Spinner } from '@veranda/ui/Spinner.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { type RefundPart, refundPreviewQuery } from './order-changes.ts';
import { isByHand, tenderOf } from '@veranda/domain/payments/tender';
import { t } from './messages.ts';

interface RefundPreviewProps {
  readonly order: OrderDetail;
  /** Null while nothing is chosen. */
  readonly part: RefundPart | null;
}

/** Total of a refund, and its share of each payment: gift cards first. */
export function RefundPreview({ order, part }: RefundPreviewProps) {
  const site = useSite();
  const settled = useDebouncedValue(JSON.stringify(part));
  const refundParts = decodeJson(nullable(writtenRecord<RefundPart>), settled);
  const query = useQuery({
    ...refundPreviewQuery(site.id, order.id, refundParts ?? {}),
    enabled: refundParts !== null,
  });
  if (part === null) return <p className="ui-help">{t('refundPreviewHelp')}</p>;
  if (query.isError) return <Notice tone="warn">{messageOf(query.error)}</Notice>;
  if (!query.data || settled !== JSON.stringify(part))
    return (
      <p className="ui-help refund-wait" role="status">
        <Spinner /> {t('calculating')}
      </p>
    );
  return (
    <dl className="order-sums refund-sums" aria-label={t('refundSummary')}>
      {query.data.splits.map((split) => {
        const payment = order.payments.find(({ id }) => id === split.paymentId);
        return (
          <div key={split.paymentId} className="order-sum">
            <dt>
              {payment ? t('toTender', { tender: t('tender', tenderOf(payment)) }) : t('toThePayment')}
              {payment && isByHand(payment) ? (
                <span className="ui-help order-line-note">{t('youRefundThisYourself')}</span>
              ) : null}
            </dt>
            <dd>{showMoney(split.amount)}</dd>
          </div>
        );
      })}
      <div className="order-sum order-sum--total">
        <dt>{t('refund')}</dt>
        <dd>{showMoney(query.data.amount)}</dd>
      </div>
    </dl>
  );
}
