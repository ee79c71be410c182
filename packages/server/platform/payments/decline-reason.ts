import { translatorOf } from '@veranda/messages/catalog';
import { declineMessages } from '@veranda/messages/declines/messages';

/** Key of the reason why a payment was declined or a card not saved. */
export type DeclineReason = keyof typeof declineMessages.en;

/**
 * Text of a reason as payments keep it: of a key its message in the language, else what the provider has
 * written.
 */
export function declineText(reason: string, language: string): string {
  return isDeclineReason(reason) ? translatorOf(declineMessages, language)(reason) : reason;
}

/** True for a reason that has a message, false for a text of the provider. */
export function isDeclineReason(reason: unknown): reason is DeclineReason {
  return typeof reason === 'string' && Object.hasOwn(declineMessages.en, reason);
}
