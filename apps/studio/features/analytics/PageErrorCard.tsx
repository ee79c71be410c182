import type { PageError } from '@veranda/contracts/analytics';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useForgetError } from './error-queries.ts';
import { t } from './messages.ts';

interface PageErrorCardProps {
  readonly error: PageError;
  readonly site: string;
}

/** One kind of error: what it says, how often and where; unfolded, the way there and the browser. */
export function PageErrorCard({ error, site }: PageErrorCardProps) {
  const forget = useForgetError(site);
  const press = () =>
    forget.mutate(error.id, {
      onSuccess: () => showToast({ text: t('dismissed') }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <li className="page-error">
      <details>
        <summary>
          <span className="page-error-message">{error.message || t('anErrorWithoutAMessage')}</span>
          <span className="page-error-facts">
            {times(error.times)} · {formatDateTime(error.lastAt)} · {error.page}
          </span>
        </summary>
        {error.stack === '' ? null : <pre>{error.stack}</pre>}
        <dl className="page-error-details">
          <dt>{t('firstSeen')}</dt>
          <dd>{formatDateTime(error.firstAt)}</dd>
          <dt>{t('browser')}</dt>
          <dd>{error.userAgent || t('unknownBrowser')}</dd>
        </dl>
      </details>
      <Button size="small" variant="quiet" isPending={forget.isPending} onPress={press}>
        {t('dismiss')}
        <span className="ui-hidden"> {error.message}</span>
      </Button>
    </li>
  );
}

function times(count: number): string {
  return t('errorTimes', { count });
}
