import type { OrderDetail } from '@veranda/contracts/orders';
import { Panel } from '@veranda/ui/Panel.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { useAccount } from '../../use-account.ts';
import { useSite } from '../../shell/use-site.ts';
import { NewNote } from './NewNote.tsx';
import { TimelineNote } from './TimelineNote.tsx';
import { useOrderNotes } from './use-order-notes.ts';
import { t } from './messages.ts';

interface OrderTimelineProps {
  readonly order: Pick<OrderDetail, 'id' | 'timeline'>;
  readonly isReadOnly: boolean;
}

/** Events and notes of an order, newest first; the timeline comes in the order of its happening. */
export function OrderTimeline({ order, isReadOnly }: OrderTimelineProps) {
  const account = useAccount();
  const notes = useOrderNotes(useSite().id, order.id);
  return (
    <Panel title={t('timeline')}>
      {isReadOnly ? null : <NewNote add={notes.add} />}
      <ol className="timeline">
        {order.timeline.toReversed().map((event) => (
          <li key={event.id}>
            {event.note ? (
              <TimelineNote
                id={event.id}
                text={event.text}
                isOwn={!isReadOnly && [account.id, ''].includes(event.note.authorId)}
                notes={notes}
              />
            ) : (
              <span>{event.text}</span>
            )}
            <span className="ui-help">
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
              {event.actor ? ` · ${event.actor}` : ''}
              {event.note?.edited ? ` · ${t('edited')}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
