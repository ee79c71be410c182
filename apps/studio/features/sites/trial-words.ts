const dayLength = 86_400_000;

/** What is left of a trial of 14 days (decisions, numbers); null for a site that is not on one. */
export function trialWords(
  site: { readonly status: string; readonly trialEndsAt: string | null },
  now: Date,
): { readonly words: string; readonly isOver: boolean } | null {
  if (site.status === 'expired') return { words: 'Trial ended', isOver: true };
  if (site.status !== 'trial' || !site.trialEndsAt) return null;
  const days = Math.ceil((Date.parse(site.trialEndsAt) - now.getTime()) / dayLength);
  if (days <= 0) return { words: 'Trial ended', isOver: true };
  return { words: days === 1 ? 'Last day of trial' : `${String(days)} days of trial left`, isOver: false };
}
