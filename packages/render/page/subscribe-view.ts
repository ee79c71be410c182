import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { SystemContent } from './render-page.ts';

/** The page on which a subscription is agreed to. Amounts and dates are ready to be shown. */
export interface SubscribeView {
  readonly title: string;
  readonly options: string;
  readonly imageUrl: string;
  /** `$12.00 every month for 1 year`. */
  readonly phrase: string;
  /** `$12.00 every month`. */
  readonly every: string;
  readonly first: string;
  /** Empty when there is only one charge. */
  readonly next: string;
  /** Charges in all; 0 until it is canceled. */
  readonly charges: number;
  /** Kind of subscription: the words differ, and whether anything may be added at the checkout. */
  readonly kind: 'goods' | 'donation' | 'membership';
  /** True when the buyer is charged again and has to agree to that. */
  readonly asksAgreement: boolean;
  readonly total: string;
  /** Not empty while it cannot be bought. */
  readonly problem: string;
  readonly crumb: string;
  /** A path of the site: where one comes back to after logging in. */
  readonly returnTo: string;
  /** E-mail address of the signed-in customer; empty for nobody. */
  readonly email: string;
  readonly error: string;
}

const titles = {
  goods: 'subscribeTitle',
  donation: 'subscribeDonationTitle',
  membership: 'membershipTitle',
} as const;

/** The subscription page (page type 201). */
export function subscribeContent(
  view: SubscribeView,
  strings: Readonly<Record<string, string>>,
): SystemContent {
  const text = (key: string, params: Readonly<Record<string, string>> = {}): string =>
    fillPlaceholders(strings[key] ?? '', params);
  const { charges, total } = view;
  // A donation is what it is; to everything else the checkout may add something.
  const mayGrow = view.kind !== 'donation';
  return {
    word: 'checkout',
    title: titles[view.kind],
    template: '{@|apply subscribe-page}',
    context: {
      ...view,
      heading: text(titles[view.kind]),
      extraNote:
        view.kind === 'donation'
          ? ''
          : text(view.kind === 'goods' ? 'subscribeExtraNote' : 'membershipTaxNote'),
      accountNote: text(view.kind === 'membership' ? 'membershipAccountNote' : 'subscribeAccountNote'),
      firstText: text('subscribeFirstToday', { amount: view.first }),
      nextText: view.next || text('subscribeNextNone'),
      totalText:
        charges === 0
          ? text('subscribeTotalEndless')
          : charges === 1
            ? text('subscribeTotalOne')
            : text(mayGrow ? 'subscribeTotalMore' : 'subscribeTotalMany', {
                count: String(charges),
                amount: total,
              }),
      agreeText: text(mayGrow ? 'subscribeAgreeMore' : 'subscribeAgreeLabel', { phrase: view.phrase }),
      asText: text('subscribeAsText', { email: view.email }),
      notice: view.error,
      noticeTitle: text('subscribeErrorTitle'),
    },
  };
}
