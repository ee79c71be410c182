import type { SiteNotice } from '@veranda/contracts/sites';

const names: Readonly<Record<Exclude<SiteNotice['removed'][number], 'email' | 'shippingRates'>, string>> = {
  address: 'the postal address',
  socialAccounts: 'the social accounts',
  announcement: 'the announcement',
  tagline: 'the tagline and description',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What was taken out of a site, what it had led to, and what is left to the owner to look at. */
export function identitySentences(notice: SiteNotice): readonly string[] {
  const removed = notice.removed.flatMap((part) =>
    part === 'email' || part === 'shippingRates' ? [] : [names[part]],
  );
  return [
    ...(notice.removed.includes('email')
      ? [
          `E-mails about orders, form answers and disputes went to ${notice.email}. They now go to ${notice.ownerEmail}. Check your orders for any you may have missed.`,
        ]
      : []),
    ...(removed.length > 0 ? [`We removed ${list.format(removed)} from the template.`] : []),
    ...(notice.removed.includes('shippingRates')
      ? ['We renamed the template’s shipping rates. Please check their prices, which have not changed.']
      : []),
    ...(notice.pages.length > 0
      ? [`The text on ${list.format(notice.pages)} still names the template’s business. Please change it.`]
      : []),
  ];
}
