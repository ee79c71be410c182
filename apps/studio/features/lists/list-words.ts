import type { SubscriberState } from '@veranda/contracts/lists';
import type { Delivery, DeliveryState } from '@veranda/contracts/lists-deliveries';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { counted } from '../../counted.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** Where somebody stands, in a word. */
export const subscriberWords: Readonly<Record<SubscriberState, Word>> = {
  pending: { label: 'Not confirmed', tone: 'warn' },
  subscribed: { label: 'Subscribed', tone: 'ok' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
  suppressed: { label: 'Suppressed', tone: 'danger' },
};

/** Where a delivery stands, in a word. */
export const deliveryWords: Readonly<Record<DeliveryState, Word>> = {
  pending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Delivered', tone: 'ok' },
  failed: { label: 'Retrying soon', tone: 'warn' },
  dead: { label: 'Failed', tone: 'danger' },
};

/** What a delivery goes to, in a word. */
export const kindWords: Readonly<Record<Delivery['kind'], string>> = {
  mail: 'Mail',
  list: 'Mailing list',
  mailchimp: 'Mailchimp',
  sheet: 'Spreadsheet',
  webhook: 'Automation',
};

/** "1 person", "12 people". */
export function peopleText(count: number): string {
  return counted(count, 'person', 'people');
}
