import type { ItemSummary } from '@veranda/contracts/items';
import { studioLanguage } from '@veranda/messages/studio/language';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

/** The states of administration §3. */
export const statusLabels: Readonly<Record<ItemSummary['status'], string>> = {
  draft: t('stateDraft'),
  needs_review: t('stateNeedsReview'),
  scheduled: t('stateScheduled'),
  private: t('statePrivate'),
  published: t('statePublished'),
};

/** States that a list gives: an item is scheduled by the publication that it goes live with. */
export const changeableStatuses = ['draft', 'needs_review', 'private', 'published'] as const;

const tones: Readonly<Record<ItemSummary['status'], BadgeTone>> = {
  draft: 'neutral',
  needs_review: 'warn',
  scheduled: 'info',
  private: 'neutral',
  published: 'ok',
};

interface ItemBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** State of an item, the proposal for it, and whether visitors see it in another state. */
export function itemBadges(item: ItemSummary): readonly ItemBadge[] {
  const { status, isPublished, editedSincePublish, proposal } = item;
  const isWaiting = status === 'published' && !isPublished;
  return [
    { label: statusLabels[status], tone: isWaiting ? 'info' : tones[status] },
    ...(proposal === 'review' && status !== 'needs_review'
      ? [{ label: statusLabels.needs_review, tone: tones.needs_review }]
      : []),
    ...(proposal === 'sent-back' ? [{ label: t('sentBack'), tone: 'info' as const }] : []),
    ...(editedSincePublish ? [{ label: t('edited'), tone: 'warn' as const }] : []),
  ];
}

/** The date of an item on the clock of its site: an event's beginning, else the one that readers see. */
export function itemDate({ startDate, publishOn }: ItemSummary, timeZone: string): string {
  const { tag } = studioLanguage();
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return format.format(startDate ?? publishOn);
}

/** Words for the items of a kind of collection. */
export function wordsOf(typeName: string) {
  if (typeName === 'gallery')
    return { add: t('newGallery'), none: t('noPictures'), noneText: t('noPicturesText') };
  if (typeName === 'blog') return { add: t('newBlog'), none: t('noPosts'), noneText: t('noPostsText') };
  if (typeName === 'events') return { add: t('newEvents'), none: t('noEvents'), noneText: t('noEventsText') };
  const add = typeName === 'projects' ? t('newProjects') : t('newOther');
  return { add, none: t('noItems'), noneText: t('noItemsText') };
}

/** A first item to write over: what it is called, said of, and says. */
export function sampleOf(typeName: string) {
  if (typeName === 'blog')
    return { title: t('samplePost'), excerpt: t('samplePostExcerpt'), text: t('samplePostText') };
  if (typeName === 'events')
    return { title: t('sampleEvent'), excerpt: t('sampleEventExcerpt'), text: t('sampleEventText') };
  if (typeName === 'projects')
    return { title: t('sampleProject'), excerpt: t('sampleProjectExcerpt'), text: t('sampleProjectText') };
  return { title: t('sampleItem'), excerpt: t('sampleItemExcerpt'), text: t('sampleItemText') };
}
