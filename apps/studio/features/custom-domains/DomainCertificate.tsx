import type { DomainView } from '@veranda/contracts/custom-domains';
import { formatDateTime, formatDay } from '../../format-date-time.ts';
import { t } from './messages.ts';

/** The certificate of a domain: until when it is valid, or why there is none; nothing while the first is ordered. */
export function DomainCertificate({ certificate }: Pick<DomainView, 'certificate'>) {
  if (!certificate || (certificate.state === 'waiting' && certificate.until === null)) return null;
  const { state, problem, nextAt } = certificate;
  return (
    <p role="status" className={state === 'issued' && !problem ? 'ui-help' : undefined}>
      {[
        validity(certificate),
        problem ? t(`certificateProblem:${problem}`) : null,
        nextAt ? t('nextOrder', { time: formatDateTime(nextAt) }) : null,
      ]
        .filter((sentence) => sentence !== null)
        .join(' ')}
    </p>
  );
}

function validity({ state, until, problem }: NonNullable<DomainView['certificate']>): string {
  if (until === null) return t('certificate:failed');
  const date = formatDay(until);
  if (state !== 'issued') return t('certificate:expired', { date });
  return t(problem ? 'certificate:notRenewed' : 'certificate:issued', { date });
}
