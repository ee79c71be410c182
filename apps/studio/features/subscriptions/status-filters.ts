import { t } from './messages.ts';

/** The states that the list of subscriptions can be narrowed to. */
export const statusFilters = [
  { value: 'all', label: t('all') },
  { value: 'active', label: t('active') },
  { value: 'past_due', label: t('pastDue') },
  { value: 'canceled', label: t('canceled') },
] as const;
