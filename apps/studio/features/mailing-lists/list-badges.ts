import type { SubscriberState } from '@veranda/contracts/mailing-lists';
import type { Delivery, DeliveryState } from '@veranda/contracts/mailing-lists-deliveries';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** State of a subscriber, in a word. */
export const subscriberBadges: Readonly<Record<SubscriberState, Word>> = {
  pending: { label: t('notConfirmed'), tone: 'warn' },
  subscribed: { label: t('subscribed'), tone: 'ok' },
  unsubscribed: { label: t('unsubscribed'), tone: 'neutral' },
  suppressed: { label: t('suppressed'), tone: 'danger' },
};

/** State of a delivery, in a word. */
export const deliveryBadges: Readonly<Record<DeliveryState, Word>> = {
  pending: { label: t('sending'), tone: 'info' },
  sent: { label: t('delivered'), tone: 'ok' },
  failed: { label: t('retryingSoon'), tone: 'warn' },
  dead: { label: t('failed'), tone: 'danger' },
};

/** Target of a delivery, in a word. */
export const deliveryKindLabels: Readonly<Record<Delivery['kind'], string>> = {
  mail: t('mail'),
  list: t('mailingList'),
  mailchimp: t('mailchimp'),
  sheet: t('spreadsheet'),
  webhook: t('automation'),
};
