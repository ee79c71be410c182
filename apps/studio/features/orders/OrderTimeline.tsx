import type { OrderDetail } from '@veranda/contracts/orders';
import { Panel } from '@veranda/ui/Panel.tsx';
import { formatMoment } from '../../format-moment.ts';

/** What has happened, newest first; `events` come in the order of their happening. */
export function OrderTimeline({ events }: { readonly events: OrderDetail['timeline'] }) {
  return (
    <Panel title="Timeline">
      <ol className="timeline">
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <span>{event.text}</span>
            <span className="ui-help">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
              {event.actor ? ` · ${event.actor}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
