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
          `Mails about orders, answers and disputes went to ${notice.email}. They go to ${notice.ownerEmail} now; look through your orders for any that you have missed.`,
        ]
      : []),
    ...(removed.length > 0 ? [`We removed ${list.format(removed)} of the template.`] : []),
    ...(notice.removed.includes('shippingRates')
      ? ['We renamed the template’s shipping rates. Their prices are as they were: please check them.']
      : []),
    ...(notice.pages.length > 0
      ? [`The text of ${list.format(notice.pages)} still names the template’s business. Please change it.`]
      : []),
  ];
}
