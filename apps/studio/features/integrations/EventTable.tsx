import type { WebhookDelivery } from '@veranda/contracts/integrations-webhooks';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { formatDateTime } from '../../format-date-time.ts';
import { deliveryBadges } from '../mailing-lists/list-badges.ts';
import { EventActions } from './EventActions.tsx';
import { EventDialog } from './EventDialog.tsx';
import { topicLabel } from './webhook-messages.ts';
import { t } from './messages.ts';

const facts: readonly TableColumn<WebhookDelivery>[] = [
  {
    key: 'event',
    header: t('message'),
    mobileSlot: 'title',
    render: ({ topic, createdAt }) => (
      <span className="integration-name event-name">
        <strong>{topicLabel(topic)}</strong>
        <span className="ui-help">{formatDateTime(createdAt)}</span>
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
    key: 'response',
    header: t('response'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: ({ responseCode }) => responseCode ?? '–',
  },
  {
    key: 'tries',
    header: t('attempts'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: ({ attempts }) => attempts,
  },
];

/** Deliveries as rows; each shows its body, and one that has not arrived can be tried once more. */
export function EventTable({ deliveries }: { readonly deliveries: readonly WebhookDelivery[] }) {
  const [shown, setShown] = useState<WebhookDelivery | null>(null);
  const columns: readonly TableColumn<WebhookDelivery>[] = [
    ...facts,
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      isEnd: true,
      mobileSlot: 'end',
      render: (delivery) => <EventActions delivery={delivery} onShow={() => setShown(delivery)} />,
    },
  ];
  return (
    <>
      <DataTable label={t('messages')} columns={columns} rows={deliveries} rowKey={({ id }) => id} />
      {shown ? <EventDialog delivery={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function StateOf({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { label, tone } = deliveryBadges[delivery.state];
  return (
    <span className="integration-name">
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
