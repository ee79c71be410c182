import { t } from './messages.ts';

/** The states that the list of members can be narrowed to. */
export const membershipStatuses = [
  { value: 'all', label: t('all') },
  { value: 'active', label: t('active') },
  { value: 'ended', label: t('ended') },
] as const;
