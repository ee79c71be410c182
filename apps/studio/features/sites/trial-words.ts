import { trialLeft } from '@veranda/domain/sites/trial';

/** What is told of a trial. */
export interface TrialWords {
  readonly words: string;
  /** What happens then, in a sentence or two. */
  readonly more: string;
  readonly isOver: boolean;
}

const kept = 'Nothing is deleted, and you can go on building here.';

/** What is left of a trial of 14 days (decisions, numbers); null for a site that is not on one. */
export function trialWords(
  site: { readonly status: string; readonly trialEndsAt: string | null },
  now: Date,
): TrialWords | null {
  const trialEndsAt = site.trialEndsAt === null ? null : new Date(site.trialEndsAt);
  const left = trialLeft({ status: site.status, trialEndsAt, isDemo: false }, now);
  if (left === null) return null;
  if (left.days === 0)
    return {
      words: 'Trial ended',
      more: `Visitors see a locked page. ${kept} Whoever runs this server can extend the trial.`,
      isOver: true,
    };
  const more = `After that visitors see a locked page until the trial is extended. ${kept}`;
  return {
    words: left.days === 1 ? 'Last day of trial' : `${String(left.days)} days of trial left`,
    more,
    isOver: false,
  };
}
