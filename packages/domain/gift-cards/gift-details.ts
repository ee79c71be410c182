import { emailLength, isEmailAddress } from '../mail/email-address.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Delivery details of a gift card, as its buyer entered them. */
export interface GiftDetails {
  readonly recipientName: string;
  /** Empty: it is mailed to the buyer. */
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** Milliseconds since 1970; null for at once. */
  readonly deliverAt: number | null;
}

/** Details of a gift card without any instructions: to the buyer, at once. */
export const plainGift: GiftDetails = {
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  deliverAt: null,
};

/**
 * The most characters of the message (storefront, commerce: 80), of names and of an address; and days ahead.
 */
export const giftLimits = { message: 80, name: 100, email: emailLength.max, daysAhead: 366 } as const;

/** Everything that is wrong with what was typed; a card for somebody else needs their address. */
export function giftProblems(
  typed: {
    readonly toRecipient: boolean;
    readonly recipientName: string;
    readonly recipientEmail: string;
    readonly senderName: string;
    readonly message: string;
    /** `2026-12-24`, or empty for at once. */
    readonly deliverOn: string;
  },
  today: string,
): Refusal[] {
  const problems: Refusal[] = [];
  const email = typed.recipientEmail.trim();
  if (typed.toRecipient) {
    if (email === '') problems.push(refuse('recipient-email-blank', { field: 'recipientEmail' }));
    else if (email.length > giftLimits.email || !isEmailAddress(email))
      problems.push(refuse('recipient-email-invalid', { field: 'recipientEmail' }));
  }
  for (const field of ['recipientName', 'senderName'] as const)
    if (typed[field].length > giftLimits.name)
      problems.push(refuse('gift-name-too-long', { field, params: { limit: giftLimits.name } }));
  if (typed.message.length > giftLimits.message)
    problems.push(
      refuse('gift-message-too-long', { field: 'message', params: { limit: giftLimits.message } }),
    );
  return [...problems, ...dateProblems(typed.deliverOn, today)];
}

function dateProblems(deliverOn: string, today: string): Refusal[] {
  if (deliverOn === '') return [];
  const days = dayNumber(deliverOn);
  const first = dayNumber(today);
  if (days === null) return [refuse('gift-date-invalid', { field: 'deliverOn' })];
  if (first !== null && days < first) return [refuse('gift-date-past', { field: 'deliverOn' })];
  if (first !== null && days > first + giftLimits.daysAhead)
    return [refuse('gift-date-too-far', { field: 'deliverOn' })];
  return [];
}

/** Days since 1970 of a calendar date; null for what is none. */
function dayNumber(date: string): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? Math.round(at.getTime() / 86_400_000) : null;
}
