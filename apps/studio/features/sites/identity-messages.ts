import type { SiteNotice } from '@veranda/contracts/sites';
import { formatList } from '../../format-list.ts';
import { t } from './messages.ts';

const names: Readonly<Record<Exclude<SiteNotice['removed'][number], 'email' | 'shippingRates'>, string>> = {
  address: t('removedAddress'),
  socialAccounts: t('removedSocialAccounts'),
  announcement: t('removedAnnouncement'),
  tagline: t('removedTagline'),
};

/** Sentences about details of a template that were removed from a site, and what is left to the owner. */
export function identityMessages(notice: SiteNotice): readonly string[] {
  const removed = notice.removed.flatMap((part) =>
    part === 'email' || part === 'shippingRates' ? [] : [names[part]],
  );
  return [
    ...(notice.removed.includes('email')
      ? [t('emailsWentTo', { email: notice.email, ownerEmail: notice.ownerEmail })]
      : []),
    ...(removed.length > 0 ? [t('removedFromTemplate', { removed: formatList(removed) })] : []),
    ...(notice.removed.includes('shippingRates') ? [t('ratesRenamed')] : []),
    ...(notice.pages.length > 0 ? [t('pagesStillName', { pages: formatList(notice.pages) })] : []),
  ];
}
