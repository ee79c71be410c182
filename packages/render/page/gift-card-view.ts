import { fillPlaceholders } from '@veranda/domain/placeholders';
import { giftLimits } from '@veranda/domain/gift-cards/gift-details';
import type { SystemContent } from './render-page.ts';

type Messages = Readonly<Record<string, string>>;

/** The page on which a gift card is bought. */
export interface GiftCardView {
  readonly action: string;
  readonly title: string;
  /** HTML of the allow-list. */
  readonly excerpt: string;
  readonly imageUrl: string;
  readonly values: readonly { readonly sku: string; readonly label: string }[];
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** The error of a field by its name; what belongs to no field is above the form. */
  readonly errors: Readonly<Record<string, string>>;
  readonly crumb: string;
  /** The first and the last day that may be wished, `2026-12-24`. */
  readonly today: string;
  readonly lastDay: string;
}

/** The gift card page (page type 201): the denominations, and what is said of the delivery. */
export function giftCardContent(view: GiftCardView, strings: Messages): SystemContent {
  const { typed, errors } = view;
  const [first] = Object.values(errors);
  const count = (typed['message'] ?? '').length;
  return {
    word: 'checkout',
    title: 'giftCardTitle',
    template: '{@|apply gift-card-page}',
    context: {
      ...view,
      values: view.values.map((value, index) => ({
        ...value,
        id: `gift-value-${index}`,
        chosen: value.sku === typed['sku'] || view.values.length === 1,
      })),
      notice: first ?? '',
      noticeTitle: strings['giftCardErrorTitle'],
      toRecipient: typed['to'] !== 'me',
      toMe: typed['to'] === 'me',
      messageLimit: giftLimits.message,
      messageCount: fillPlaceholders(strings['giftCardTextCount'] ?? '', {
        current: String(count),
        max: String(giftLimits.message),
      }),
      propsJson: '{}',
    },
  };
}

/** The page on which the balance of a card is asked for. */
export interface GiftBalanceView {
  readonly crumb: string;
  readonly error: string;
  readonly code: string;
  readonly found: { readonly amount: string; readonly last4: string } | null;
}

export function giftBalanceContent(view: GiftBalanceView, strings: Messages): SystemContent {
  const { crumb, error, code, found } = view;
  return {
    word: 'checkout',
    title: 'giftBalanceTitle',
    template: '{@|apply gift-balance-page}',
    context: {
      crumb,
      typed: { code },
      errors: error === '' ? {} : { code: error },
      found: found && {
        left: fillPlaceholders(strings['giftBalanceLeft'] ?? '', { amount: found.amount }),
        card: fillPlaceholders(strings['giftBalanceCard'] ?? '', { last4: found.last4 }),
      },
    },
  };
}
