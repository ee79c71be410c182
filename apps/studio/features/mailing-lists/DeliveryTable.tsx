import { type Delivery, getSheetFile } from '@veranda/contracts/mailing-lists-deliveries';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { addressOf } from '../../api/address.ts';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useReplays } from './delivery-queries.ts';
import { deliveryBadges, deliveryKindLabels } from './list-badges.ts';
import { t } from './messages.ts';

/** Deliveries as rows; one that failed says why and can be tried once more. */
export function DeliveryTable({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  return <DataTable label={t('deliveries')} columns={columns} rows={deliveries} rowKey={({ id }) => id} />;
}

const columns: readonly TableColumn<Delivery>[] = [
  {
    key: 'target',
    header: t('goesTo'),
    mobileSlot: 'title',
    render: (delivery) => (
      <span className="subscriber">
        <TargetName delivery={delivery} />
        <span className="ui-muted">
          {[deliveryKindLabels[delivery.kind], delivery.formName]
            .filter((word) => word !== delivery.label)
            .join(' · ')}
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('status'),
    mobileSlot: 'title',
    render: (delivery) => <StateOf delivery={delivery} />,
  },
  {
    key: 'tries',
    header: t('attempts'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: ({ attempts }) => attempts,
  },
  {
    key: 'answered',
    header: t('response'),
    render: ({ createdAt }) => <span className="ui-muted">{formatDateTime(createdAt)}</span>,
  },
  {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (delivery) =>
      ['failed', 'dead'].includes(delivery.state) ? <ReplayButton delivery={delivery} /> : null,
  },
];

function TargetName({ delivery }: { readonly delivery: Delivery }) {
  const site = useSite();
  if (delivery.sheetFile === null || delivery.state !== 'sent') return <strong>{delivery.label}</strong>;
  const params = { site: site.id, form: delivery.formId };
  const href = addressOf(getSheetFile, { params, query: { name: delivery.sheetFile } });
  return (
    <TextLink href={href} download>
      {delivery.label}
    </TextLink>
  );
}

function StateOf({ delivery }: { readonly delivery: Delivery }) {
  const { label, tone } = deliveryBadges[delivery.state];
  return (
    <span className="subscriber">
      <span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      {delivery.lastError === '' ? null : (
        <span className="ui-help">
          {delivery.nextTryAt === null
            ? delivery.lastError
            : t('errorNextAttempt', { error: delivery.lastError, date: formatDateTime(delivery.nextTryAt) })}
        </span>
      )}
    </span>
  );
}

function ReplayButton({ delivery }: { readonly delivery: Delivery }) {
  const site = useSite();
  const { one } = useReplays(site.id);
  if (!mayWrite(site, 'forms')) return null;
  return (
    <Button
      size="small"
      aria-label={t('tryAgainFor', { label: delivery.label })}
      isPending={one.isPending}
      onPress={() =>
        one.mutate(delivery.id, {
          onSuccess: () => showToast({ text: t('sendingAgain') }),
          onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
        })
      }
    >
      {t('tryAgain')}
    </Button>
  );
}
