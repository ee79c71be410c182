import { type Delivery, getSheetFile } from '@veranda/contracts/lists-deliveries';
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
import { deliveryWords, kindWords } from './list-words.ts';

/** Deliveries as rows; one that failed says why and can be tried once more. */
export function DeliveryTable({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const site = useSite();
  const columns: readonly TableColumn<Delivery>[] = [
    {
      key: 'target',
      header: 'Goes to',
      onPhone: 'lead',
      render: (delivery) => (
        <span className="subscriber">
          <TargetName delivery={delivery} />
          <span className="ui-muted">
            {[kindWords[delivery.kind], delivery.formName]
              .filter((word) => word !== delivery.label)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: 'Status',
      onPhone: 'lead',
      render: (delivery) => <StateOf delivery={delivery} />,
    },
    {
      key: 'tries',
      header: 'Attempts',
      isEnd: true,
      onPhone: 'labelled',
      render: ({ attempts }) => attempts,
    },
    {
      key: 'answered',
      header: 'Response',
      render: ({ createdAt }) => <span className="ui-muted">{formatDateTime(createdAt)}</span>,
    },
    {
      key: 'acts',
      header: 'Actions',
      hideHeader: true,
      isEnd: true,
      onPhone: 'push',
      render: (delivery) =>
        mayWrite(site, 'forms') && ['failed', 'dead'].includes(delivery.state) ? (
          <ReplayButton delivery={delivery} />
        ) : null,
    },
  ];
  return <DataTable label="Deliveries" columns={columns} rows={deliveries} rowKey={({ id }) => id} />;
}

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
  const { label, tone } = deliveryWords[delivery.state];
  const note = delivery.nextTryAt === null ? '' : ` Next attempt: ${formatDateTime(delivery.nextTryAt)}.`;
  return (
    <span className="subscriber">
      <span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      {delivery.lastError === '' ? null : (
        <span className="ui-help">
          {delivery.lastError}
          {note}
        </span>
      )}
    </span>
  );
}

function ReplayButton({ delivery }: { readonly delivery: Delivery }) {
  const site = useSite();
  const { one } = useReplays(site.id);
  return (
    <Button
      size="small"
      aria-label={`Try again: ${delivery.label}`}
      isPending={one.isPending}
      onPress={() =>
        one.mutate(delivery.id, {
          onSuccess: () => showToast({ text: 'Sending again' }),
          onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
        })
      }
    >
      Try again
    </Button>
  );
}
