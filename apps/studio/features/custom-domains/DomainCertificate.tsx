import type { DomainView } from '@veranda/contracts/custom-domains';
import { formatDateTime, formatDay } from '../../format-date-time.ts';
import { t } from './messages.ts';

/** The certificate of a domain: until when it is valid, or why there is none; nothing while it is ordered. */
export function DomainCertificate({ certificate }: Pick<DomainView, 'certificate'>) {
  if (!certificate || certificate.state === 'waiting') return null;
  const { state, until, problem, nextAt } = certificate;
  const isIssued = state === 'issued';
  return (
    <p role="status" className={isIssued && !problem ? 'ui-help' : undefined}>
      {[
        isIssued ? t('certificate:issued', { date: until ? formatDay(until) : '' }) : t('certificate:failed'),
        isIssued && problem ? t('renewalFailed') : null,
        problem ? t(`certificateProblem:${problem}`) : null,
        nextAt ? t('nextOrder', { time: formatDateTime(nextAt) }) : null,
      ]
        .filter((sentence) => sentence !== null)
        .join(' ')}
    </p>
  );
}
