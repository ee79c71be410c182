import type { WebhookDelivery } from '@veranda/contracts/integrations-webhooks';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { formatDateTime } from '../../format-date-time.ts';
import { deliveryWords } from '../lists/list-words.ts';
import { EventActions } from './EventActions.tsx';
import { EventDialog } from './EventDialog.tsx';
import { topicText } from './webhook-words.ts';

const facts: readonly TableColumn<WebhookDelivery>[] = [
  {
    key: 'event',
    header: 'Message',
    onPhone: 'lead',
    render: ({ topic, createdAt }) => (
      <span className="integration-name event-name">
        <strong>{topicText(topic)}</strong>
        <span className="ui-help">{formatDateTime(createdAt)}</span>
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
    key: 'response',
    header: 'Response',
    isEnd: true,
    onPhone: 'labelled',
    render: ({ responseCode }) => responseCode ?? '–',
  },
  {
    key: 'tries',
    header: 'Attempts',
    isEnd: true,
    onPhone: 'labelled',
    render: ({ attempts }) => attempts,
  },
];

/** Deliveries as rows; each shows its body, and one that has not arrived can be tried once more. */
export function EventTable({ deliveries }: { readonly deliveries: readonly WebhookDelivery[] }) {
  const [shown, setShown] = useState<WebhookDelivery | null>(null);
  const columns: readonly TableColumn<WebhookDelivery>[] = [
    ...facts,
    {
      key: 'acts',
      header: 'Actions',
      hideHeader: true,
      isEnd: true,
      onPhone: 'push',
      render: (delivery) => <EventActions delivery={delivery} onShow={() => setShown(delivery)} />,
    },
  ];
  return (
    <>
      <DataTable label="Messages" columns={columns} rows={deliveries} rowKey={({ id }) => id} />
      {shown ? <EventDialog delivery={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function StateOf({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { label, tone } = deliveryWords[delivery.state];
  const next = delivery.nextTryAt === null ? '' : ` Next attempt: ${formatDateTime(delivery.nextTryAt)}.`;
  return (
    <span className="integration-name">
      <span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      {delivery.lastError === '' ? null : (
        <span className="ui-help">
          {delivery.lastError}
          {next}
        </span>
      )}
    </span>
  );
}
