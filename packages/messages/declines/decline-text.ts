import { translatorOf } from '../catalog.ts';
import { declineMessages } from './messages.ts';

/** Key of the reason why a payment was declined or a card not saved. */
export type DeclineReason = keyof typeof declineMessages.en;

/** Text of a reason as payments keep it: of a key its message in the language, else what the provider has written. */
export function declineText(reason: string, language: string): string {
  return isDeclineReason(reason) ? translatorOf(declineMessages, language)(reason) : reason;
}

function isDeclineReason(reason: string): reason is DeclineReason {
  return Object.hasOwn(declineMessages.en, reason);
}
