import { trialLeft } from '@veranda/domain/sites/trial';
import { t } from './messages.ts';

/** Texts about a trial. */
interface TrialMessages {
  readonly words: string;
  /** The consequence, in a sentence or two. */
  readonly more: string;
  readonly isOver: boolean;
}

/** Rest of a trial of 14 days (decisions §numbers); null for a site that is not on one. */
export function trialMessages(
  site: { readonly status: string; readonly trialEndsAt: string | null },
  now: Date,
): TrialMessages | null {
  const trialEndsAt = site.trialEndsAt === null ? null : new Date(site.trialEndsAt);
  const left = trialLeft({ status: site.status, trialEndsAt, isDemo: false }, now);
  if (left === null) return null;
  if (left.days === 0)
    return {
      words: t('trialEnded'),
      more: t('trialEndedText'),
      isOver: true,
    };
  const more = t('trialText');
  return {
    words: t('daysOfTrialLeft', { days: left.days }),
    more,
    isOver: false,
  };
}
