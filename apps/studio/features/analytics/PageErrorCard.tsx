import type { PageError } from '@veranda/contracts/analytics';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useForgetError } from './error-queries.ts';

export interface PageErrorCardProps {
  readonly error: PageError;
  readonly site: string;
}

/** One kind of error: what it says, how often and where; unfolded, the way there and the browser. */
export function PageErrorCard({ error, site }: PageErrorCardProps) {
  const forget = useForgetError(site);
  const press = () =>
    forget.mutate(error.id, {
      onSuccess: () => showToast({ text: 'Dismissed. It will appear again if it happens again.' }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <li className="page-error">
      <details>
        <summary>
          <span className="page-error-message">{error.message || 'An error without a message'}</span>
          <span className="page-error-facts">
            {times(error.times)} · {formatDateTime(error.lastAt)} · {error.page}
          </span>
        </summary>
        {error.stack === '' ? null : <pre>{error.stack}</pre>}
        <dl className="page-error-details">
          <dt>First seen</dt>
          <dd>{formatDateTime(error.firstAt)}</dd>
          <dt>Browser</dt>
          <dd>{error.userAgent || 'unknown'}</dd>
        </dl>
      </details>
      <Button size="small" variant="quiet" isPending={forget.isPending} onPress={press}>
        Dismiss<span className="ui-hidden"> {error.message}</span>
      </Button>
    </li>
  );
}

function times(count: number): string {
  return count === 1 ? 'Once' : `${count.toLocaleString('en-US')} times`;
}
