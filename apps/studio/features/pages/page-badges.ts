import type { PageSummary } from '@veranda/contracts/pages';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

/** The page status labels of administration §3; a published page has none. */
export const statusLabels: Readonly<Record<PageSummary['status'], string>> = {
  draft: t('draft'),
  needs_review: t('needsReview'),
  scheduled: t('scheduled'),
  private: t('private'),
  published: t('published'),
};

const tones: Readonly<Record<PageSummary['status'], BadgeTone>> = {
  draft: 'neutral',
  needs_review: 'warn',
  scheduled: 'info',
  private: 'neutral',
  published: 'ok',
};

/** The marks of a row: home, its status, the proposal for it, and whether it was edited since the site was published. */
export function pageBadges(
  page: PageSummary,
): readonly { readonly label: string; readonly tone: BadgeTone }[] {
  return [
    ...(page.isHome ? [{ label: t('home'), tone: 'accent' as const }] : []),
    ...(page.status === 'published' ? [] : [{ label: statusLabels[page.status], tone: tones[page.status] }]),
    ...(page.proposal === 'review' && page.status !== 'needs_review'
      ? [{ label: statusLabels.needs_review, tone: tones.needs_review }]
      : []),
    ...(page.proposal === 'sent-back' ? [{ label: t('sentBack'), tone: 'info' as const }] : []),
    ...(page.editedSincePublish && !page.inTrash ? [{ label: t('edited'), tone: 'warn' as const }] : []),
  ];
}
